import { Body, Controller, Delete, Get, Param, Patch, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ActivityView, History } from '../activity/history.js';
import { PaymentModes } from '../content/paying/payment-modes.js';
import { EventsService } from '../events/events.service.js';
import { VerifyPayment } from '../payments/by-hand/by-hand.dto.js';
import { Allow, CallerOf, OnlyFor, type Caller } from '../platform/http/caller.js';
import { ChangesRecord, IfMatch, ReadsRecord, type Precondition } from '../platform/http/etag.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, AnswersFile, FailsWith } from '../platform/http/openapi/answers.js';
import { CsvExports } from '../platform/listing/csv-exports.js';
import { AnswersList, listAnswer, TakesListQuery, TakesReadable } from '../platform/listing/list-api.js';
import { parseListQuery, type RawQuery } from '../platform/listing/parse-list-query.js';
import { readableCsv, takeReadable } from '../platform/listing/readable-csv.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { answerFields, eventsIn } from './answers/answer-columns.js';
import { DelegateBin } from './delegate-bin.js';
import { delegateCsv } from './delegate-csv.js';
import { DelegateChange } from './delegate-inputs.dto.js';
import { delegateList, EXPORTED } from './delegate-list.js';
import type { Delegate } from './delegate.entity.js';
import { DelegateRecord, toStaffRecord } from './delegates.dto.js';
import { DelegatesService } from './delegates.service.js';

@ApiTags('Delegates')
@Controller('delegates')
export class DelegateExportController {
  constructor(
    private readonly exports: CsvExports,
    private readonly modes: PaymentModes,
    private readonly events: EventsService,
  ) {}

  /** Export every delegate of the selection as CSV; `range` is ignored */
  @Get('export.csv')
  @Allow('delegates:read')
  @OnlyFor(['manager'])
  @TakesListQuery(delegateList)
  @TakesReadable()
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable')
  async export(@Query() raw: RawQuery, @Res() response: Response): Promise<void> {
    const { readable, query } = takeReadable(raw);
    const selection = parseListQuery(delegateList, query);
    const questions = await this.events.questions(eventsIn(selection));
    if (readable) {
      const { heads, toCells } = readableCsv(
        delegateCsv(await this.modes.all(), await this.events.names(), questions),
        toStaffRecord,
        selection.timeZone,
      );
      return this.exports.send(response, delegateList, selection, heads, toCells);
    }
    const answers = answerFields(questions);
    return this.exports.send(
      response,
      delegateList,
      selection,
      [...EXPORTED, ...answers.heads],
      (row: Delegate) => answers.spread(toStaffRecord(row)),
    );
  }
}

@ApiTags('Delegates')
@Controller('delegates')
export class DelegatesController {
  constructor(
    private readonly delegates: DelegatesService,
    private readonly bin: DelegateBin,
    private readonly registrations: RegistrationsService,
    private readonly histories: History,
  ) {}

  /** List delegates */
  @Get()
  @Allow('delegates:read')
  @TakesListQuery(delegateList)
  @AnswersList(DelegateRecord)
  async list(@Query() query: RawQuery, @Res({ passthrough: true }) response: Response) {
    const page = await this.delegates.list(parseListQuery(delegateList, query));
    return listAnswer(response, delegateList.resourceName, page, toStaffRecord);
  }

  /** Read a delegate */
  @Get(':id')
  @Allow('delegates:read')
  @ReadsRecord()
  @AnswersData(DelegateRecord)
  async find(@Param('id', UuidParam) id: string) {
    return { data: toStaffRecord(await this.registrations.delegate({ id })) };
  }

  /** Change a delegate: the record as it was read, or fields of it; what is left out stays */
  @Put(':id')
  @Allow('delegates:write')
  @ChangesRecord()
  @AnswersData(DelegateRecord)
  async change(
    @Param('id', UuidParam) id: string,
    @Body() fields: DelegateChange,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStaffRecord(await this.delegates.change(id, fields, by, ifMatch)) };
  }

  /** Change fields of a delegate: what is left out stays */
  @Patch(':id')
  @Allow('delegates:write')
  @ChangesRecord()
  @AnswersData(DelegateRecord)
  async changeFields(
    @Param('id', UuidParam) id: string,
    @Body() fields: DelegateChange,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStaffRecord(await this.delegates.change(id, fields, by, ifMatch)) };
  }

  /** Remove a delegate: it lies in the bin for 30 days, and is then gone with its proof of payment */
  @Delete(':id')
  @Allow('delegates:write')
  @OnlyFor(['manager'])
  @ChangesRecord({ answersRecord: false })
  @AnswersData(DelegateRecord, { description: 'The record as it was' })
  async remove(@Param('id', UuidParam) id: string, @CallerOf() by: Caller, @IfMatch() ifMatch: Precondition) {
    return { data: toStaffRecord(await this.bin.remove(id, by, ifMatch)) };
  }

  /** Mark a delegate’s registration as paid, by a payment of all that it owes, or as unpaid */
  @Put('verify/:id')
  @Allow('delegates:write')
  @ChangesRecord()
  @AnswersData(DelegateRecord)
  @FailsWith(
    409,
    'The place was given back, another sum is owed than was seen, or the reference has paid already',
  )
  async verify(
    @Param('id', UuidParam) id: string,
    @Body() body: VerifyPayment,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStaffRecord(await this.delegates.mark(id, body, by, ifMatch)) };
  }

  /** Make the QR code of a delegate */
  @Patch('qr-code/:id')
  @Allow('delegates:write')
  @ChangesRecord()
  @AnswersData(DelegateRecord)
  async makeQrCode(
    @Param('id', UuidParam) id: string,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toStaffRecord(await this.delegates.makeQrCode(id, by, ifMatch)) };
  }

  /** Who changed this delegate, when, and what */
  @Get(':id/history')
  @Allow('delegates:read')
  @AnswersAll(ActivityView)
  async history(@Param('id', UuidParam) id: string) {
    return { data: await this.histories.of('delegates', id) };
  }
}
