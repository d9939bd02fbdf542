import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { IdempotencyKeyOf, TakesKeyOfEntry } from '../../platform/idempotency/takes-idempotency-key.js';
import { Money } from '../../registrations/money.js';
import { NewPayment } from './by-hand.dto.js';
import { PaymentsByHand } from './payments-by-hand.js';

@ApiTags('Payments')
@Controller('registrations')
export class ByHandController {
  constructor(private readonly payments: PaymentsByHand) {}

  /** Enter what was received, whole or in part: the payer gets its acknowledgement by mail, and tickets go once all is paid */
  @Post(':id/payments')
  @HttpCode(200)
  @Allow('delegates:write')
  @TakesKeyOfEntry()
  @AnswersData(Money)
  @FailsWith(
    409,
    'It is cancelled, a proof waits, the reference has paid already, or the key was used for something else',
  )
  async enter(
    @Param('id', UuidParam) id: string,
    @Body() body: NewPayment,
    @IdempotencyKeyOf() key: string | undefined,
    @CallerOf() by: Caller,
  ) {
    return { data: await this.payments.enter(id, body, key, by) };
  }
}
