import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog, type Actor } from '../activity/activity-log.js';
import { defineActivity } from '../activity/activity-types.js';
import type { Colleague } from '../auth/staff/colleagues.js';
import { Leaving } from '../auth/staff/leaving.js';
import { EventsService } from '../events/events.service.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import type { StaffCaller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { GUEST_MAIL } from './guest-mail-template.js';
import { GuestMail, type Audience } from './guest-mail.entity.js';
import type { GuestMailFields, GuestMailView, NewGuestMail } from './guest-mails.dto.js';
import { countGuests } from './recipients.js';

const guestActivity = defineActivity('events', 'events:read', {
  'event.guests_written': 'A mail to guests of the event was planned',
  'event.guests_mail_handed_over': 'A planned mail to guests of somebody who left became a colleague’s',
  'event.guests_mail_undone': 'A mail to guests of the event was undone before it began',
});

/** So long it may be undone, where nobody says when it begins. */
export const UNDO_SECONDS = 120;
const MAX_DAYS_AHEAD = 60;

export const audienceOf = ({ recipients, who, filter }: GuestMailFields): Audience => ({
  recipients: recipients ?? 'each',
  who: who ?? 'all',
  filter: filter ?? {},
});
/** A subject is one line. */
export const lettersOf = ({ subject, words }: GuestMailFields) => ({
  subject: subject.replace(/\s+/g, ' '),
  words,
});

export type PlannedChange = Pick<GuestMail, 'id' | 'event_id' | 'subject' | 'words' | 'about' | 'before'>;

