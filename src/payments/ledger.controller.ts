import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { BulkReport } from '../platform/http/bulk.js';
import { Allow, CallerOf, OnlyFor, type Caller } from '../platform/http/caller.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersData, AnswersFile, FailsWith } from '../platform/http/openapi/answers.js';
import { IdempotencyKeyOf, TakesKeyOfEntry } from '../platform/idempotency/takes-idempotency-key.js';
import { CsvExports } from '../platform/listing/csv-exports.js';
import { EventMoney, Money } from '../registrations/money.js';
import { RegistrationRecord } from '../registrations/registrations.dto.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { EarlyTickets, NewRefund, NewRefunds, ToReturnList } from './ledger.dto.js';
import { Ledger } from './ledger.js';
import { MoneyToReturn } from './to-return.js';

const OF_EVENT = {
  name: 'event',
  required: false,
  description: 'Slug or id of the event; left out: of all',
  schema: { type: 'string' },
} as const;

/** Sums of the ledger, and what is paid back. */
@ApiTags('Payments')
@Controller()
export class LedgerController {
  constructor(
    private readonly ledger: Ledger,
    private readonly money: MoneyToReturn,
    private readonly exports: CsvExports,
    private readonly registrations: RegistrationsService,
  ) {}

  /** What is to be returned: to whom, how much, by which channel it came, since when (1,000 at most, the longest first) */
  @Get('payments/to-return')
  @Allow('delegates:read')
  @ApiQuery(OF_EVENT)
  @ApiOkResponse({ type: ToReturnList })
  @FailsWith(404, 'There is no such event')
  toReturn(@Query('event') event: string | undefined): Promise<ToReturnList> {
    return this.money.list(event);
  }

  /** All of what is to be returned as a file for the wallet or bank, by the way that it came: who, phone number, sum, code, reference */
  @Get('payments/to-return/export.csv')
  @Allow('delegates:read')
  @OnlyFor(['manager'])
  @ApiQuery(OF_EVENT)
  @ApiQuery({
    name: 'channel',
    required: false,
    description: 'By which it came; left out: by any',
    schema: { type: 'string', example: 'gcash' },
  })
  @FailsWith(404, 'There is no such event')
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; amounts in pesos')
  async toReturnFile(
    @Query('event') event: string | undefined,
    @Query('channel') channel: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { text, rows } = await this.money.file(event, channel);
    await this.exports.note(response.req, rows);
    response.type('text/csv').attachment('to-return.csv');
    return text;
  }

  /** The sums of every event, and of each way that money came or went, as a file in words */
  @Get('payments/sums.csv')
  @Allow('delegates:read')
  @OnlyFor(['manager'])
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; amounts in pesos')
  async sums(@Res({ passthrough: true }) response: Response) {
    response.type('text/csv').attachment('sums.csv');
    return this.ledger.sums();
  }

  /** Enter what was paid back; the payer is told by mail */
  @Post('registrations/:id/refunds')
  @HttpCode(200)
  @Allow('delegates:write')
  @TakesKeyOfEntry()
  @AnswersData(Money)
  @FailsWith(
    409,
    'Less than this, or another sum than was seen, is to be returned, or the key was used for another refund',
  )
  async refund(
    @Param('id', UuidParam) id: string,
    @Body() body: NewRefund,
    @IdempotencyKeyOf() key: string | undefined,
    @CallerOf() by: Caller,
  ) {
    return { data: await this.ledger.refund(id, body, key, by) };
  }

  /** Enter what was paid back to many, one by one, past those to whom less is to be returned; each payer is told by mail */
  @Post('payments/refunds')
  @HttpCode(200)
  @Allow('delegates:write')
  @TakesKeyOfEntry()
  @AnswersData(BulkReport)
  async refundMany(
    @Body() body: NewRefunds,
    @IdempotencyKeyOf() key: string | undefined,
    @CallerOf() by: Caller,
  ) {
    return { data: await this.ledger.refundMany(body, key, by) };
  }

  /** Send the tickets before all is paid, with a reason for colleagues. What is owed stays owed */
  @Post('registrations/:id/tickets')
  @HttpCode(200)
  @Allow('delegates:write')
  @AnswersData(RegistrationRecord)
  @FailsWith(409, 'It is cancelled, all is paid, or it looks like spam')
  async sendEarlyTickets(
    @Param('id', UuidParam) id: string,
    @Body() { because }: EarlyTickets,
    @CallerOf() by: Caller,
  ) {
    await this.ledger.sendEarlyTickets(id, because, by);
    return { data: await this.registrations.record(id) };
  }

  /** The money of an event, by its slug or id: due, received, owed, to return, by channel */
  @Get('events/:event/money')
  @Allow('delegates:read')
  @AnswersData(EventMoney)
  async ofEvent(@Param('event') event: string) {
    return { data: await this.ledger.ofEvent(event) };
  }
}
