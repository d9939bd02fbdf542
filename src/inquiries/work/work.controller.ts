import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Colleagues } from '../../auth/staff/colleagues.js';
import { ProjectForSale } from '../../content/for-sale/for-sale.dto.js';
import {
  Allow,
  CallerOf,
  OnlyFor,
  StaffOf,
  type Caller,
  type StaffCaller,
} from '../../platform/http/caller.js';
import { ChangesRecord, IfMatch, ReadsRecord, type Precondition } from '../../platform/http/etag.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { IdempotencyKeyOf, TakesKeyOfEntry } from '../../platform/idempotency/takes-idempotency-key.js';
import { DEFAULT_TIME_ZONE } from '../../platform/listing/parse-filters.js';
import { parseTimeZone } from '../../platform/listing/parse-list-query.js';
import { InquiriesService } from '../inquiries.service.js';
import { EarlierInquiry, InquiryRecord, toInquiryRecord } from '../inquiry-record.dto.js';
import { InquiryCalls } from './calls.service.js';
import { Extension, HomeChange } from './homes.dto.js';
import { InquiryHomes } from './homes.service.js';
import { InquiryNotes } from './notes.service.js';
import { InquirySettings, InquirySettingsStore } from './settings.js';
import { LOST_REASONS, NEXT, STATUSES, WAYS } from './statuses.js';
import { InquiriesWaiting } from './waiting-inquiries.js';
import {
  CallOutcome,
  InquiryNote,
  InquiryWorkFields,
  NewAnswer,
  NewNote,
  toNote,
  WaitingInquiries,
  WorkChoices,
} from './work.dto.js';
import { InquiryWork } from './work.service.js';

@ApiTags('Inquiries')
@Controller('inquiry/work')
export class InquiryWorkController {
  constructor(
    private readonly inquiriesWaiting: InquiriesWaiting,
    private readonly colleagues: Colleagues,
    private readonly settings: InquirySettingsStore,
    private readonly homes: InquiryHomes,
  ) {}

  /** What the work on an inquiry can be set to: which status may follow which, and who can answer */
  @Get('choices')
  @Allow('inquiries:read')
  @AnswersData(WorkChoices)
  async choices() {
    const statuses = STATUSES.map((status) => ({ status, next: NEXT[status] }));
    const assignees = await this.colleagues.all();
    return { data: { statuses, lost_reasons: LOST_REASONS, ways: WAYS, assignees } };
  }

  /** The homes of all public projects: how many are left, and what a sample computation asks for */
  @Get('homes')
  @Allow('inquiries:read')
  @AnswersAll(ProjectForSale)
  async forSale() {
    return { data: await this.homes.forSale() };
  }

  /** How many inquiries wait for you: yours, and nobody's */
  @Get('waiting')
  @Allow('signed-in')
  @ApiQuery({ name: 'tz', required: false, schema: { type: 'string' }, example: DEFAULT_TIME_ZONE })
  @AnswersData(WaitingInquiries)
  async waiting(@StaffOf() me: StaffCaller, @Query('tz') tz: string | undefined) {
    return { data: await this.inquiriesWaiting.for(me, parseTimeZone(tz)) };
  }

  /** How inquiries are shared out, and when the office works */
  @Get('settings')
  @Allow('signed-in')
  @ReadsRecord()
  @AnswersData(InquirySettings)
  async readSettings() {
    return { data: await this.settings.read() };
  }

  /** Change how inquiries are shared out, or the working hours */
  @Put('settings')
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @ChangesRecord()
  @AnswersData(InquirySettings)
  async writeSettings(
    @Body() wanted: InquirySettings,
    @StaffOf() me: StaffCaller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: await this.settings.write(wanted, me, ifMatch) };
  }
}

