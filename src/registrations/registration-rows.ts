import type { EntityManager } from 'typeorm';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isConfirmedSql } from '../platform/mail/addresses.js';
import { Delegate } from './delegate.entity.js';
import type { DelegateRow } from './delegates.dto.js';
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

/** Not cancelled: takes a place, and is paid for. */
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

/** By those who come; of a registration that is cancelled, by those who came out of it. */
export function isPaid(all: DelegateRow[]): boolean {
  const active = all.filter(isActive);
  return active.length > 0
    ? active.every(({ payment_status }) => payment_status)
    : all.some(({ payment_status }) => payment_status);
}

/** One form of a reference, however it is grouped: the same payment is known again. */
export const plainReference = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** What the payer or staff typed stands before what was read. */
export const referenceOf = (proof: Proof | null): string | null =>
  proof?.reference ?? proof?.read_reference ?? null;
