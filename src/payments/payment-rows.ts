import { IsNull, Not, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { nameOf, type Actor } from '../activity/activity-log.js';
import { Delegate } from '../delegates/delegate.entity.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { Movement, Proof, REFERENCE_TAKEN, Registration } from '../registrations/registration.entity.js';

type Entry = Pick<Movement, 'kind' | 'amount_centavos' | 'channel'> & Partial<Movement>;

/** What is said of money that was received. */
export interface PaymentFacts {
  /** How it was paid; left out: as the proof or the delegate says. */
  channel?: string;
  /** Whether the QR codes are made at once. */
  withTickets?: boolean;
  /** What was received; left out: all that is owed. */
  received?: number | undefined;
  /** What was owed when somebody looked; null, left out: nobody did. */
  seen?: number | null | undefined;
  /** How and on which day it came, where the proof that waits says neither. */
  unlessProof?: { channel?: string | undefined; received_on?: string | undefined };
  /** Which line of which statement shows it. */
  statementLine?: string | null | undefined;
  /** The reference; left out: what the payer or the picture says; null: there is none. */
  reference?: string | null;
  /** Why an admin lets two registrations be paid with one reference. */
  sharedBecause?: string | null;
  /** Other columns of the movement. */
  more?: Partial<Pick<Movement, 'id' | 'received_on' | 'receipt_number' | 'note' | 'shared_payment_id'>>;
}

/** Adds a row to the ledger, for the event of its registration. @returns its id */
export async function enter(
  tx: EntityManager,
  registration_id: string,
  by: Actor,
  entry: Entry,
): Promise<string> {
  const event_id =
    entry.event_id ?? (await tx.findOneByOrFail(Registration, { id: registration_id })).event_id;
  const { id = v7() } = entry;
  const holder_id = entry.channel === 'cash' && 'id' in by ? by.id : null;
  await tx.insert(Movement, {
    holder_id,
    entered_by_name: nameOf(by),
    ...entry,
    id,
    registration_id,
    event_id,
  });
  return id;
}

/**
 * A correction for each channel, proof, reference and holder of cash by which something was paid and is still there: what was taken back or
 * returned already is not taken again. @param proof_id undefined: of all that was paid
 */
export async function takeBack(
  tx: EntityManager,
  registration_id: string,
  entered_by_name: string | null,
  proof_id?: string,
): Promise<void> {
  await tx.query(
    `WITH received AS (
       SELECT channel, proof_id, reference, holder_id, sum(amount_centavos) AS amount, min(created_at) AS since
         FROM movement WHERE registration_id = $1 AND kind <> 'refund'
        GROUP BY channel, proof_id, reference, holder_id HAVING sum(amount_centavos) > 0
     ), there AS (
       SELECT event_id, sum(amount_centavos) AS amount FROM movement WHERE registration_id = $1 GROUP BY event_id
     ), taken AS (
       SELECT channel, proof_id, reference, holder_id, event_id, least(received.amount, there.amount
                - coalesce(sum(received.amount) OVER (ORDER BY since, channel, proof_id, reference, holder_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)) AS amount
         FROM received, there WHERE $2::uuid IS NULL OR proof_id = $2
     )
     INSERT INTO movement (id, registration_id, event_id, kind, amount_centavos, channel, proof_id, reference, holder_id, entered_by_name)
     SELECT gen_random_uuid(), $1, event_id, 'correction', -amount, channel, proof_id, reference, holder_id, $3 FROM taken WHERE amount > 0`,
    [registration_id, proof_id ?? null, entered_by_name],
  );
}

/**
 * Refuses to enter a payment twice: for another registration, or for its own again, as when part of the fee was paid and
 * the same receipt comes again. What was taken back may be entered anew.
 * @throws ApiError 409
 */
export async function refuseEntered(
  tx: EntityManager,
  registration_id: string,
  channel: string,
  reference: string,
): Promise<void> {
  // The lock makes whoever enters the same reference at this moment wait, and then see it.
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`reference ${reference}`]);
  const entered = await tx.query<{ own: boolean }[]>(
    `SELECT registration_id = $1 AS own FROM movement
      WHERE reference = $2 AND kind <> 'refund' AND (channel = $3 OR registration_id = $1)
      GROUP BY registration_id HAVING sum(amount_centavos) > 0`,
    [registration_id, reference, channel],
  );
  if (entered.length === 0) return;
  const message = entered.some(({ own }) => own) ? ENTERED_BEFORE : REFERENCE_TAKEN;
  throw ApiError.conflict('duplicate_reference', message, [{ field: 'reference', message, code: 'taken' }]);
}

/**
 * A key names one payment: another sum, way or reference is another payment, which is not taken for a repetition.
 * @throws ApiError 409
 */
export function refuseOther(
  entered: Movement,
  given: Pick<Movement, 'registration_id' | 'amount_centavos' | 'channel' | 'reference'>,
): void {
  const isSame =
    entered.registration_id === given.registration_id &&
    entered.amount_centavos === given.amount_centavos &&
    entered.channel === given.channel &&
    entered.reference === given.reference;
  if (!isSame) throw ApiError.keyReused();
}

const ENTERED_BEFORE =
  'A payment with this reference number was entered for this registration before. An admin may still accept it, with a reason.';

/** Those who left have nothing more to get: their shares are no part of the total, and neither payment nor picture is theirs. */
export async function settleLeft(tx: EntityManager, id: string): Promise<void> {
  await tx.query(
    `UPDATE registration r SET total_centavos = CASE WHEN m.active > 0 THEN m.due_centavos ELSE r.total_centavos END,
            removed_centavos = least(r.removed_centavos, greatest(m.paid_centavos, 0))
       FROM registration_money m WHERE m.registration_id = r.id AND r.id = $1`,
    [id],
  );
  const left = { registration_id: id, cancelled_at: Not(IsNull()), payment_status: true };
  const changes = { payment_status: false, proof_of_payment: null };
  await tx.update(Delegate, left, { ...changes, updated_at: () => 'now()' });
}

/** Writes down a decision on a proof; `waiting` takes one back. */
export async function decide(
  tx: EntityManager,
  id: string,
  state: 'accepted' | 'rejected' | 'waiting',
  by: Actor,
  reason: string | null = null,
): Promise<void> {
  const decided = state === 'waiting' ? null : nameOf(by);
  await tx.update(
    Proof,
    { id },
    {
      state,
      reason,
      decided_by_name: decided,
      decided_at: state === 'waiting' ? null : () => 'now()',
      claimed_by: null,
      claimed_until: null,
    },
  );
}
