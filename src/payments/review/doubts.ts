import type { EntityManager } from 'typeorm';
import { pesos } from '../../platform/pesos.js';
import { registrationCode } from '../../registrations/codes.js';
import type { Money } from '../../registrations/money.js';
import type { Proof, Registration } from '../../registrations/registration.entity.js';

/** What speaks against a proof that waits, in words; advice, never a verdict. */
export const doubtsOf = async (
  tx: EntityManager,
  proof: Proof,
  registration: Registration,
  money: Money,
): Promise<string[]> => [...(await sameElsewhere(tx, proof)), ...misfits(proof, registration, money)];

/** The file or its reference was seen elsewhere. */
async function sameElsewhere(tx: EntityManager, proof: Proof): Promise<string[]> {
  const [seen] = await tx.query<{ same_file: boolean; entered: boolean; same_reference: boolean }[]>(
    `SELECT EXISTS (SELECT FROM proof o WHERE o.sha256 = p.sha256 AND o.registration_id <> p.registration_id) AS same_file,
            EXISTS (SELECT FROM proof o WHERE o.registration_id = p.registration_id AND o.state = 'accepted'
                      AND (o.sha256 = p.sha256 OR o.reference IN (p.reference, p.read_reference)
                        OR o.read_reference IN (p.reference, p.read_reference))) AS entered,
            EXISTS (SELECT FROM proof o WHERE o.channel = p.channel AND o.registration_id <> p.registration_id
                      AND (o.reference IN (p.reference, p.read_reference)
                        OR o.read_reference IN (p.reference, p.read_reference))) AS same_reference
       FROM proof p WHERE p.id = $1`,
    [proof.id],
  );
  const doubts = [];
  if (seen?.same_file) doubts.push('The same file was uploaded for another registration.');
  if (seen?.entered) doubts.push('This receipt was accepted for this registration before.');
  if (seen?.same_reference) doubts.push('Another registration names the same reference number.');
  return doubts;
}

/** What was read and does not fit the registration. */
function misfits(proof: Proof, { created_at }: Registration, { owed_centavos: owed }: Money): string[] {
  const doubts = [];
  const { read_amount_centavos: amount, read_paid_on: day, read_code: code, registration_id } = proof;
  if (amount !== null && amount !== owed)
    doubts.push(`The receipt shows ${pesos(amount)}; to be paid is ${pesos(owed)}.`);
  if (proof.read_receiver_is_ours === false) doubts.push('The receipt names another account than ours.');
  if (code !== null && code !== registrationCode(registration_id))
    doubts.push(`The receipt names another registration: ${code}.`);
  // A day of grace: a receipt knows no time zone.
  if (day !== null && Date.parse(day) < created_at.getTime() - 2 * 86_400_000)
    doubts.push('The receipt is older than the registration.');
  return doubts;
}
