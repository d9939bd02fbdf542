import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { EntityManager } from 'typeorm';
import type { ProofStorage } from '../uploads/storage.js';
import { namesPersonSql, NAMES_PERSON } from './erase-traces.js';
import { IS_GUEST } from './erase.js';
import { withoutOthers } from './handed-over.js';
import type { Chosen, Identity } from './people.js';
import { exportedColumns } from './personal-data.js';
import type { SoughtPerson } from './privacy.dto.js';

type Row = Record<string, unknown>;

/** Which rows of which table are a person's. $1 the delegates, $2 registrations, $3 waiting list, $4 inquiries, $5 bin. */
const PARTS: [table: string, where: string][] = [
  ['delegate', 'id = ANY($1)'],
  [
    'registration',
    'id = ANY($2) OR (contact_email IS NULL AND id IN (SELECT registration_id FROM delegate WHERE id = ANY($1)))',
  ],
  ['proof', 'registration_id IN (SELECT id FROM theirs)'],
  ['payment', 'registration_id IN (SELECT id FROM theirs)'],
  ['movement', 'registration_id IN (SELECT id FROM theirs)'],
  [
    'statement_line',
    'id IN (SELECT line_id FROM statement_allocation WHERE registration_id IN (SELECT id FROM theirs))',
  ],
  ['statement_allocation', 'registration_id IN (SELECT id FROM theirs)'],
  ['waiting_entry', 'id = ANY($3)'],
  ['door_scan', 'delegate_id = ANY($1)'],
  ['inquiry', 'id = ANY($4)'],
  ['inquiry_note', 'inquiry_id = ANY($4)'],
  ['viewing', 'inquiry_id = ANY($4)'],
  ['confirmed_address', 'address IN (SELECT fold_address(address) FROM addresses)'],
  ['news_choice', 'address IN (SELECT fold_address(address) FROM addresses)'],
  ['stopped_address', 'address IN (SELECT fold_address(address) FROM addresses)'],
  ['bin_entry', 'id = ANY($5)'],
  ['mail', 'recipient_id IS NULL AND lower(to_address) IN (SELECT address FROM addresses)'],
  ['activity', 'record_id IN (SELECT id FROM all_ids)'],
];

/** Pictures of a payment are the payer's: of the contact, or of whoever registered alone. */
const WITH = `WITH theirs AS (
    SELECT id FROM registration WHERE id = ANY($2)
        OR (contact_email IS NULL AND id IN (SELECT registration_id FROM delegate WHERE id = ANY($1)))),
  all_ids AS (SELECT unnest($1::uuid[] || $2::uuid[] || $3::uuid[] || $4::uuid[] || $5::uuid[]) AS id),
  addresses AS (
    SELECT unnest($6::text[]) AS address
    UNION SELECT lower(email) FROM delegate WHERE id = ANY($1)
    UNION SELECT lower(contact_email) FROM registration WHERE id = ANY($2)
    UNION SELECT lower(contact_email) FROM waiting_entry WHERE id = ANY($3)
    UNION SELECT lower(email) FROM inquiry WHERE id = ANY($4))`;

/** Which records are meant, and how their person is known. */
export interface ChosenRecords {
  chosen: Chosen;
  /** Empty where others share the address or the number, and are not meant. */
  identity: Identity;
}

/** What is kept of a person, by table; of colleagues it says nothing, and no keys. */
export async function collectData(
  tx: Pick<EntityManager, 'query'>,
  person: SoughtPerson,
  { chosen, identity }: ChosenRecords,
): Promise<Record<string, Row[]>> {
  const ids = [
    chosen.delegates,
    chosen.registrations,
    chosen['waiting-list'],
    chosen.inquiries,
    chosen.bin,
    identity.emails,
  ];
  const data: Record<string, Row[]> = {};
  for (const [table, where] of PARTS) {
    const columns = exportedColumns(table).map((column) => `"${column}"`);
    data[table] = await tx.query<Row[]>(
      `${WITH} SELECT ${columns.join(', ')} FROM ${table} WHERE ${where}`,
      ids,
    );
  }
  data.waiting_entry?.push(...(await asGuest(tx, chosen, identity)));
  data.activity = [...withoutOthers(data.activity ?? []), ...(await namedElsewhere(tx, chosen, identity))];
  data.bin_entry = (data.bin_entry ?? []).map((entry) => binned(entry, names(person)));
  return data;
}