/** The work on one inquiry. */
@ApiTags('Inquiries')
@Controller('inquiry/properties/:id')
export class OneInquiryController {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly work: InquiryWork,
    private readonly notes: InquiryNotes,
    private readonly calls: InquiryCalls,
    private readonly homes: InquiryHomes,
  ) {}

  /** Change the work on an inquiry: its status, who answers, the next step; what is left out stays */
  @Put('work')
  @Allow('inquiries:write')
  @ChangesRecord()
  @AnswersData(InquiryRecord)
  @FailsWith(409, 'The status may not follow the present one, or the project has no License to Sell')
  async change(
    @Param('id', UuidParam) id: string,
    @Body() fields: InquiryWorkFields,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toInquiryRecord(await this.work.change(id, fields, by, ifMatch)) };
  }

  /** Reserve or sell one home for whoever sent the inquiry, or give it back: the site says so within seconds */
  @Put('home')
  @Allow('inquiries:write')
  @ChangesRecord()
  @AnswersData(InquiryRecord)
  @FailsWith(409, 'None is left, the inquiry has another home, or the project has no License to Sell')
  async changeHome(
    @Param('id', UuidParam) id: string,
    @Body() change: HomeChange,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toInquiryRecord(await this.homes.change(id, change, by, ifMatch)) };
  }

  /** Extend the reservation of a home, with a reason */
  @Put('home/until')
  @Allow('inquiries:write')
  @ChangesRecord()
  @AnswersData(InquiryRecord)
  @FailsWith(409, 'No home is reserved for the inquiry')
  async extend(
    @Param('id', UuidParam) id: string,
    @Body() extension: Extension,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toInquiryRecord(await this.homes.extend(id, extension, by, ifMatch)) };
  }

  /** Notes and answers, oldest first */
  @Get('notes')
  @Allow('inquiries:read')
  @AnswersAll(InquiryNote)
  async listNotes(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: (await this.notes.of(id, by)).map(toNote) };
  }

  /** Add a note */
  @Post('notes')
  @Allow('inquiries:write')
  @TakesKeyOfEntry()
  @AnswersData(InquiryNote, { status: 201 })
  async addNote(
    @Param('id', UuidParam) id: string,
    @Body() { text }: NewNote,
    @CallerOf() by: Caller,
    @IdempotencyKeyOf() key: string | undefined,
  ) {
    return { data: toNote(await this.notes.add(id, text, by, key)) };
  }

  /** Correct what a note says: yours, or as a manager any; the history has what it said */
  @Put('notes/:note')
  @Allow('inquiries:write')
  @ChangesRecord()
  @AnswersData(InquiryRecord, { description: 'The inquiry as it is now' })
  async correctNote(
    @Param('id', UuidParam) id: string,
    @Param('note', UuidParam) note: string,
    @Body() { text }: NewNote,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toInquiryRecord(await this.notes.correct(id, note, text, by, ifMatch)) };
  }

  /** Say that the visitor was answered, or called: who was reached is then contacted; yours if it was nobody's */
  @Post('answers')
  @Allow('inquiries:write')
  @TakesKeyOfEntry()
  @AnswersData(InquiryNote, { status: 201 })
  @FailsWith(409, 'The inquiry is spam')
  async answer(
    @Param('id', UuidParam) id: string,
    @Body() answer: NewAnswer,
    @CallerOf() by: Caller,
    @IdempotencyKeyOf() key: string | undefined,
  ) {
    return { data: toNote(await this.notes.answer(id, answer, by, key)) };
  }

  /** Say what came of a call, or correct it: only one that reached somebody is an answer */
  @Put('answers/:answer')
  @Allow('inquiries:write')
  @ChangesRecord()
  @AnswersData(InquiryRecord, { description: 'The inquiry as it is now' })
  @FailsWith(409, 'The inquiry is spam')
  async sayOutcome(
    @Param('id', UuidParam) id: string,
    @Param('answer', UuidParam) call: string,
    @Body() { outcome }: CallOutcome,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: toInquiryRecord(await this.calls.say(id, call, outcome, by, ifMatch)) };
  }

  /** Take back an answer or a call that was logged by mistake */
  @Delete('answers/:answer')
  @Allow('inquiries:write')
  @AnswersData(InquiryRecord, { description: 'The inquiry as it is now' })
  async takeBack(
    @Param('id', UuidParam) id: string,
    @Param('answer', UuidParam) answer: string,
    @CallerOf() by: Caller,
  ) {
    return { data: toInquiryRecord(await this.notes.takeBack(id, answer, by)) };
  }

  /** Other inquiries of the same person: the same e-mail or phone number, newest first */
  @Get('same-person')
  @Allow('inquiries:read')
  @AnswersAll(EarlierInquiry)
  async samePerson(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: await this.inquiries.samePerson(id, by) };
  }
}
