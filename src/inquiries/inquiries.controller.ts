import { Body, Controller, Delete, Get, Ip, Param, Patch, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ActivityView, History } from '../activity/history.js';
import { NetworkFingerprints } from '../auth/network-fingerprints.js';
import { Allow, CallerOf, OnlyFor, type Caller } from '../platform/http/caller.js';
import { ChangesRecord, IfMatch, ReadsRecord, type Precondition } from '../platform/http/etag.js';
import { LooksAutomated, TakesFormSignals } from '../platform/http/fields/spam.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, AnswersFile, FailsWith } from '../platform/http/openapi/answers.js';
import {
  IdempotencyKeyOf,
  markReplay,
  REPLAYED_HEADER,
  TakesIdempotencyKey,
} from '../platform/idempotency/takes-idempotency-key.js';
import { CsvExports } from '../platform/listing/csv-exports.js';
import { AnswersList, listAnswer, TakesListQuery, TakesReadable } from '../platform/listing/list-api.js';
import { parseListQuery, parseSearchQuery, type RawQuery } from '../platform/listing/parse-list-query.js';
import { readableCsv, takeReadable } from '../platform/listing/readable-csv.js';
import { TakesFormPost } from '../uploads/form-posts.js';
import { keptAgent } from './agent-cookie.js';
import { InquiryChange, InquiryFields } from './inquiries.dto.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryChanges } from './inquiry-changes.js';
import { inquiryCsv } from './inquiry-csv.js';
import { inquiryForm } from './inquiry-form.js';
import { EXPORTED, inquiryList } from './inquiry-list.js';
import { InquiryRecord, ReceivedInquiry, toInquiryRecord, toReceived } from './inquiry-record.dto.js';

@ApiTags('Inquiries')
@Controller('inquiry/properties')
export class InquiryExportController {
  constructor(private readonly exports: CsvExports) {}

  /** Export every inquiry of the selection as CSV; `range` is ignored */
  @Get('export.csv')
  @Allow('inquiries:read')
  @OnlyFor(['manager'])
  @TakesListQuery(inquiryList)
  @TakesReadable()
  @AnswersFile('text/csv', 'UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable')
  export(@Query() raw: RawQuery, @Res() response: Response): Promise<void> {
    const { readable, query } = takeReadable(raw);
    const selection = parseListQuery(inquiryList, query);
    if (readable) {
      const { heads, toCells } = readableCsv(inquiryCsv, toInquiryRecord, selection.timeZone);
      return this.exports.send(response, inquiryList, selection, heads, toCells);
    }
    return this.exports.send(response, inquiryList, selection, EXPORTED, toInquiryRecord);
  }
}

const REFUSED_WORK = 'The status may not follow the present one, or the project has no License to Sell';

@ApiTags('Inquiries')
@Controller('inquiry')
export class InquiriesController {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly changes: InquiryChanges,
    private readonly histories: History,
    private readonly fingerprints: NetworkFingerprints,
  ) {}

  /** Send an inquiry; one that names no agent bears the code of the link that the browser keeps */
  @Post('property')
  @Allow('anyone')
  @TakesIdempotencyKey()
  @TakesFormSignals()
  @TakesFormPost(inquiryForm)
  @AnswersData(ReceivedInquiry, { status: 201, headers: REPLAYED_HEADER })
  async receive(
    @Body() fields: InquiryFields,
    @IdempotencyKeyOf() key: string | undefined,
    @LooksAutomated() spam: boolean,
    @Ip() ip: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { network } = this.fingerprints.of(ip);
    const made = await this.inquiries.receive(fields, key, { spam, agent: keptAgent(request), network });
    return { data: toReceived(markReplay(response, made)) };
  }

  /** List inquiries */
  @Get('properties')
  @Allow('inquiries:read')
  @TakesListQuery(inquiryList)
  @AnswersList(InquiryRecord)
  async list(
    @Query() query: RawQuery,
    @CallerOf() by: Caller,
    @Res({ passthrough: true }) response: Response,
  ) {
    const page = await this.inquiries.list(parseListQuery(inquiryList, query), by);
    return listAnswer(response, inquiryList.resourceName, page, toInquiryRecord);
  }

  /** Search inquiries: the keyword may be part of a word in any text field; sorted and filtered as the list */
  @Get('search')
  @Allow('inquiries:read')
  @ApiQuery({ name: 'keyword', required: true, schema: { type: 'string', maxLength: 500 }, example: 'quote' })
  @TakesListQuery(inquiryList)
  @AnswersList(InquiryRecord)
  async search(
    @Query() query: RawQuery,
    @CallerOf() by: Caller,
    @Res({ passthrough: true }) response: Response,
  ) {
    const page = await this.inquiries.list(parseSearchQuery(inquiryList, query), by);
    return listAnswer(response, inquiryList.resourceName, page, toInquiryRecord);
  }

  /** Read an inquiry */
  @Get('properties/:id')
  @Allow('inquiries:read')
  @ReadsRecord()
  @AnswersData(InquiryRecord)
  async find(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: toInquiryRecord(await this.inquiries.find(id, by)) };
  }

  /** Change an inquiry, who sent it, what it is about and the work on it: the record as it was read, or fields of it; what is left out stays */
  @Put('properties/:id')
  @Allow('inquiries:write')
  @ChangesRecord()
  @AnswersData(InquiryRecord)
  @FailsWith(409, REFUSED_WORK)
  async change(
    @Param('id', UuidParam) id: string,
    @Body() fields: InquiryChange,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toInquiryRecord(await this.changes.change(id, fields, by, ifMatch)) };
  }

  /** Change fields of an inquiry: what is left out stays */
  @Patch('properties/:id')
  @Allow('inquiries:write')
  @ChangesRecord()
  @AnswersData(InquiryRecord)
  @FailsWith(409, REFUSED_WORK)
  async changeFields(
    @Param('id', UuidParam) id: string,
    @Body() fields: InquiryChange,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toInquiryRecord(await this.changes.change(id, fields, by, ifMatch)) };
  }

  /** Remove an inquiry: it lies in the bin for 30 days, and is then gone */
  @Delete('properties/:id')
  @Allow('inquiries:write')
  @OnlyFor(['manager'])
  @ChangesRecord({ answersRecord: false })
  @AnswersData(InquiryRecord, { description: 'The record as it was' })
  async remove(@Param('id', UuidParam) id: string, @CallerOf() by: Caller, @IfMatch() ifMatch: Precondition) {
    return { data: toInquiryRecord(await this.inquiries.remove(id, by, ifMatch)) };
  }

  /** Who changed this inquiry, when, and what */
  @Get('properties/:id/history')
  @Allow('inquiries:read')
  @AnswersAll(ActivityView)
  async history(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    await this.inquiries.refuseForeign(id, by);
    return { data: await this.histories.of('inquiries', id) };
  }
}
