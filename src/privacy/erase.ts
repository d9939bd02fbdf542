import type { EntityManager } from 'typeorm';
import { recordActivity, type Actor } from '../activity/activity-log.js';
import { lowerTotal } from '../payments/shares.js';
import { MANILA } from '../platform/manila.js';
import { blanked, count, NO_ADDRESS, remove, type Erased } from './erase-rows.js';
import { forgetAnswers, forgetTraces } from './erase-traces.js';
import { namesOf, type Chosen, type Identity } from './people.js';

/**
 * Erases records and all that hangs on them, in the caller's transaction; what each table keeps says personal-data.ts.
 * @param identity whoever is known by it is erased from mails, waiting lists and histories too; empty: these records
 *   alone, since others share the address or the number
 */
export async function eraseRecords(
  tx: EntityManager,
  by: Actor,
  chosen: Chosen,
  identity: Identity,
): Promise<Erased> {
  // Histories and mails are scanned whole, which may take longer than the usual limit.
  await tx.query('SET LOCAL statement_timeout = 0');
  const erased: Erased = { counts: {}, files: [], groups: [] };
  const whole = await wholeRegistrations(tx, chosen);
  const groups = await tx.query<{ id: string }[]>(
    'SELECT DISTINCT registration_id AS id FROM delegate WHERE id = ANY($1) ORDER BY 1',
    [chosen.delegates],
  );
  erased.groups = groups.map(({ id }) => id);
  const names = await namesOf(tx, chosen);
  const removed = await removeWaiting(tx, chosen, whole, identity, erased);
  removed.push(...(await removeRegistered(tx, chosen, whole, erased)));
  for (const { id } of await remove(tx, 'inquiry', 'id = ANY($1)', [chosen.inquiries])) removed.push(id);
  count(erased, 'inquiries', chosen.inquiries.length);
  const bin = await remove<{ id: string; files: string[] }>(
    tx,
    'bin_entry',
    'id = ANY($1)',
    [chosen.bin],
    'id, files',
  );
  erased.files.push(...bin.flatMap(({ files }) => files));
  count(erased, 'bin', bin.length);

  const ids = [...new Set([...removed, ...whole, ...chosen.registrations, ...bin.map(({ id }) => id)])];
  await forgetAnswers(tx, [...ids, ...erased.groups], identity, names);
  await forgetTraces(tx, ids, identity, erased);
  for (const id of chosen.delegates)
    await recordActivity(tx, by, { resource: 'delegates', type: 'delegate.deleted', record_id: id });
  for (const id of chosen.inquiries)
    await recordActivity(tx, by, { resource: 'inquiries', type: 'inquiry.deleted', record_id: id });
  return erased;
}