/** What groups on waiting lists say of the person alone, where somebody else entered them. */
const asGuest = (
  tx: Pick<EntityManager, 'query'>,
  chosen: Chosen,
  { emails, phones }: Identity,
): Promise<Row[]> =>
  tx.query<Row[]>(
    `SELECT id, event_id, state, created_at, jsonb_build_object('delegates', jsonb_agg(one)) AS asked
       FROM waiting_entry, jsonb_array_elements(asked -> 'delegates') one
      WHERE ${IS_GUEST} AND id <> ALL($3) GROUP BY id`,
    [emails, phones, chosen['waiting-list']],
  );

/** What histories of records that are somebody else's now said of the person: whose place was passed on. */
function namedElsewhere(
  tx: Pick<EntityManager, 'query'>,
  chosen: Chosen,
  { emails, phones }: Identity,
): Promise<Row[]> {
  const columns = exportedColumns('activity').map((column) =>
    column === 'before' || column === 'after'
      ? `CASE WHEN ${namesPersonSql(column)} THEN ${column} END AS ${column}`
      : column,
  );
  return tx.query<Row[]>(
    `SELECT ${columns.join(', ')} FROM activity WHERE ${NAMES_PERSON} AND record_id <> ALL($3)`,
    [emails, phones, Object.values(chosen).flat()],
  );
}

interface Binned {
  table: string;
  rows: Row[];
}

/**
 * What lies in the bin is rows of other tables, and not all of them are the person's: the contact of a group, a mail to
 * who had the place before. Of each, what the table's own export would have.
 */
function binned(entry: Row, isTheirs: (row: Row) => boolean): Row {
  const all = entry.rows as Binned[];
  const [registration] = all.find(({ table }) => table === 'registration')?.rows ?? [];
  const payerIsOther = registration?.contact_email != null && !isTheirs(registration);
  const rows = all
    .filter(({ table }) => !(payerIsOther && (table === 'proof' || table === 'payment')))
    .map(({ table, rows }) => {
      const columns = exportedColumns(table);
      const own = rows.filter((row) => !namesSomebody(row) || isTheirs(row));
      return { table, rows: own.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))) };
    });
  return {
    ...entry,
    rows,
    files: payerIsOther ? [] : entry.files,
    history: withoutOthers(entry.history as Row[]),
  };
}

const ADDRESSES = ['email', 'contact_email', 'to_address'];
const NUMBERS = ['phone_number', 'contact_phone_number'];

const namesSomebody = (row: Row): boolean => [...ADDRESSES, ...NUMBERS].some((field) => row[field] != null);

/** Whether a row names this address or this number. */
const names =
  ({ email, phone_number }: SoughtPerson) =>
  (row: Row): boolean =>
    ADDRESSES.some((field) => typeof row[field] === 'string' && row[field].toLowerCase() === email) ||
    NUMBERS.some((field) => row[field] != null && row[field] === phone_number);

/** The names of the pictures that the data speak of. */
const picturesOf = (data: Record<string, Row[]>): string[] => [
  ...new Set([
    ...(data.proof ?? []).map(({ picture }) => String(picture)),
    ...(data.bin_entry ?? []).flatMap(({ files }) => files as string[]),
  ]),
];

/** A tar.gz with `data.json` and `pictures/`, read while it is made: one picture is in memory at a time. */
export function archiveOf(data: Record<string, Row[]>, proofs: ProofStorage, at: Date): Readable {
  const tar = pack();
  const zipped = tar.pipe(createGzip());
  const add = (name: string, content: Buffer | string) =>
    new Promise<void>((resolve, reject) =>
      tar.entry({ name }, content, (error) => (error ? reject(error) : resolve())),
    );
  const write = async () => {
    await add('data.json', JSON.stringify({ exported_at: at.toISOString(), ...data }, null, 2));
    for (const name of picturesOf(data)) {
      const picture = await proofs.get(name);
      if (picture) await add(`pictures/${name}`, picture);
    }
    tar.finalize();
  };
  // A storage that fails ends the answer half-way, so that nobody takes half an archive for a whole one.
  tar.on('error', (error) => zipped.destroy(error));
  write().catch((error: unknown) =>
    zipped.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return zipped;
}
