import type { EntityManager } from 'typeorm';
import { Delegate } from './delegate.entity.js';
import type { DelegateRow } from './delegates.dto.js';
import { type Proof, Registration } from './registration.entity.js';

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

/** Not cancelled: takes a place, and is paid for. */
export const isActive = ({ cancelled_at }: Pick<DelegateRow, 'cancelled_at'>): boolean =>
  cancelled_at === null;

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
