import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TestSent } from '../mail-batches/mail-batches.dto.js';
import { Allow, OnlyFor, StaffOf, type StaffCaller } from '../platform/http/caller.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../platform/http/openapi/answers.js';
import { IdempotencyKeyOf, TakesKeyOfEntry } from '../platform/idempotency/takes-idempotency-key.js';
import { GuestMailTrials } from './guest-mail-trials.js';
import { GuestMailFields, GuestMailPreview, GuestMailView, NewGuestMail } from './guest-mails.dto.js';
import { GuestMails } from './guest-mails.service.js';

/** Mails of staff to all or some guests of an event. */
@ApiTags('Mails to guests')
@Controller()
export class GuestMailsController {
  constructor(
    private readonly guestMails: GuestMails,
    private readonly trials: GuestMailTrials,
  ) {}

  /** What was written to the guests of an event, by its slug or id, with counts: the newest 100 */
  @Get('events/:event/guest-mails')
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersAll(GuestMailView)
  async list(@Param('event') event: string) {
    return { data: await this.guestMails.list(event) };
  }

  /** What a mail to guests would look like, and how many it would be for; nothing is kept */
  @Post('events/:event/guest-mails/preview')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(GuestMailPreview)
  async preview(@Param('event') event: string, @Body() fields: GuestMailFields) {
    return { data: await this.trials.preview(event, fields) };
  }

  /** Have it sent to yourself alone */
  @Post('events/:event/guest-mails/test')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(TestSent)
  async test(@Param('event') event: string, @Body() fields: GuestMailFields, @StaffOf() me: StaffCaller) {
    await this.trials.test(event, fields, me);
    return { data: { to: me.email } };
  }

  /** Plan a mail to guests: it begins in two minutes or when you say, and may be undone until then */
  @Post('events/:event/guest-mails')
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @TakesKeyOfEntry()
  @AnswersData(GuestMailView, { status: 201 })
  @FailsWith(409, 'Nobody would get it, or the key was used for another mail')
  async plan(
    @Param('event') event: string,
    @Body() fields: NewGuestMail,
    @IdempotencyKeyOf() key: string | undefined,
    @StaffOf() me: StaffCaller,
  ) {
    return { data: await this.guestMails.plan(event, fields, key, me) };
  }

  /** How it stands, with counts */
  @Get('guest-mails/:id')
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(GuestMailView)
  async read(@Param('id', UuidParam) id: string) {
    return { data: await this.guestMails.read(id) };
  }

  /** Undo it before it begins */
  @Post('guest-mails/:id/undo')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(GuestMailView)
  @FailsWith(409, 'It has begun')
  async undo(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    return { data: await this.guestMails.undo(id, me) };
  }
}
