import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData } from '../../platform/http/openapi/answers.js';
import { FormerTicketView } from './former-tickets.dto.js';
import { FormerTickets } from './former-tickets.js';

@ApiTags('Delegates')
@Controller('former-tickets')
export class FormerTicketsController {
  constructor(private readonly tickets: FormerTickets) {}

  /** What became of a ticket whose place was passed on: 404 for every other */
  @Get(':uuid')
  @Allow('anyone')
  @AnswersData(FormerTicketView)
  async find(@Param('uuid', UuidParam) uuid: string) {
    return { data: await this.tickets.find(uuid) };
  }
}
