import type { Pool } from 'pg';
import { givenNameSql, linesOfNames } from '../../delegates/names.js';
import { TODAY_SQL } from '../../platform/manila.js';
import { CONTACT_EMAIL, CONTACT_FIRST_NAME } from '../../registrations/registration-rows.js';

/** A payment, with all that its acknowledgement says: the payment as it was entered, the rest as it is now. */
export interface AcknowledgedPayment {
  id: string;
  payment_number: number;
  /** `2026-11-20`: as staff say, else as its receipt does, else the day on which it was entered. */
  received_on: string;
  created_at: Date;
  entered_by_name: string | null;
  amount_centavos: number;
  currency: string;
  channel: string;
  reference: string | null;
  receipt_number: string | null;
  registration_id: string;
  code: string;
  event: { name: string; details: object };
  /** Full name; null: removed or erased. */
  payer: string | null;
  /** Those who come, a line each; where nobody does, those who would have. */
  people: string[];
  owed_centavos: number;
  to_return_centavos: number;
  /** How much of this payment was taken back. */
  taken_back_centavos: number;
  /** How much the registration was paid back since this payment. */
  paid_back_centavos: number;
  /** Tickets were sent before all was paid. */
  early: boolean;
  /** Who hears of it, and by which ticket they reach it; null: nobody is left. */
  contact: { first_name: string; email: string; uuid: string } | null;
}

interface Row extends Omit<AcknowledgedPayment, 'people' | 'taken_back_centavos' | 'paid_back_centavos'> {
  names: { name: string; left: boolean }[] | null;
  movements: Entered[];
}

/** Who pays: the contact, or whoever registered alone, whose registration has their id. */
const PAYER = `coalesce(nullif(concat_ws(' ', r.contact_first_name, r.contact_last_name), ''),
  (SELECT nullif(${givenNameSql('one')}, '') FROM delegate one WHERE one.id = r.id AND one.registration_id = r.id))`;

const PAYMENT = `
  SELECT m.id, m.payment_number, m.created_at, m.entered_by_name, m.amount_centavos::float8 AS amount_centavos, m.currency,
         m.channel, m.reference, m.receipt_number, m.registration_id, registration_code(m.registration_id) AS code,
         coalesce(m.received_on, p.read_paid_on, ${TODAY_SQL.replace('now()', 'm.created_at')})::text AS received_on,
         json_build_object('name', e.name, 'details', e.details) AS event, ${PAYER} AS payer,
         coalesce(s.owed_centavos, 0)::float8 AS owed_centavos, coalesce(s.to_return_centavos, 0)::float8 AS to_return_centavos,
         r.tickets_because IS NOT NULL AS early,
         CASE WHEN d.id IS NOT NULL THEN json_build_object(
           'first_name', ${CONTACT_FIRST_NAME}, 'email', ${CONTACT_EMAIL}, 'uuid', d.uuid) END AS contact,
         (SELECT json_agg(json_build_object('name', ${givenNameSql('o')}, 'left', o.cancelled_at IS NOT NULL) ORDER BY o.id)
            FROM delegate o WHERE o.registration_id = m.registration_id) AS names,
         (SELECT json_agg(json_build_object('id', h.id, 'kind', h.kind, 'amount_centavos', h.amount_centavos,
                   'channel', h.channel, 'reference', h.reference, 'proof_id', h.proof_id)
                   ORDER BY h.created_at, h.kind <> 'payment', h.id)
            FROM movement h WHERE h.registration_id = m.registration_id) AS movements
    FROM movement m JOIN event e ON e.id = m.event_id
    LEFT JOIN proof p ON p.id = m.proof_id
    LEFT JOIN registration r ON r.id = m.registration_id
    LEFT JOIN registration_money s ON s.registration_id = r.id
    LEFT JOIN LATERAL (SELECT * FROM delegate WHERE registration_id = r.id
                        ORDER BY cancelled_at IS NOT NULL, id LIMIT 1) d ON true
   WHERE m.id = $1 AND m.kind = 'payment'`;

/** @returns undefined: there is no such payment */
export async function paymentFacts(pool: Pool, id: string): Promise<AcknowledgedPayment | undefined> {
  const { rows } = await pool.query<Row>(PAYMENT, [id]);
  const [row] = rows;
  if (!row) return undefined;
  const { names, movements, ...payment } = row;
  const since = movements.slice(movements.findIndex((one) => one.id === id));
  const returned = since.filter(({ kind }) => kind === 'refund').map((one) => -one.amount_centavos);
  return {
    ...payment,
    people: peopleOf(names ?? []),
    taken_back_centavos: takenBackOf(id, movements),
    paid_back_centavos: returned.reduce((sum, one) => sum + one, 0),
  };
}

function peopleOf(names: { name: string; left: boolean }[]): string[] {
  const coming = names.filter(({ left }) => !left);
  const payees = (coming.length > 0 ? coming : names).map(({ name }) => name);
  return payees.length === 0 ? [] : linesOfNames(payees).split('\n');
}

/** The number as acknowledgements show it: `000123`. */
export const numberOf = ({ payment_number }: Pick<AcknowledgedPayment, 'payment_number'>): string =>
  String(payment_number).padStart(6, '0');

/** A movement of one registration, as far as it says by what a correction takes from. */
export interface Entered {
  id: string;
  kind: string;
  amount_centavos: number;
  channel: string;
  reference: string | null;
  proof_id: string | null;
}

/** Whether a correction may take from a payment: the same way and reference, or the same receipt where there is none. */
const takesFrom = (correction: Entered, payment: Entered): boolean =>
  payment.channel === correction.channel &&
  payment.reference === correction.reference &&
  (correction.reference !== null || payment.proof_id === correction.proof_id);

/**
 * How much of one payment was taken back. A correction takes from the newest payment before it that it may take from, those of
 * its own receipt first, as `movement_facts` names it; what is more than that payment had left takes from the next.
 * @param movements of its registration, in the order of entry
 */
export function takenBackOf(payment: string, movements: readonly Entered[]): number {
  const left = new Map<string, number>();
  const before: Entered[] = [];
  for (const movement of movements) {
    if (movement.kind === 'payment') {
      before.unshift(movement);
      left.set(movement.id, movement.amount_centavos);
    }
    if (movement.kind !== 'correction') continue;
    const from = before.filter((one) => takesFrom(movement, one));
    const [own, others] = [true, false].map((isOwn) =>
      from.filter(({ proof_id }) => (proof_id === movement.proof_id) === isOwn),
    );
    let open = -movement.amount_centavos;
    for (const { id } of [...(own ?? []), ...(others ?? [])]) {
      const there = left.get(id) ?? 0;
      const taken = Math.min(there, open);
      left.set(id, there - taken);
      open -= taken;
    }
  }
  const paid = before.find(({ id }) => id === payment)?.amount_centavos ?? 0;
  return paid - (left.get(payment) ?? paid);
}
