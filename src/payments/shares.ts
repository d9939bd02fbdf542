import type { EntityManager } from 'typeorm';
import { Delegate } from '../delegates/delegate.entity.js';
import type { DelegateRow } from '../delegates/delegates.dto.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { isActive, isPaid } from '../registrations/registration-rows.js';
import { Registration } from '../registrations/registration.entity.js';

/** Writes what a registration is to pay, once somebody left, came, or has another price. Where nobody is left, it stays as it is. */
export async function addUp(tx: EntityManager, id: string): Promise<void> {
  await tx.query(
    `UPDATE registration SET total_centavos = coalesce(
       (SELECT sum(price_centavos) FROM delegate d WHERE registration_id = $1 AND ${COUNTED}), total_centavos) WHERE id = $1`,
    [id],
  );
}

/** Whose shares a registration's total holds: of those who come, and of those who have paid and left. */
const COUNTED = '(d.cancelled_at IS NULL OR d.payment_status)';
const isCounted = (row: DelegateRow): boolean => isActive(row) || row.payment_status;
/** Whose payment stays with the registration when they are removed. Whoever had cancelled is owed it back instead. */
const isKept = (row: DelegateRow): boolean => isActive(row) && row.payment_status;

/**
 * Takes the shares of delegates who are about to be removed off what is to be paid, as a cancellation does; what they paid
 * is kept, and what is to be returned stays so. The total of a registration of which nobody stays is left as it is, and all that
 * nobody is to get back is kept. Their registrations are locked.
 */
export async function lowerTotal(tx: EntityManager, ids: string[]): Promise<void> {
  await tx.query(
    `UPDATE registration r SET
            total_centavos = CASE WHEN of.staying = 0 THEN r.total_centavos ELSE of.stays END,
            removed_centavos = CASE WHEN of.staying = 0 THEN m.paid_centavos - m.to_return_centavos
                               ELSE r.removed_centavos + of.kept END
       FROM registration_money m JOIN (SELECT d.registration_id, count(*)::int AS counted, (count(*) FILTER (WHERE d.id <> ALL($1)))::int AS staying,
                    sum(d.price_centavos) FILTER (WHERE d.id <> ALL($1)) AS stays,
                    coalesce(sum(d.price_centavos) FILTER (WHERE d.id = ANY($1) AND d.cancelled_at IS NULL AND d.payment_status), 0) AS kept
               FROM delegate d WHERE ${COUNTED}
                AND d.registration_id IN (SELECT registration_id FROM delegate WHERE id = ANY($1))
              GROUP BY 1) of ON of.registration_id = m.registration_id
      WHERE r.id = m.registration_id AND of.staying < of.counted`,
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

/** A delegate is back from the bin: the share counts again. @throws ApiError 409, see requireSamePaymentState */
export async function raiseTotal(tx: EntityManager, id: string): Promise<void> {
  const one = await tx.findOneByOrFail(Delegate, { id });
  if (!isCounted(one)) return;
  const all = await tx.findBy(Delegate, { registration_id: one.registration_id });
  const others = all.filter((each) => each.id !== id && isCounted(each));
  const active = others.filter(isActive);
  if (isActive(one) && active.length > 0) requireSamePaymentState(active, one);
  await addUp(tx, one.registration_id);
  if (isKept(one))
    // Entries of the bin from before such sums were kept have none.
    await tx.query(
      'UPDATE registration SET removed_centavos = greatest(removed_centavos - $2, 0) WHERE id = $1',
      [one.registration_id, one.price_centavos],
    );
  else if (others.length === 0)
    await tx.update(Registration, { id: one.registration_id }, { removed_centavos: 0 });
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
      ? 'The others have not paid, so this place cannot be restored as a paid one. Register the person again.'
      : 'The others have paid without this one. Register the person again.',
  );
}
