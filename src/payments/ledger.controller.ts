import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, type Caller, CallerOf } from '../platform/http/caller.js';
import { AnswersAll, AnswersData, FailsWith } from '../platform/http/openapi/answers.js';
import { IdempotencyKeyOf } from '../platform/idempotency/insert-once.js';
import { TakesIdempotencyKey } from '../platform/idempotency/takes-idempotency-key.js';
import { UuidParam } from '../platform/http/uuid.js';
import { EventMoney, Money } from '../registrations/money.js';
import { NewRefund, ToReturn } from './ledger.dto.js';
import { Ledger } from './ledger.js';

/** Sums of the ledger, and what is paid back. */
@ApiTags('Payments')
@Controller()
export class LedgerController {
  constructor(private readonly ledger: Ledger) {}

  /** What is to be returned: to whom, how much, by which channel it came, since when (1,000 at most, the longest first) */
  @Get('payments/to-return')
  @Allow('delegates:read')
  @AnswersAll(ToReturn)
  async toReturn() {
    return { data: await this.ledger.toReturn() };
  }

  /** Enter what was paid back; the payer is told by mail */
  @Post('registrations/:id/refunds')
  @HttpCode(200)
  @Allow('delegates:write')
  @TakesIdempotencyKey()
  @AnswersData(Money)
  @FailsWith(409, 'Less than this is to be returned, or the key was used for another refund')
  async refund(
    @Param('id', UuidParam) id: string,
    @Body() body: NewRefund,
    @IdempotencyKeyOf() key: string | undefined,
    @CallerOf() by: Caller,
  ) {
    return { data: await this.ledger.refund(id, body, key, by) };
  }

  /** The money of an event, by its slug or id: due, received, owed, to return, by channel */
  @Get('events/:event/money')
  @Allow('delegates:read')
  @AnswersData(EventMoney)
  async ofEvent(@Param('event') event: string) {
    return { data: await this.ledger.ofEvent(event) };
  }
}
