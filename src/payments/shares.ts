import type { EntityManager } from 'typeorm';
import { ApiError } from '../platform/http/api-error.js';
import { Delegate } from '../registrations/delegate.entity.js';
import type { DelegateRow } from '../registrations/delegates.dto.js';
import { isActive, isPaid } from '../registrations/registration-rows.js';

/** What the others of a registration are to pay, once somebody left or came back. */
export async function share(tx: EntityManager, id: string, before: number, after: number): Promise<void> {
  await tx.query('UPDATE registration SET total_centavos = total_centavos / $2::integer * $3 WHERE id = $1', [
    ...[id, before, after],
  ]);
}

/**
 * Takes the shares of delegates who are about to be removed off what is to be paid, as a cancellation does: what is
 * paid stays as it is, and so does the total of a registration of which nobody stays. Their registrations are locked.
 */
export async function lowerTotal(tx: EntityManager, ids: string[]): Promise<void> {
  await tx.query(
    `UPDATE registration r SET total_centavos = r.total_centavos / of.active * of.staying
       FROM (SELECT d.registration_id, count(*)::int AS active, bool_and(d.payment_status) AS paid,
                    (count(*) FILTER (WHERE d.id <> ALL($1)))::int AS staying
               FROM delegate d WHERE d.cancelled_at IS NULL
                AND d.registration_id IN (SELECT registration_id FROM delegate WHERE id = ANY($1))
              GROUP BY d.registration_id) of
      WHERE r.id = of.registration_id AND of.staying BETWEEN 1 AND of.active - 1 AND NOT of.paid`,
    [ids],
  );
}

/** Locks the registration that a delegate in the bin belonged to, if it is still there. */
export async function lockOfBinned(tx: EntityManager, id: string): Promise<void> {
  await tx.query(
    `SELECT FROM registration WHERE id IN (
       SELECT (one ->> 'registration_id')::uuid
         FROM bin_entry, jsonb_array_elements(rows) part, jsonb_array_elements(part -> 'rows') one
        WHERE resource = 'delegates' AND bin_entry.id = $1 AND part ->> 'table' = 'delegate') FOR UPDATE`,
    [id],
  );
}

/** A delegate is back from the bin: the share is asked for again. @throws ApiError 409, see requireSamePaymentState */
export async function raiseTotal(tx: EntityManager, id: string): Promise<void> {
  const one = await tx.findOneByOrFail(Delegate, { id });
  const all = await tx.findBy(Delegate, { registration_id: one.registration_id });
  const others = all.filter((each) => isActive(each) && each.id !== id);
  if (!isActive(one) || others.length === 0) return;
  requireSamePaymentState(others, one);
  if (!one.payment_status) await share(tx, one.registration_id, others.length, others.length + 1);
}

/**
 * A registration is paid as a whole, so whoever comes back to it has paid as the others have.
 * @param others at least one, not cancelled
 * @throws ApiError 409
 */
export function requireSamePaymentState(others: DelegateRow[], { payment_status }: DelegateRow): void {
  if (isPaid(others) === payment_status) return;
  throw ApiError.conflict(
    'payment_state_differs',
    payment_status
      ? 'The others have not paid, so this place cannot come back as a paid one. Register the person anew.'
      : 'The others have paid without this one. Register the person anew.',
  );
}
