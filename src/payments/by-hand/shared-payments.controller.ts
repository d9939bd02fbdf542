import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { IdempotencyKeyOf, TakesKeyOfEntry } from '../../platform/idempotency/takes-idempotency-key.js';
import { NewSharedPayment, SharedPaymentRecord, SharedPaymentView, TakeBack } from './by-hand.dto.js';
import { SharedPayments } from './shared-payments.js';

@ApiTags('Payments')
@Controller('payments/shared')
export class SharedPaymentsController {
  constructor(private readonly shared: SharedPayments) {}

  /** Enter one cheque, transfer or envelope for several registrations: a payment of each, with an acknowledgement each; all or none */
  @Post()
  @HttpCode(200)
  @Allow('delegates:write')
  @TakesKeyOfEntry()
  @AnswersData(SharedPaymentView)
  @FailsWith(
    409,
    'One is cancelled or owes another sum, a proof waits, the reference has paid already, or the key was used before',
  )
  async enter(
    @Body() body: NewSharedPayment,
    @IdempotencyKeyOf() key: string | undefined,
    @CallerOf() by: Caller,
  ) {
    return { data: await this.shared.enter(body, key, by) };
  }

  /** Read for whom such a payment came, and what is left of it */
  @Get(':id')
  @Allow('delegates:read')
  @AnswersData(SharedPaymentRecord)
  async read(@Param('id', UuidParam) id: string) {
    return { data: await this.shared.read(id) };
  }

  /** Take such a payment back, as when the cheque bounced: from all of its registrations, whose tickets end; the payers are told */
  @Post(':id/take-back')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(SharedPaymentView)
  @FailsWith(409, 'All of it was taken back already')
  async takeBack(@Param('id', UuidParam) id: string, @Body() { because }: TakeBack, @CallerOf() by: Caller) {
    return { data: await this.shared.takeBack(id, because, by) };
  }
}
