import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, OnlyFor, StaffOf, type StaffCaller } from '../platform/http/caller.js';
import { AnswersData, FailsWith } from '../platform/http/openapi/answers.js';
import { IdempotencyKeyOf, TakesKeyOfEntry } from '../platform/idempotency/takes-idempotency-key.js';
import { ChangedEvent, ChangePreview, ChangeWords, NewDates } from './event-changes.dto.js';
import { EventChanges } from './event-changes.js';
import { ChangePreviews } from './previews.js';

const REFUSED = 'It is cancelled already, or over; or the key was used for another change';

/** An event that does not take place, or on another day: one step, with the mails that say so. */
@ApiTags('Events')
@Controller('events/:event')
export class EventChangesController {
  constructor(
    private readonly changes: EventChanges,
    private readonly previews: ChangePreviews,
  ) {}

  /** Whom it concerns if the event is cancelled, what is to be returned by which way, and the mail; nothing is done */
  @Post('cancel/preview')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(ChangePreview)
  @FailsWith(409, REFUSED)
  async previewCancelling(@Param('event') event: string, @Body() { words }: ChangeWords) {
    return { data: await this.previews.cancelling(event, words ?? '') };
  }

  /**
   * Cancel an event: all tickets end, what was paid is to be returned, the waiting list ends. Mails begin in two minutes, until
   * which all of it may be undone
   */
  @Post('cancel')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @TakesKeyOfEntry()
  @AnswersData(ChangedEvent)
  @FailsWith(409, REFUSED)
  async cancel(
    @Param('event') event: string,
    @Body() { words }: ChangeWords,
    @IdempotencyKeyOf() key: string | undefined,
    @StaffOf() me: StaffCaller,
  ) {
    return { data: await this.changes.cancel(event, words ?? '', key, me) };
  }

  /** Whom it concerns if the event is moved, and the mail; nothing is done */
  @Post('move/preview')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(ChangePreview)
  @FailsWith(409, REFUSED)
  async previewMoving(@Param('event') event: string, @Body() fields: NewDates) {
    return { data: await this.previews.moving(event, fields) };
  }

  /** Move an event to another day or place: tickets stay valid. Mails begin in two minutes, until which it may be undone */
  @Post('move')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @TakesKeyOfEntry()
  @AnswersData(ChangedEvent)
  @FailsWith(409, REFUSED)
  async move(
    @Param('event') event: string,
    @Body() fields: NewDates,
    @IdempotencyKeyOf() key: string | undefined,
    @StaffOf() me: StaffCaller,
  ) {
    return { data: await this.changes.move(event, fields, key, me) };
  }
}