/** Mails of staff to all or some guests of an event. */
@Injectable()
export class GuestMails implements OnModuleInit {
  private takeBack?: Parameters<GuestMails['onUndo']>[0];

  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly events: EventsService,
    private readonly jobs: Jobs,
    private readonly leaving: Leaving,
  ) {}

  /** What else is taken back with a mail that tells of it. Called by the changes of events in onModuleInit. */
  onUndo(work: (tx: Transaction, mail: GuestMail, by: Actor) => Promise<void>): void {
    this.takeBack = work;
  }

  /** The mail about a change of the event, in the transaction of that change: both may be undone until it begins. */
  async planChange(tx: Transaction, planned: PlannedChange, me: StaffCaller): Promise<void> {
    const { id } = planned;
    const author = { by_id: me.id, by_name: me.name, recipients: 'each', who: 'all' } as const;
    const begins = { begins_at: () => `now() + interval '${UNDO_SECONDS} seconds'` };
    await tx.insert(GuestMail, { ...planned, ...author, ...begins });
    await this.jobs.add(tx, {
      kind: GUEST_MAIL,
      key: id,
      payload: { guest_mail_id: id },
      delay: UNDO_SECONDS,
    });
  }

  onModuleInit(): void {
    this.leaving.register({
      ...{ kind: 'guest-mails', roles: ['admin', 'manager', 'event-desk'], isHandedOver: true },
      namesOf: async (tx, { id }) =>
        (
          await tx.query<{ subject: string }[]>(
            `SELECT subject FROM guest_mail WHERE by_id = $1 AND state = 'planned' AND about = 'guests' ORDER BY begins_at, id`,
            [id],
          )
        ).map(({ subject }) => subject),
      leave: (tx, holder, to, by) => this.handOn(tx, holder, to, by),
    });
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
    const given = { event_id, ...lettersOf(fields), ...audience };
    await transaction(this.dataSource, async (tx) => {
      const before = await tx.findOneBy(GuestMail, { id });
      if (before) return refuseAnother(before, given);
      if (mails === 0)
        throw ApiError.conflict('no_recipients', 'No one would get this email: choose other guests.');
      const [added] = await tx.query<object[]>(
        `INSERT INTO guest_mail (id, event_id, subject, words, recipients, who, filter, by_id, by_name, begins_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 second')
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [
          ...[id, event_id, given.subject, given.words, given.recipients, given.who],
          ...[JSON.stringify(given.filter), me.id, me.name, seconds],
        ],
      );
      // The same form at the same moment: the other one has planned it.
      if (!added) return;
      await this.jobs.add(tx, { kind: GUEST_MAIL, key: id, payload: { guest_mail_id: id }, delay: seconds });
      const after = { subject: given.subject, mails };
      await this.activity.record(tx, me, guestActivity('event.guests_written', event_id, { after }));
    });
    return this.read(id);
  }

  /** @throws ApiError 404, 409 once it has begun */
  async undo(id: string, me: StaffCaller): Promise<GuestMailView> {
    await transaction(this.dataSource, async (tx) => {
      const mail = await tx.findOne(GuestMail, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!mail || mail.state === 'test') throw ApiError.notFound('Mail to guests');
      if (mail.state === 'undone') return;
      if (mail.state !== 'planned')
        throw ApiError.conflict('mail_begun', 'It has begun, so it can no longer be undone.');
      await this.stop(tx, mail, me);
      if (mail.about !== 'guests') await this.takeBack?.(tx, mail, me);
    });
    return this.read(id);
  }

  /** Somebody leaves: what has not begun is undone, or a colleague's from now on. */
  private async handOn(tx: Transaction, { id }: Colleague, to: Colleague | undefined, by: Actor) {
    const planned = await tx.find(GuestMail, {
      where: { by_id: id, state: 'planned', about: 'guests' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const mail of planned)
      if (!to) await this.stop(tx, mail, by);
      else {
        await tx.update(GuestMail, { id: mail.id }, { by_id: to.id, by_name: to.name });
        const states = { before: { by_name: mail.by_name }, after: { by_name: to.name } };
        await this.activity.record(
          tx,
          by,
          guestActivity('event.guests_mail_handed_over', mail.event_id, states),
        );
      }
  }

  private async stop(tx: Transaction, { id, event_id, subject }: GuestMail, by: Actor) {
    await tx.update(GuestMail, { id }, { state: 'undone', undone_by_name: 'name' in by ? by.name : null });
    await this.activity.record(
      tx,
      by,
      guestActivity('event.guests_mail_undone', event_id, { after: { subject } }),
    );
  }

  /** The newest 100 of an event. @throws ApiError 404 */
  async list(key: string): Promise<GuestMailView[]> {
    const { id } = await this.events.read(key, true);
    const { rows } = await this.pool.query<GuestMailView>(
      `${VIEW} WHERE g.event_id = $1 AND g.state <> 'test' ORDER BY g.created_at DESC, g.id DESC LIMIT 100`,
      [id],
    );
    return rows;
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<GuestMailView> {
    const { rows } = await this.pool.query<GuestMailView>(`${VIEW} WHERE g.id = $1 AND g.state <> 'test'`, [
      id,
    ]);
    if (!rows[0]) throw ApiError.notFound('Mail to guests');
    return rows[0];
  }
}

const VIEW = `SELECT g.id, g.event_id, g.subject, g.words, g.recipients, g.who, g.filter, g.about, g.state, g.begins_at, g.ended_at,
    g.by_name, g.undone_by_name, g.created_at, c.*
  FROM guest_mail g CROSS JOIN LATERAL (
    SELECT count(*)::int AS mails, count(*) FILTER (WHERE m.state = 'sent')::int AS sent,
           count(*) FILTER (WHERE m.state IN ('queued', 'retrying'))::int AS waiting,
           count(*) FILTER (WHERE m.state = 'failed')::int AS failed,
           count(*) FILTER (WHERE m.state = 'uncertain')::int AS uncertain,
           count(*) FILTER (WHERE m.state = 'withheld')::int AS withheld
      FROM mail m WHERE m.batch_id = g.id) c`;

/** @throws ApiError 400 when that is too far ahead */
function secondsUntil(begin_at: string | null): number {
  if (begin_at === null) return UNDO_SECONDS;
  const seconds = (Date.parse(begin_at) - Date.now()) / 1000;
  if (seconds > MAX_DAYS_AHEAD * 86_400)
    throw ApiError.invalid([{ field: 'begin_at', message: `At most ${MAX_DAYS_AHEAD} days ahead` }]);
  return Math.max(seconds, UNDO_SECONDS);
}

/** @throws ApiError 409 when the key was used for another mail */
function refuseAnother(
  before: GuestMail,
  given: Pick<GuestMail, 'event_id' | 'subject' | 'words' | keyof Audience>,
) {
  const same = (Object.keys(given) as (keyof typeof given)[]).every(
    (name) => JSON.stringify(before[name]) === JSON.stringify(given[name]),
  );
  if (!same) throw ApiError.keyReused();
}