/** Registrations of which nobody stays. They are locked, as by everybody who changes one. */
async function wholeRegistrations(
  tx: EntityManager,
  { delegates, registrations }: Chosen,
): Promise<string[]> {
  const touched = await tx.query<{ id: string }[]>(
    `SELECT id FROM registration WHERE id = ANY($1)
        OR id IN (SELECT registration_id FROM delegate WHERE id = ANY($2)) ORDER BY id FOR UPDATE`,
    [registrations, delegates],
  );
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM registration r WHERE id = ANY($1) AND (contact_email IS NULL OR id = ANY($2))
        AND NOT EXISTS (SELECT FROM delegate d WHERE d.registration_id = r.id AND d.id <> ALL($3))`,
    [touched.map(({ id }) => id), registrations, delegates],
  );
  return rows.map(({ id }) => id);
}

/** Delegates, their registrations, proofs, payments and entries. @returns the ids of what was removed */
async function removeRegistered(
  tx: EntityManager,
  { delegates, registrations }: Chosen,
  whole: string[],
  erased: Erased,
): Promise<string[]> {
  const kept = await tx.query<object[]>(
    `INSERT INTO kept_payment (event_name, channel, total_centavos, people, paid_on)
     SELECT e.name, p.channel, r.total_centavos,
            (SELECT count(*) FROM delegate d WHERE d.registration_id = r.id),
            (p.verified_at AT TIME ZONE '${MANILA}')::date
       FROM payment p JOIN registration r ON r.id = p.registration_id JOIN event e ON e.id = r.event_id
      WHERE r.id = ANY($1) RETURNING id`,
    [whole],
  );
  count(erased, 'payments', kept.length);
  // A receipt shows who paid: it goes with the contact, also where the group stays.
  const payers = [...whole, ...registrations];
  const proofs = await remove<{ id: string; picture: string }>(
    tx,
    'proof',
    'registration_id = ANY($1)',
    [payers],
    'id, picture',
  );
  erased.files.push(...proofs.map(({ picture }) => picture));
  count(erased, 'proofs', proofs.length);
  await tx.query(`UPDATE payment SET ${blanked('payment')} WHERE registration_id = ANY($1)`, [payers]);
  await tx.query(
    `UPDATE movement SET ${blanked('movement')}, proof_id = NULL WHERE registration_id = ANY($1)`,
    [payers],
  );
  await tx.query(
    `UPDATE statement_line SET ${blanked('statement_line')}
      WHERE id IN (SELECT line_id FROM statement_allocation WHERE registration_id = ANY($1))`,
    [payers],
  );
  await tx.query('UPDATE delegate SET proof_of_payment = NULL WHERE registration_id = ANY($1)', [payers]);
  // With these links the contact could still change the registration.
  await tx.query('DELETE FROM registration_link WHERE registration_id = ANY($1)', [payers]);
  // Delegates who share the contact's address or number lose it too.
  await tx.query(
    `UPDATE delegate d SET
            email = CASE WHEN lower(d.email) = lower(r.contact_email) THEN $3 ELSE d.email END,
            phone_number = CASE WHEN d.phone_number = r.contact_phone_number THEN '0' ELSE d.phone_number END
       FROM registration r WHERE r.id = d.registration_id AND r.id = ANY($1) AND d.id <> ALL($2)
        AND (lower(d.email) = lower(r.contact_email) OR d.phone_number = r.contact_phone_number)`,
    [registrations, delegates, NO_ADDRESS],
  );
  // Tickets stay given early for the others; the reason may name the contact.
  const early = { tickets_because: `CASE WHEN tickets_because IS NOT NULL THEN 'Erased' END` };
  await tx.query(`UPDATE registration SET ${blanked('registration', early)} WHERE id = ANY($1)`, [
    registrations,
  ]);
  const scans = await remove(tx, 'door_scan', 'delegate_id = ANY($1)', [delegates], 'nonce AS id');
  count(erased, 'scans', scans.length);
  await lowerTotal(tx, delegates);
  const gone = await remove(tx, 'delegate', 'id = ANY($1)', [delegates]);
  count(erased, 'delegates', gone.length);
  await removeWhole(tx, whole);
  count(erased, 'registrations', new Set(payers).size);
  return [...gone, ...proofs].map(({ id }) => id);
}

/** The contact of a registration that stays until its money is returned. $2 is NO_ADDRESS. */
const NOBODY = {
  contact_first_name: "'Erased'",
  contact_last_name: "'person'",
  contact_email: '$2',
  contact_phone_number: "'0'",
};

/** Removes registrations. One to which money is owed stays without a name until it is returned. */
async function removeWhole(tx: EntityManager, whole: string[]): Promise<void> {
  await tx.query(
    `WITH owing AS (SELECT registration_id AS id FROM registration_money WHERE registration_id = ANY($1) AND to_return_centavos > 0),
     paid AS (DELETE FROM payment USING owing WHERE payment.registration_id = owing.id)
     UPDATE registration r SET ${blanked('registration', NOBODY)}, held_until = NULL, network = NULL, site = NULL
       FROM owing WHERE r.id = owing.id`,
    [whole, NO_ADDRESS],
  );
  await remove(
    tx,
    'registration',
    'id = ANY($1) AND NOT EXISTS (SELECT FROM registration_money m WHERE m.registration_id = registration.id AND m.to_return_centavos > 0)',
    [whole],
  );
}

/** SQL: whether `one`, of the people of an entry, is the person. $1 addresses, $2 numbers. */
export const IS_GUEST = `(lower(one ->> 'email') = ANY($1) OR one ->> 'phone_number' = ANY($2))`;

/** @returns the ids of the entries that were removed */
async function removeWaiting(
  tx: EntityManager,
  chosen: Chosen,
  whole: string[],
  { emails, phones }: Identity,
  erased: Erased,
): Promise<string[]> {
  const gone = await remove(tx, 'waiting_entry', 'id = ANY($1) OR registration_id = ANY($2)', [
    chosen['waiting-list'],
    whole,
  ]);
  count(erased, 'waiting-list', gone.length);
  if (emails.length + phones.length === 0) return gone.map(({ id }) => id);
  const guests = await tx.query<{ id: string; left: number }[]>(
    `WITH changed AS (
       UPDATE waiting_entry SET
         asked = jsonb_set(asked, '{delegates}', coalesce((SELECT jsonb_agg(one)
           FROM jsonb_array_elements(asked -> 'delegates') one WHERE ${IS_GUEST} IS NOT TRUE), '[]'))
        WHERE EXISTS (SELECT FROM jsonb_array_elements(asked -> 'delegates') one WHERE ${IS_GUEST})
       RETURNING id, jsonb_array_length(asked -> 'delegates') AS left)
     SELECT * FROM changed`,
    [emails, phones],
  );
  const empty = guests.filter(({ left }) => left === 0).map(({ id }) => id);
  await tx.query(
    `UPDATE waiting_entry SET places = jsonb_array_length(asked -> 'delegates')
      WHERE id = ANY($1) AND jsonb_array_length(asked -> 'delegates') > 0`,
    [guests.map(({ id }) => id)],
  );
  await remove(tx, 'waiting_entry', 'id = ANY($1)', [empty]);
  count(erased, 'waiting-list', guests.length);
  return [...gone.map(({ id }) => id), ...empty];
}
