import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ActivityView, History } from '../activity/history.js';
import { PreviewView } from '../content/drafts/drafts.dto.js';
import { asPath } from '../content/drafts/previews.controller.js';
import { Allow, CallerOf, hasScope, type Caller } from '../platform/http/caller.js';
import { ChangesRecord, IfMatch, ReadsRecord, type Precondition } from '../platform/http/etag.js';
import { isUuid } from '../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith, Refuses } from '../platform/http/openapi/answers.js';
import { AnswersList, listAnswer, TakesListQuery } from '../platform/listing/list-api.js';
import { parseListQuery, type RawQuery } from '../platform/listing/parse-list-query.js';
import { EventChanging } from './event-changing.js';
import { eventList, EventLists } from './event-list.js';
import { EventPages } from './event-pages.js';
import { EventView } from './event-view.dto.js';
import { EventChanges, EventFields, EventFormView, PaymentCode, PaymentCodeView } from './events.dto.js';
import { EventsService } from './events.service.js';
import { requireReusable } from './qr-ph.js';

/** Whoever may read or write events sees what is not public yet. */
const seesDrafts = (caller: Caller): boolean =>
  hasScope(caller, 'events:read') || hasScope(caller, 'events:write');

const PAYEE_ONLY =
  'Where payments go is changed by admins alone, with the password given lately: `errors` names the fields, or `current_password`';

@ApiTags('Events')
@Controller('events')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly changing: EventChanging,
    private readonly pages: EventPages,
    private readonly lists: EventLists,
    private readonly histories: History,
  ) {}

  /** The events, soonest first: those that are published; for staff all */
  @Get()
  @Allow('anyone-known')
  @TakesListQuery(eventList)
  @AnswersList(EventView)
  async list(
    @Query() query: RawQuery,
    @CallerOf() by: Caller,
    @Res({ passthrough: true }) response: Response,
  ) {
    const page = await this.lists.page(parseListQuery(eventList, query), seesDrafts(by));
    return listAnswer(response, eventList.resourceName, page, (event) => event);
  }

  /** The schema of an event's form: what the page of an event is made of */
  @Get('form')
  @Allow('events:read')
  @AnswersData(EventFormView)
  async form() {
    return { data: { schema: await this.pages.form() } };
  }

  /** A page of the site with an event as it is being written; nothing is kept */
  @Post('preview')
  @HttpCode(200)
  @Allow('events:read')
  @AnswersData(PreviewView)
  @FailsWith(422, 'The page cannot be shown')
  @ApiQuery({ name: 'path', required: false, schema: { type: 'string' }, example: '/register' })
  async preview(@Query('path') path: string | undefined, @Body() fields: EventFields) {
    return { data: await this.pages.preview(asPath(path ?? '/register'), fields) };
  }

  /** Whom a QR Ph code pays, before it is kept */
  @Post('payment-code')
  @HttpCode(200)
  @Allow('events:write')
  @AnswersData(PaymentCodeView)
  paymentCode(@Body() { gcash_qr }: PaymentCode) {
    const { is_for_one_payment: _, ...account } = requireReusable(gcash_qr);
    return { data: account satisfies PaymentCodeView };
  }

  /** Read an event by its slug or id */
  @Get(':event')
  @Allow('anyone-known')
  @ReadsRecord()
  @AnswersData(EventView)
  async read(@Param('event') slug: string, @CallerOf() by: Caller) {
    return { data: await this.events.read(slug, seesDrafts(by)) };
  }

  /** Add an event; it is a draft unless its state says otherwise */
  @Post()
  @Allow('events:write')
  @AnswersData(EventView, { status: 201 })
  @FailsWith(403, PAYEE_ONLY)
  @Refuses(['slug_taken'])
  async create(@Body() fields: EventFields, @CallerOf() by: Caller) {
    return { data: await this.changing.create(fields, by) };
  }

  /** Change an event; fields that are left out keep their values */
  @Patch(':event')
  @Allow('events:write')
  @ChangesRecord()
  @AnswersData(EventView)
  @FailsWith(403, PAYEE_ONLY)
  @Refuses(['slug_taken'])
  async change(
    @Param('event') event: string,
    @Body() fields: EventChanges,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: await this.changing.change(event, fields, by, ifMatch) };
  }

  /** Put an event back as it was read, or with changes; fields that are left out keep their values */
  @Put(':event')
  @Allow('events:write')
  @ChangesRecord()
  @AnswersData(EventView)
  @FailsWith(403, PAYEE_ONLY)
  @Refuses(['slug_taken'])
  async replace(
    @Param('event') event: string,
    @Body() fields: EventChanges,
    @CallerOf() by: Caller,
    @IfMatch() ifMatch: Precondition,
  ) {
    return { data: await this.changing.change(event, fields, by, ifMatch) };
  }

  /** Remove an event that has no delegates */
  @Delete(':event')
  @Allow('events:write')
  @ChangesRecord({ answersRecord: false })
  @AnswersData(EventView, { description: 'The event as it was' })
  @Refuses(['event_in_use'])
  async remove(@Param('event') event: string, @CallerOf() by: Caller, @IfMatch() ifMatch: Precondition) {
    return { data: await this.changing.remove(event, by, ifMatch) };
  }

  /** Who changed this event, when, and what */
  @Get(':event/history')
  @Allow('events:read')
  @AnswersAll(ActivityView)
  async history(@Param('event') event: string) {
    // The history of a removed event is read by its id, since it has no slug any more.
    const id = isUuid(event) ? event : (await this.events.read(event, true)).id;
    return { data: await this.histories.of('events', id) };
  }
}
