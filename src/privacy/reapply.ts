import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../activity/activity-log.js';
import { transaction } from '../platform/database/transaction.js';
import { addJobs } from '../platform/jobs/jobs.js';
import type { ProofStorage } from '../uploads/storage.js';
import { eraseRecords } from './erase.js';
import { hashOfRecord, type Erasure, type IdentifierHashes } from './ledger.js';
import { allRecords, nothingChosen, type Chosen, type Identity } from './people.js';

/** The kind of job that settles a registration which somebody was erased from. */
export const SETTLE = 'settle-erased';
export const BY: Actor = { kind: 'server', name: 'erasures' };

interface Reapplied {
  /** How many erasures this database did not know. */
  erasures: number;
  /** How many of these know addresses only under another AUTH_SECRET: their records are found by id alone. */
  otherSecret: number;
}

/**
 * Erases again what an older backup brought back. An erasure that stands in the database has been applied to it.
 * @param entries of a ledger
 */
export async function reapply(
  { dataSource, proofs }: { dataSource: DataSource; proofs: ProofStorage },
  hashes: IdentifierHashes,
  entries: Erasure[],
): Promise<Reapplied> {
  const { files, ...reapplied } = await transaction(dataSource, (tx) => reapplyIn(tx, hashes, entries));
  for (const name of files) await proofs.remove(name);
  return reapplied;
}

/** The same in a transaction that goes on. @returns also the files that are to be removed once it is committed */
export async function reapplyIn(
  tx: EntityManager,
  hashes: IdentifierHashes,
  entries: Erasure[],
): Promise<Reapplied & { files: string[] }> {
  const known = new Set(
    (
      await tx.query<{ id: string }[]>('SELECT id FROM erasure WHERE id = ANY($1)', [
        entries.map(({ id }) => id),
      ])
    ).map(({ id }) => id),
  );
  const missing = entries.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return { erasures: 0, otherSecret: 0, files: [] };
  await tx.query('SET LOCAL statement_timeout = 0');
  const { chosen, identity } = await findAgain(tx, hashes, missing);
  const erased = await eraseRecords(tx, BY, chosen, identity);
  for (const entry of missing) await keepErasure(tx, entry);
  // As `PrivacyService.erase` settles them; a restore has no services, so the server does it once it is released.
  const settling = erased.groups.map((registration_id) => ({
    kind: SETTLE,
    key: registration_id,
    payload: { registration_id },
  }));
  await addJobs(tx, settling);
  const otherSecret = missing.filter(({ key_check }) => key_check !== hashes.check).length;
  return { erasures: missing.length, otherSecret, files: erased.files };
}

export async function keepErasure(tx: EntityManager, entry: Erasure): Promise<void> {
  await tx.query(
    `INSERT INTO erasure (id, erased_at, by_name, record_hashes, identifier_hashes, key_check, counts)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [
      entry.id,
      entry.erased_at,
      entry.by_name,
      entry.record_hashes,
      entry.identifier_hashes,
      entry.key_check,
      entry.counts,
    ],
  );
}

/** Looks at every record: by what it is, and by whose it is if it is older than the erasure. */
async function findAgain(tx: EntityManager, hashes: IdentifierHashes, entries: Erasure[]) {
  const records = new Set(entries.flatMap(({ record_hashes }) => record_hashes));
  /** Identifier → the last time that it was erased. */
  const until = new Map<string, number>();
  for (const { identifier_hashes, erased_at } of entries)
    for (const hash of identifier_hashes)
      until.set(hash, Math.max(until.get(hash) ?? 0, Date.parse(erased_at)));
  const isErased = (hash: string, since = 0) => since <= (until.get(hash) ?? -1);
  const chosen: Chosen = nothingChosen();
  for await (const { kind, id, email, phone, ...of } of allRecords(tx)) {
    const at = of.created_at.getTime();
    // What is the contact's says nothing of another person of the group.
    const hit =
      records.has(hashOfRecord(id)) ||
      (email !== null && !of.email_of_contact && isErased(hashes.email(email), at)) ||
      (phone !== null && !of.phone_of_contact && isErased(hashes.phone(phone), at));
    if (hit) chosen[kind].push(id);
  }
  const identity: Identity = {
    emails: (await addresses(tx)).filter((email) => isErased(hashes.email(email))),
    phones: (await numbers(tx)).filter((phone) => isErased(hashes.phone(phone))),
  };
  return { chosen, identity };
}

/** What histories say, also those in the bin; a group's names its contact one level down. */
const STATES = `(SELECT unnest(ARRAY[state, state -> 'contact']) AS state FROM (
    SELECT unnest(ARRAY[before, after]) AS state FROM activity
    UNION ALL SELECT unnest(ARRAY[one -> 'before', one -> 'after'])
      FROM bin_entry, jsonb_array_elements(history) one) states) kept`;

/** Every address that stands anywhere beside the records, in small letters. */
async function addresses(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ email: string }[]>(
    `SELECT lower(to_address) AS email FROM mail WHERE recipient_id IS NULL
      UNION SELECT lower(email::text) FROM password_request
      UNION SELECT lower(one ->> 'email') FROM waiting_entry, jsonb_array_elements(asked -> 'delegates') one
      UNION SELECT lower(state ->> 'email') FROM ${STATES}
      UNION SELECT lower(mail ->> 'to_address') FROM bin_entry, jsonb_array_elements(rows) part,
          jsonb_array_elements(part -> 'rows') mail WHERE part ->> 'table' = 'mail'`,
  );
  return rows.map(({ email }) => email).filter((email) => typeof email === 'string');
}

async function numbers(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ phone: string }[]>(
    `SELECT one ->> 'phone_number' AS phone FROM waiting_entry, jsonb_array_elements(asked -> 'delegates') one
      UNION SELECT state ->> 'phone_number' FROM ${STATES}`,
  );
  return rows.map(({ phone }) => phone).filter((phone) => typeof phone === 'string');
}
