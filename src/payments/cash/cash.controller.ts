import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { IdempotencyKeyOf, TakesKeyOfEntry } from '../../platform/idempotency/takes-idempotency-key.js';
import { EventCash, NewCashCount } from './cash.dto.js';
import { Cash } from './cash.service.js';

@ApiTags('Payments')
@Controller('events/:event/cash')
export class CashController {
  constructor(private readonly cash: Cash) {}

  /** Read whose cash is still to be counted, and what was counted: of an event, by its slug or id */
  @Get()
  @Allow('movements:read')
  @AnswersData(EventCash)
  async of(@Param('event') event: string) {
    return { data: await this.cash.of(event) };
  }

  /** Close what one person took: who hands over how much, and what was counted. What comes later begins the next count */
  @Post()
  @HttpCode(200)
  @Allow('delegates:write')
  @TakesKeyOfEntry()
  @AnswersData(EventCash)
  @FailsWith(
    409,
    'Another sum is held by now, all was counted already, or the key was used for another count',
  )
  async count(
    @Param('event') event: string,
    @Body() body: NewCashCount,
    @IdempotencyKeyOf() key: string | undefined,
    @CallerOf() by: Caller,
  ) {
    return { data: await this.cash.count(event, body, key, by) };
  }
}
