import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, Not } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog, type Actor } from '../activity/activity-log.js';
import { defineActivity } from '../activity/activity-types.js';
import { EventsService } from '../events/events.service.js';
import { oneLine, secondsUntil } from '../mail-batches/batch-kind.js';
import { MailBatches } from '../mail-batches/mail-batches.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { GUEST_MAIL } from './guest-mail-template.js';
import { GuestMail, type About, type Audience } from './guest-mail.entity.js';
import type { GuestMailFields, GuestMailView, NewGuestMail } from './guest-mails.dto.js';
import { nextInformed } from './informed.js';
import { secondsToWait } from './pauses.js';
import { countGuests, nextRecipients } from './recipients.js';

const guestActivity = defineActivity('events', 'events:read', {
  'event.guests_written': 'A mail to guests of the event was planned',
  'event.guests_mail_handed_over': 'A planned mail to guests of somebody who left became a colleague’s',
  'event.guests_mail_undone':
    'A mail to guests of the event was undone before it began, or ended since the event was cancelled',
});

export const audienceOf = ({ recipients, who, filter }: GuestMailFields): Audience => ({
  recipients: recipients ?? 'each',
  who: who ?? 'all',
  filter: filter ?? {},
});
export const lettersOf = ({ subject, words }: GuestMailFields) => ({
  subject: oneLine(subject),
  words,
});

type PlannedChange = Pick<GuestMail, 'id' | 'event_id' | 'subject' | 'words' | 'about' | 'before'>;

/** Mails of staff to all or some guests of an event. */
@Injectable()
export class GuestMails implements OnModuleInit {
  private takeBack?: Parameters<GuestMails['onUndo']>[0];

  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly events: EventsService,
    private readonly batches: MailBatches,
  ) {}

  /** What else is taken back with a mail that tells of it. Called by the changes of events in onModuleInit. */
  onUndo(work: (tx: Transaction, mail: GuestMail, by: Actor) => Promise<void>): void {
    this.takeBack = work;
  }

  /** The mail about a change of the event, in the transaction of that change: both may be undone until it begins. */
  async planChange(tx: Transaction, planned: PlannedChange, me: StaffCaller): Promise<void> {
    await this.batches.add<GuestMail>(tx, GUEST_MAIL, { ...planned, recipients: 'each', who: 'all' }, me);
  }

  onModuleInit(): void {
    this.batches.register<GuestMail>({
      name: GUEST_MAIL,
      entity: GuestMail,
      called: ['Mail to guests', 'mails to guests'],
      roles: ['admin', 'manager', 'event-desk'],
      handedOver: { about: 'guests' },
      next: (batch, most) => {
        const { about, event_id, reached } = batch;
        return about === 'guests'
          ? {
              ...nextRecipients(batch, event_id, reached, most),
              template: GUEST_MAIL,
              resource: 'delegates',
            }
          : {
              ...nextInformed({ ...batch, about }, most),
              template: `event-${about}`,
              resource: 'delegates',
            };
      },
      undone: ({ event_id }, change) => guestActivity('event.guests_mail_undone', event_id, change),
      handedOn: ({ event_id }, change) => guestActivity('event.guests_mail_handed_over', event_id, change),
      turn: (tx, mail) => this.turn(tx, mail),
      takeBack: async (tx, mail, by) => {
        if (mail.about !== 'guests') await this.takeBack?.(tx, mail, by);
      },
    });
  }

  /** A move that nobody was told of yet is taken back, since another change takes its place. @returns whether there was one */
  async takeBackMove(tx: Transaction, event_id: string, me: Actor): Promise<boolean> {
    const planned = await tx.findOne(GuestMail, {
      where: { event_id, about: 'moved', state: 'planned' },
      lock: { mode: 'pessimistic_write' },
    });
    if (planned) await this.batches.takeBack(tx, GUEST_MAIL, planned, me);
    return planned !== null;
  }

  /** With a cancellation all else that guests were to read ends; as long as a change may be undone, it waits. */
  private async turn(tx: Transaction, { id, event_id, about, by_id, by_name }: GuestMail) {
    if (about !== 'cancelled') return secondsToWait(tx, id);
    const others = { event_id, about: Not<About>('cancelled') };
    await this.batches.end<GuestMail>(tx, GUEST_MAIL, others, { kind: 'staff', id: by_id, name: by_name });
    return 0;
  }

  /**
   * Plans it; until it begins, it may be undone.
   * @param key the Idempotency-Key, which becomes its id: the same form sent twice is one mail
   * @throws ApiError 400, 404, 409 when nobody would get it
   */
  async plan(
    event_key: string,
    fields: NewGuestMail,
    key: string | undefined,
    me: StaffCaller,
  ): Promise<GuestMailView> {
    const { id: event_id } = await this.events.read(event_key, true);
    const audience = audienceOf(fields);
    const id = key ?? v7();
    const seconds = secondsUntil(fields.begin_at ?? null);
    const { mails } = await countGuests(this.pool, audience, event_id);
    const given = { id, event_id, ...lettersOf(fields), ...audience };
    await transaction(this.dataSource, async (tx) => {
      if (await this.batches.isThere<GuestMail>(tx, GUEST_MAIL, given)) return;
      if (mails === 0)
        throw ApiError.conflict('no_recipients', 'No one would get this email: choose other guests.');
      if (!(await this.batches.add<GuestMail>(tx, GUEST_MAIL, given, me, seconds))) return;
      const after = { subject: given.subject, mails };
      await this.activity.record(tx, me, guestActivity('event.guests_written', event_id, { after }));
    });
    return this.read(id);
  }

  /** @throws ApiError 404, 409 once it has begun */
  async undo(id: string, me: StaffCaller): Promise<GuestMailView> {
    await this.batches.undo(GUEST_MAIL, id, me);
    return this.read(id);
  }

  /** The newest 100 of an event. @throws ApiError 404 */
  async list(key: string): Promise<GuestMailView[]> {
    const { id } = await this.events.read(key, true);
    return this.view('b.event_id = $1 ORDER BY b.created_at DESC, b.id DESC LIMIT 100', id);
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<GuestMailView> {
    const [mail] = await this.view('b.id = $1', id);
    if (!mail) throw ApiError.notFound('Mail to guests');
    return mail;
  }

  private view(where: string, id: string): Promise<GuestMailView[]> {
    return this.batches.view<GuestMailView>(GUEST_MAIL, COLUMNS, where, [id]);
  }
}

const COLUMNS = `b.id, b.event_id, b.subject, b.words, b.recipients, b.who, b.filter, b.about, b.state, b.begins_at, b.ended_at,
    b.by_name, b.undone_by_name, b.created_at`;
