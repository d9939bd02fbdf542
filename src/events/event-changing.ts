import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../activity/activity-log.js';
import { siteChanged } from '../content/content-rows.js';
import { Payee } from '../content/paying/payee.js';
import { transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { type Precondition } from '../platform/http/etag.js';
import { refuseNothing } from '../platform/http/fields/changes.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { cashEnd } from './cash-end.js';
import { modesToKeep, requireWayToPay } from './event-modes.js';
import { columnsOf, EventPages } from './event-pages.js';
import { toEventView, type EventView } from './event-view.dto.js';
import { Event, FIRST_EVENT } from './event.entity.js';
import { eventActivity, PAYEE, type EventChanges, type EventFields } from './events.dto.js';
import { byKey, EventsService } from './events.service.js';
import { withFee } from './prices/price.js';
import { requireReusable } from './qr-ph.js';
import { newQuestions, revise } from './questions/revise.js';

/** How events are added, changed and removed, each under its lock. */
@Injectable()
export class EventChanging implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: EventsService,
    private readonly activity: ActivityLog,
    private readonly pages: EventPages,
    private readonly payee: Payee,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** EVENT_FEE_PHP is the first event's fee until staff change that event. */
  async onApplicationBootstrap(): Promise<void> {
    const [changed] = await this.dataSource.query<[object[]]>(
      'UPDATE event SET fee_centavos = $2 WHERE id = $1 AND updated_at = created_at AND fee_centavos <> $2 RETURNING id',
      [FIRST_EVENT, this.settings.eventFeePhp * 100],
    );
    if (changed.length > 0) await siteChanged(this.dataSource.manager);
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
      await siteChanged(tx);
      return this.events.view(row, tx);
    });
  }

  /** @throws ApiError 400, 403 for the payee's account, 404, 409 when more are registered than the new capacity, 412 */
  async change(key: string, given: EventChanges, by: Caller, ifMatch: Precondition): Promise<EventView> {
    refuseNothing(given);
    const kept = { ...given, payment_modes: modesToKeep(given.payment_modes) };
    await this.pages.check(kept);
    return this.locked(key, async (before, tx) => {
      const { id } = before;
      ifMatch(await this.events.view(before, tx));
      const fields = { ...kept, questions: await revise(tx, before, given.questions) };
      const payee = payeeChanges(before, fields);
      this.payee.requireRight(by, payee);
      requireCode(fields, payee);
      // The rows of before this moment are all visible: whoever adds some waits for this lock.
      const taken = await this.events.taken(id, tx);
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
      await siteChanged(tx);
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
    const from = cashEnd(before);
    const to = cashEnd(after);
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
      const view = await this.events.view(row, tx);
      ifMatch(view);
      await tx.delete(Event, { id });
      await this.activity.recordDeletion(tx, by, eventActivity('event.deleted', id));
      await siteChanged(tx);
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
