import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../activity/activity-log.js';
import { Payee } from '../content/paying/payee.js';
import { transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { type Precondition } from '../platform/http/etag.js';
import { isUuid } from '../platform/http/fields/uuid.js';
import { dayOf } from '../platform/manila.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { refuseCancelled } from './cancelled.js';
import { cashEnd } from './cash-end.js';
import { modesToKeep, requireWayToPay } from './event-modes.js';
import { columnsOf, EventPages, nextEvent } from './event-pages.js';
import { Event, FIRST_EVENT } from './event.entity.js';
import {
  eventActivity,
  PAYEE,
  registrationOf,
  toEventView,
  type EventChanges,
  type EventFields,
  type EventView,
} from './events.dto.js';
import { withFee } from './prices/price.js';
import { requireReusable } from './qr-ph.js';
import type { Question } from './questions/question.js';
import { newQuestions, revise } from './questions/revise.js';

/** The one truth about events: for the site, mails, tickets, sums and registrations. */
@Injectable()
export class EventsService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly activity: ActivityLog,
    private readonly pages: EventPages,
    private readonly payee: Payee,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** EVENT_FEE_PHP is the first event's fee until staff change that event. */
  async onApplicationBootstrap(): Promise<void> {
    const { rowCount } = await this.pool.query(
      'UPDATE event SET fee_centavos = $2 WHERE id = $1 AND updated_at = created_at AND fee_centavos <> $2',
      [FIRST_EVENT, this.settings.eventFeePhp * 100],
    );
    if (rowCount) await this.pages.changed(this.dataSource.manager);
  }

  /** Of all events, by id. */
  async names(): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pool.query<{ id: string; name: string }>('SELECT id, name FROM event');
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** What events ask, by id: of these, or of all. */
  async questions(ids?: string[]): Promise<ReadonlyMap<string, Question[]>> {
    const rows = await this.dataSource.manager.find(Event, {
      select: { id: true, questions: true },
      where: ids && { id: In(ids) },
      order: { starts_at: 'ASC', id: 'ASC' },
    });
    return new Map(rows.map(({ id, questions }) => [id, questions]));
  }

  /** As they are read alone, in the order of the ids; one that is removed this very moment is left out. */
  async views(ids: string[]): Promise<EventView[]> {
    const rows = await this.dataSource.manager.findBy(Event, { id: In(ids) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return Promise.all(ids.flatMap((id) => byId.get(id) ?? []).map((row) => this.view(row)));
  }

  /** @param key the slug or the id @throws ApiError 404 */
  async read(key: string, drafts: boolean): Promise<EventView> {
    const row = await this.dataSource.manager.findOneBy(Event, byKey(key));
    if (!row || (row.state === 'draft' && !drafts)) throw ApiError.notFound('Event');
    return this.view(row);
  }

  /** Whose registration is open and whose start is next; without one that is open, the next one; none that is over. */
  next(): Promise<Event | undefined> {
    return nextEvent(this.pool);
  }

  /** The one that ended last: at its door people still count, when none is to come. */
  async last(): Promise<Event | null> {
    return this.dataSource.manager.findOne(Event, {
      where: { state: 'published', ends_at: LessThanOrEqual(new Date()) },
      order: { ends_at: 'DESC', id: 'DESC' },
    });
  }

  /**
   * The event that a registration is for. What is full is found out when it is written.
   * @param slug undefined: the next open one
   * @throws ApiError 400 for an unknown slug, 409 when registration is not open
   */
  async openFor(slug: string | null | undefined): Promise<Event> {
    const event = slug == null ? await this.next() : await this.dataSource.manager.findOneBy(Event, { slug });
    if (!event || event.state === 'draft') {
      if (slug == null)
        throw ApiError.conflict('no_event', 'There is no event to register for at the moment.');
      throw ApiError.invalid([{ field: 'event', message: 'There is no such event' }]);
    }
    refuseCancelled(event);
    const state = registrationOf(event, null, new Date());
    if (state === 'not-yet' && event.registration_opens_at)
      throw ApiError.conflict(
        'event_not_open',
        `Registration for ${event.name} opens on ${dayOf(event.registration_opens_at)}.`,
      );
    if (state !== 'open')
      throw ApiError.conflict('event_closed', `Registration for ${event.name} is closed.`);
    return event;
  }

  /** @throws ApiError 409 when a group could never fit */
  refuseLarger({ capacity, name }: Pick<Event, 'capacity' | 'name'>, places: number): void {
    if (capacity === null || places <= capacity) return;
    throw ApiError.conflict(
      'group_too_large',
      `${name} has ${capacity === 1 ? '1 place' : `${capacity} places`} in all, so a group of ${places} does not fit.`,
    );
  }

  /** Whether so many may register at once: there are places, and nobody waits for them. */
  async hasPlaces(
    event: Pick<Event, 'id' | 'capacity'>,
    places: number,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    if (event.capacity === null) return true;
    return event.capacity - (await this.withLine(event.id, event.capacity, tx)) >= places;
  }

  /** Places that neither a delegate nor an offer has, whoever waits; null: no limit. @throws ApiError 404 */
  async placesFree(id: string): Promise<number | null> {
    const row = await this.dataSource.manager.findOneBy(Event, { id });
    if (!row) throw ApiError.notFound('Event');
    if (row.capacity === null) return null;
    return Math.max(0, row.capacity - (await this.taken(id, this.dataSource.manager)));
  }

  /** @throws ApiError 400, 409 */
  async create(given: EventFields, by: Caller): Promise<EventView> {
    const id = v7();
    const fields = {
      ...given,
      payment_modes: modesToKeep(given.payment_modes),
      questions: newQuestions(given.questions),
    };
    await this.pages.check(fields);
    const payee = payeeChanges({}, fields);
    this.payee.requireRight(by, payee);
    requireCode(fields, payee);
    return transaction(this.dataSource, async (tx) => {
      await tx.insert(Event, { id, ...(columnsOf(fields) as object) });
      const row = await tx.findOneByOrFail(Event, { id });
      await requireWayToPay(tx, row);
      await this.activity.record(tx, by, eventActivity('event.created', id, { after: toHistory(row) }));
      if (payeeChanges({}, row).length > 0) await this.recordPayee(tx, by, id, {}, row);
      await this.pages.changed(tx);
      return this.view(row, tx);
    });
  }

  /** @throws ApiError 400, 403 for the payee's account, 404, 409 when more are registered than the new capacity, 412 */
  async change(key: string, given: EventChanges, by: Caller, ifMatch: Precondition): Promise<EventView> {
    const kept = { ...given, payment_modes: modesToKeep(given.payment_modes) };
    await this.pages.check(kept);
    return this.locked(key, async (before, tx) => {
      const { id } = before;
      ifMatch(await this.view(before, tx));
      const fields = { ...kept, questions: await revise(tx, before, given.questions) };
      const payee = payeeChanges(before, fields);
      this.payee.requireRight(by, payee);
      requireCode(fields, payee);
      // The rows of before this moment are all visible: whoever adds some waits for this lock.
      const taken = await this.taken(id, tx);
      if (fields.state === 'cancelled' && before.state !== 'cancelled') await refuseSilentEnd(tx, id);
      if (fields.capacity != null && fields.capacity < taken)
        throw ApiError.conflict(
          'capacity_below_taken',
          `${taken} delegates are registered already, so the capacity cannot be lower.`,
        );
      const prices = withFee(before.prices, fields.fee_centavos ?? before.fee_centavos);
      await tx.update(Event, { id }, { ...columnsOf(fields), prices, updated_at: () => 'now()' });
      await this.followDates(tx, before);
      const row = await tx.findOneByOrFail(Event, { id });
      await requireWayToPay(tx, row, before);
      await this.moveCashEnd(tx, before, row);
      // Where payments go has a line of its own.
      const rest = { before: withoutPayee(toHistory(before)), after: withoutPayee(toHistory(row)) };
      await this.activity.record(tx, by, eventActivity('event.changed', id, rest));
      if (payee.length > 0) await this.recordPayee(tx, by, id, before, row);
      await this.pages.changed(tx);
      return toEventView(row, taken);
    });
  }

  /** Also of what is corrected in passing: the calendar that a ticket's file was opened in takes the next one for newer. */
  async followDates(tx: EntityManager, { id, ...before }: Event): Promise<void> {
    const after = await tx.findOneByOrFail(Event, { id });
    if (CALENDAR.every((field) => isDeepStrictEqual(before[field], after[field]))) return;
    await tx.increment(Event, { id }, 'calendar_sequence', 1);
  }

  /** Places that are paid on the day end with its beginning, or when the owner says: also those of before. */
  async moveCashEnd(tx: EntityManager, before: Event, after: Event): Promise<void> {
    const [from, to] = [cashEnd(before), cashEnd(after)];
    if (from.getTime() === to.getTime()) return;
    await tx.query(
      'UPDATE registration SET held_until = $2 WHERE event_id = $1 AND held_until = ANY ($3::timestamptz[])',
      [after.id, to, [from, before.starts_at]],
    );
  }

  private async recordPayee(tx: EntityManager, by: Caller, id: string, before: Partial<Event>, after: Event) {
    const states = { before: payeeOf(before), after: payeeOf(after) };
    await this.payee.record(tx, by, eventActivity('event.payee_changed', id, states));
  }

  /** @returns the event as it was @throws ApiError 404, 409 when it has delegates, 412 */
  remove(key: string, by: Caller, ifMatch: Precondition): Promise<EventView> {
    return this.locked(key, async (row, tx) => {
      const { id } = row;
      const view = await this.view(row, tx);
      ifMatch(view);
      await tx.delete(Event, { id });
      await this.activity.recordDeletion(tx, by, eventActivity('event.deleted', id));
      await this.pages.changed(tx);
      return view;
    });
  }

  /** FOR UPDATE: also waits for those who are adding delegates, which hold its key (registrations/sql/capacity.sql). */
  locked<T>(key: string, work: (event: Event, tx: EntityManager) => Promise<T>): Promise<T> {
    return transaction(this.dataSource, async (tx) => {
      const row = await tx.findOne(Event, { where: byKey(key), lock: { mode: 'pessimistic_write' } });
      if (!row) throw ApiError.notFound('Event');
      return work(row, tx);
    });
  }

  private async view(row: Event, tx: EntityManager = this.dataSource.manager): Promise<EventView> {
    return toEventView(row, row.capacity === null ? 0 : await this.withLine(row.id, row.capacity, tx));
  }

  /** How many places are gone for whoever comes now: all of them while somebody in line fits into what is free. */
  private async withLine(id: string, capacity: number, tx = this.dataSource.manager): Promise<number> {
    const [row] = await tx.query<{ taken: number; line: boolean }[]>(
      'SELECT taken, event_line_fits($1, $2 - taken) AS line FROM event_places_taken($1) AS taken',
      [id, capacity],
    );
    return row?.line ? Math.max(row.taken, capacity) : (row?.taken ?? 0);
  }

  private async taken(id: string, tx: EntityManager): Promise<number> {
    const [row] = await tx.query<{ taken: number }[]>('SELECT event_places_taken($1) AS taken', [id]);
    return row?.taken ?? 0;
  }
}

/** What a calendar shows of it. */
const CALENDAR = [
  ...(['name', 'starts_at', 'ends_at', 'venue_name', 'venue_street', 'venue_city', 'state'] as const),
];

/** Whoever is registered hears of it: that is a step of its own. @throws ApiError 409 */
async function refuseSilentEnd(tx: EntityManager, id: string): Promise<void> {
  const [row] = await tx.query<{ guests: boolean }[]>(
    'SELECT EXISTS (SELECT FROM delegate WHERE event_id = $1 AND cancelled_at IS NULL) AS guests',
    [id],
  );
  if (row?.guests)
    throw ApiError.conflict(
      'event_has_guests',
      'People are registered for it. Cancel it on its overview: that tells them and ends their tickets.',
    );
}

const byKey = (key: string) => (isUuid(key) ? { id: key } : { slug: key });

/** As people read what changed: without what calendars count, and what the dates say themselves. */
export const toHistory = ({ calendar_sequence: _, moved_from: __, ...event }: Event): object => event;

type Payment = Partial<Pick<Event, (typeof PAYEE)[number]>>;
const payeeOf = (event: Payment): Payment =>
  Object.fromEntries(PAYEE.map((field) => [field, event[field] ?? null]));
/** Which of them would change; what is left out stays. */
const payeeChanges = (before: Payment, fields: Payment): string[] =>
  PAYEE.filter(
    (field) =>
      fields[field] !== undefined && !isDeepStrictEqual(fields[field] ?? null, before[field] ?? null),
  );
/** A code that is given anew; what an older version kept may be any text. @throws ApiError 400 */
function requireCode({ gcash_qr }: Payment, changed: string[]): void {
  if (!gcash_qr || !changed.includes('gcash_qr')) return;
  requireReusable(gcash_qr);
}
const withoutPayee = (event: object): object =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !(PAYEE as readonly string[]).includes(name)));
