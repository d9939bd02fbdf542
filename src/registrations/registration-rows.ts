import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import type { ActivityLog, Actor } from '../activity/activity-log.js';
import { Delegate } from '../delegates/delegate.entity.js';
import { delegateActivity, toHistory, type DelegateRow } from '../delegates/delegates.dto.js';
import { FULL, type Event } from '../events/event.entity.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isConfirmedSql } from '../platform/mail/addresses.js';
import type { Money } from './money.js';
import { Registration, type Proof } from './registration.entity.js';

/** Locks a registration and its delegates. @returns those whose places were not given back */
export const lockActive = async (tx: EntityManager, id: string): Promise<DelegateRow[]> =>
  (await lockAll(tx, id)).filter(isActive);

/** Locks a registration, then its delegates: everybody who changes payments goes in this order. */
export async function lockAll(tx: EntityManager, id: string): Promise<DelegateRow[]> {
  await tx.findOne(Registration, { where: { id }, lock: { mode: 'pessimistic_write' } });
  return tx.find(Delegate, {
    where: { registration_id: id },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Locks a delegate, its registration first: everybody who locks both goes in this order. @throws ApiError 404 */
export async function lockDelegate(tx: EntityManager, id: string): Promise<Delegate> {
  await tx.query(
    'SELECT FROM registration WHERE id = (SELECT registration_id FROM delegate WHERE id = $1) FOR UPDATE',
    [id],
  );
  const delegate = await tx.findOne(Delegate, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!delegate) throw ApiError.notFound('Delegate');
  return delegate;
}

export type LockedEvent = Pick<
  Event,
  | 'id'
  | 'capacity'
  | 'state'
  | 'starts_at'
  | 'registration_closes_at'
  | 'fee_centavos'
  | 'payment_due_at'
  | 'hold_hours'
  | 'payment_modes'
  | 'cash_held_until'
  | 'network_places'
  | 'questions'
  | 'name'
  | 'prices'
>;

/** What is written into a delegate's row: null only where the column takes it. */
type DelegateChanges = QueryDeepPartialEntity<Delegate>;

/** Changes a delegate, and logs the record before and after. @returns the row read anew, with its sums as they are now */
export async function changeDelegate(
  tx: EntityManager,
  activity: ActivityLog,
  by: Actor,
  type: Parameters<typeof delegateActivity>[0],
  before: DelegateRow,
  changes: DelegateChanges,
): Promise<DelegateRow> {
  const { id } = before;
  await tx.update(Delegate, { id }, { ...changes, updated_at: () => 'now()' });
  const row = await tx.findOneByOrFail(Delegate, { id });
  const states = { before: toHistory(before), after: toHistory(row) };
  await activity.record(tx, by, delegateActivity(type, id, states));
  return row;
}

/** The lock that everybody takes who adds delegates to an event with a limit: what is counted under it is true. */
export async function lockEvent(tx: EntityManager, id: string): Promise<LockedEvent | undefined> {
  const [event] = await tx.query<LockedEvent[]>(
    `SELECT id, name, capacity, state, starts_at, registration_closes_at, fee_centavos, payment_due_at, hold_hours, payment_modes,
            cash_held_until, network_places, prices, questions
       FROM event WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return event;
}

/** Locks a delegate's event, then the registration: everybody who takes places goes in this order. @throws ApiError 404 */
export async function lockWithEvent(
  tx: EntityManager,
  id: string,
): Promise<{ event: LockedEvent; all: DelegateRow[]; delegate: DelegateRow }> {
  const known = await tx.findOneBy(Delegate, { id });
  const event = known && (await lockEvent(tx, known.event_id));
  const all = event ? await lockAll(tx, known.registration_id) : [];
  const delegate = all.find((one) => one.id === id);
  if (!event || !delegate) throw ApiError.notFound('Delegate');
  return { event, all, delegate };
}

export async function placesFree(tx: EntityManager, { id, capacity }: LockedEvent): Promise<number> {
  if (capacity === null) return Infinity;
  const [row] = await tx.query<{ taken: number }[]>('SELECT event_places_taken($1) AS taken', [id]);
  return Math.max(0, capacity - (row?.taken ?? 0));
}

/**
 * Those who were taken for spam, or are not confirmed, have no places yet: what makes them count makes sure that there are any.
 * @param delegates of one registration, not cancelled
 * @throws ApiError 409
 */
export async function takePlaces(
  tx: EntityManager,
  delegates: Pick<Delegate, 'event_id' | 'spam' | 'unconfirmed' | 'payment_status'>[],
): Promise<void> {
  const [first, ...others] = delegates.filter(
    ({ spam, unconfirmed, payment_status }) => (spam || unconfirmed) && !payment_status,
  );
  const event = first && (await lockEvent(tx, first.event_id));
  if (event && (await placesFree(tx, event)) < 1 + others.length) throw ApiError.conflict('event_full', FULL);
}

/** Whether a delegate takes a place and is paid for: whoever is not cancelled. */
export const isActive = ({ cancelled_at }: Pick<DelegateRow, 'cancelled_at'>): boolean =>
  cancelled_at === null;

/** SQL of those who come: neither cancelled nor spam. @param of the alias of the delegate's row */
export const comesSql = (of: string): string => `NOT ${of}.spam AND ${of}.cancelled_at IS NULL`;

/**
 * SQL of who pays, and hears of it: the contact, or the one delegate. `r` is the registration's row, `d` a delegate's.
 */
export const CONTACT_EMAIL = 'coalesce(r.contact_email, d.email)';
export const CONTACT_FIRST_NAME = 'coalesce(r.contact_first_name, d.first_name)';

/**
 * Who causes a mail about a registration to whomever it names: its network, and once that is forgotten the registration
 * itself. Whatever staff cause is counted by no network. @param id of one of its delegates
 */
export async function senderOf(tx: EntityManager, id: string, by: Actor): Promise<string | null> {
  if (by.kind === 'staff' || by.kind === 'key') return null;
  const [row] = await tx.query<{ sender: string }[]>(
    `SELECT coalesce(r.network, r.id::text) AS sender FROM delegate d JOIN registration r ON r.id = d.registration_id WHERE d.id = $1`,
    [id],
  );
  return row?.sender ?? null;
}

/**
 * SQL: whether a mail may quote names: money was paid for them, or its reader's address was confirmed. Of a free event nobody
 * pays, so a stranger could write to anybody by them. Of `delegate d` and its registration `r`. @param reader as SQL
 */
export const quotesSql = (reader: string): string =>
  `((d.payment_status AND r.total_centavos > 0) OR ${isConfirmedSql(reader)})`;

/** Of a large group whose contact has not confirmed: takes no place yet. Whoever paid has one. */
export const isToConfirm = ({
  unconfirmed,
  payment_status,
}: Pick<DelegateRow, 'unconfirmed' | 'payment_status'>): boolean => unconfirmed && !payment_status;

/** Whether it is paid, by those who come; where all are cancelled, by those who had places. */
export function isPaid(all: DelegateRow[]): boolean {
  const active = all.filter(isActive);
  return active.length > 0
    ? active.every(({ payment_status }) => payment_status)
    : all.some(({ payment_status }) => payment_status);
}

/** Brings a reference into one form, however it is grouped, so that the same payment is recognised. */
export const plainReference = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** As much of a reference, in that form, as the ledger keeps. */
export const ledgerReference = (plain: string): string => plain.slice(0, 30);

/** What the payer or staff typed stands before what was read. */
export const referenceOf = (proof: Proof | null): string | null =>
  proof?.reference ?? proof?.read_reference ?? null;

/** The three sums of `registration_money m`, as numbers. */
export const MONEY_SQL = `m.paid_centavos::float8 AS paid_centavos, m.owed_centavos::float8 AS owed_centavos,
  m.to_return_centavos::float8 AS to_return_centavos`;

/** The sums of a registration, with what all who come have to pay together. */
export async function sumsOf(
  tx: EntityManager,
  registration_id: string,
): Promise<{ due_centavos: number; money: Money }> {
  const [row] = await tx.query<(Money & { due_centavos: number })[]>(
    `SELECT m.due_centavos::float8 AS due_centavos, ${MONEY_SQL} FROM registration_money m WHERE registration_id = $1`,
    [registration_id],
  );
  const { due_centavos = 0, ...money } = row ?? { paid_centavos: 0, owed_centavos: 0, to_return_centavos: 0 };
  return { due_centavos, money };
}

export const moneyOf = async (tx: EntityManager, registration_id: string): Promise<Money> =>
  (await sumsOf(tx, registration_id)).money;
