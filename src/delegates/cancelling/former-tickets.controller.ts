import { Controller, Get, Injectable, Param } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Allow } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData, ShownDate } from '../../platform/http/openapi/answers.js';
import { TicketEvent, toTicketEvent } from '../../registrations/registrations.dto.js';
import { FormerTicket } from './former-ticket.entity.js';

/** What is left of a ticket whose place somebody else has now: nothing of that person. */
export class FormerTicketView {
  @ApiProperty() event: TicketEvent;
  @ShownDate({ description: 'When the place was passed on' }) passed_on_at: string;
}

@Injectable()
export class FormerTickets {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws ApiError 404 */
  async find(uuid: string): Promise<FormerTicketView> {
    const former = await this.dataSource.manager.findOne(FormerTicket, {
      where: { uuid },
      relations: { event: true },
    });
    if (!former?.event) throw ApiError.notFound('Ticket');
    return { event: toTicketEvent(former.event), passed_on_at: former.ended_at.toISOString() };
  }
}

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
