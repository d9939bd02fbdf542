import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog, type Actor } from '../activity/activity-log.js';
import { siteChanged } from '../content/content-rows.js';
import { EventChanging, toHistory } from '../events/event-changing.js';
import { Event } from '../events/event.entity.js';
import { eventActivity } from '../events/events.dto.js';
import { EventsService } from '../events/events.service.js';
import { whatIsNew } from '../guest-mails/change-letters.js';
import { GuestMail } from '../guest-mails/guest-mail.entity.js';
import { GuestMails } from '../guest-mails/guest-mails.service.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { columnsOf, datesAndPlace, fromBefore, movedTo, refuseOver, type Before } from './dates.js';
import type { ChangedEvent, NewDates } from './event-changes.dto.js';
import { Places } from './places.js';

/**
 * An event is cancelled or moved in one transaction: its state or day, its places, its line, and the mail that will say so. Until
 * that mail begins, undoing it takes all of it back.
 */
@Injectable()
export class EventChanges implements OnModuleInit {
  constructor(
    private readonly events: EventsService,
    private readonly changing: EventChanging,
    private readonly guestMails: GuestMails,
    private readonly places: Places,
    private readonly activity: ActivityLog,
  ) {}

  onModuleInit(): void {
    this.guestMails.onUndo((tx, mail, by) => this.undo(tx, mail, by));
  }

  /** @param key the Idempotency-Key, which becomes the mail's id @throws ApiError 404, 409 */
  cancel(event: string, words: string, key: string | undefined, me: StaffCaller): Promise<ChangedEvent> {
    return this.once(event, 'cancelled', words, key, me, async (tx, before) => {
      refuseOver(before);
      await this.places.end(tx, before.id, me);
      await tx.update(Event, { id: before.id }, { state: 'cancelled' });
      return `Cancelled: ${before.name}`;
    });
  }

  /** @throws ApiError 400, 404, 409 */
  move(event: string, fields: NewDates, key: string | undefined, me: StaffCaller): Promise<ChangedEvent> {
    return this.once(event, 'moved', fields.words ?? '', key, me, async (tx, before) => {
      refuseOver(before);
      const changes = { ...columnsOf(movedTo(before, fields)), moved_from: datesAndPlace(before) };
      await tx.update(Event, { id: before.id }, changes);
      const after = Object.assign(new Event(), before, changes);
      await this.changing.moveCashEnd(tx, before, after);
      return `${whatIsNew(after)}: ${before.name}`;
    });
  }

  private async once(
    key: string,
    about: 'cancelled' | 'moved',
    words: string,
    idempotency: string | undefined,
    me: StaffCaller,
    work: (tx: EntityManager, before: Event) => Promise<string>,
  ): Promise<ChangedEvent> {
    const id = idempotency ?? v7();
    const event_id = await this.changing.locked(key, async (found, tx) => {
      let before = found;
      const planned = await tx.findOneBy(GuestMail, { id });
      if (planned) {
        const isSame = planned.event_id === before.id && planned.about === about && planned.words === words;
        if (!isSame) throw ApiError.keyReused();
        return before.id;
      }
      // Corrected before anybody was told: guests read of one change, from the day that they know.
      if (await this.guestMails.takeBackMove(tx, before.id, me))
        before = await tx.findOneByOrFail(Event, { id: before.id });
      const subject = await work(tx, before);
      const was: Before = {
        state: before.state,
        moved_from: before.moved_from,
        ...(about === 'moved' && datesAndPlace(before)),
      };
      await this.guestMails.planChange(
        tx,
        { id, event_id: before.id, subject, words, about, before: was },
        me,
      );
      await this.changed(tx, before, `event.${about}`, me);
      return before.id;
    });
    const event = await this.events.read(event_id, true);
    const mail = await this.guestMails.read(id);
    return { event, mail };
  }

  private async undo(tx: EntityManager, { event_id, about, before, created_at }: GuestMail, by: Actor) {
    const event = await tx.findOneOrFail(Event, {
      where: { id: event_id },
      lock: { mode: 'pessimistic_write' },
    });
    if (about === 'moved') {
      const changes = fromBefore(before as Before);
      await tx.update(Event, { id: event_id }, changes);
      await this.changing.moveCashEnd(tx, event, Object.assign(new Event(), event, changes));
    } else {
      await tx.update(Event, { id: event_id }, { state: (before as Before).state });
      await this.places.giveBack(tx, event_id, created_at, by);
    }
    await this.changed(tx, event, 'event.change_undone', by);
  }

  /** Calendars, the history and the site see it. */
  private async changed(
    tx: EntityManager,
    before: Event,
    type: 'event.cancelled' | 'event.moved' | 'event.change_undone',
    by: Actor,
  ): Promise<void> {
    const { id } = before;
    await tx.update(Event, { id }, { updated_at: () => 'now()' });
    await this.changing.followDates(tx, before);
    const after = await tx.findOneByOrFail(Event, { id });
    const states = { before: toHistory(before), after: toHistory(after) };
    await this.activity.record(tx, by, eventActivity(type, id, states));
    await siteChanged(tx);
  }
}
