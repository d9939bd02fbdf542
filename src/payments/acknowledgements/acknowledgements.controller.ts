import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { Acknowledgement } from './acknowledgement.dto.js';
import { Acknowledgements } from './acknowledgements.js';

@ApiTags('Payments')
@Controller('movements')
export class AcknowledgementsController {
  constructor(private readonly acknowledgements: Acknowledgements) {}

  /** Read the acknowledgement of a payment, as its payer got it by mail: its number, the sum in words, what it is for, and what became of it */
  @Get(':id/acknowledgement')
  @Allow('movements:read')
  @AnswersData(Acknowledgement)
  @FailsWith(
    404,
    'There is no such payment; a correction and money that was paid back have no acknowledgement',
  )
  async read(@Param('id', UuidParam) id: string) {
    return { data: await this.acknowledgements.read(id) };
  }
}
