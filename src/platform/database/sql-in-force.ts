import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeIdentifier } from 'pg';

/** Indexes and defaults of tables, and migrations, stand on these functions, so that they come before the tables. */
const BEFORE_TABLES = [
  'platform/database/sql/extensions.sql',
  'platform/listing/sql/search.sql',
  'platform/listing/sql/count-rows.sql',
  'platform/mail/sql/addresses.sql',
  'activity/sql/activity-era.sql',
  'registrations/sql/registration-code.sql',
];

/** What stands on tables, each after what it stands on. */
const AFTER_TABLES = [
  'platform/mail/sql/mail.sql',
  'activity/sql/bin-entry.sql',
  'auth/sql/staff.sql',
  'auth/sql/api-key.sql',
  'events/sql/event.sql',
  'registrations/sql/capacity.sql',
  'registrations/sql/prices.sql',
  'registrations/sql/answers.sql',
  'registrations/sql/counted.sql',
  'registrations/sql/registration-money.sql',
  'registrations/sql/registration-listed.sql',
  'registrations/sql/spelling.sql',
  'waiting-list/sql/event-line.sql',
  'waiting-list/sql/event-of-record.sql',
  'payments/sql/movement.sql',
  'payments/sql/journal.sql',
  'payments/sql/statement.sql',
  'payments/sql/cash.sql',
  'inquiries/sql/inquiry.sql',
  'stock/sql/home-stock.sql',
];

/** Functions, views and triggers are one text each, in force: a change is made in its file, and the next start applies it. */
export const SQL_FILES = [...BEFORE_TABLES, ...AFTER_TABLES];

/** TypeORM's connection, or what has its `query`. */
interface Db {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

type Checksums = ReadonlyMap<string, string>;

/** The checksums of a database that has no function, view or trigger yet. */
const NONE: Checksums = new Map();

const SOURCES = join(__dirname, '..', '..');
const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const checksum = (text: string) => createHash('sha256').update(text).digest('hex');

/** The files whose text is not the one that the database has. */
export const differing = (has: Checksums): string[] =>
  SQL_FILES.filter((file) => checksum(read(file)) !== has.get(file));

/** Applies what the tables stand on. @param has the checksums of what is there already, and is left as it is */
export async function applyBeforeTables(db: Db, has = NONE): Promise<void> {
  // An SQL function may name a table that comes after it.
  await db.query('SET LOCAL check_function_bodies = off');
  await apply(db, BEFORE_TABLES, has);
  await db.query('SET LOCAL check_function_bodies = on');
}

/** Applies what stands on the tables, and notes the checksums of all. @param has as in applyBeforeTables */
export async function applyAfterTables(db: Db, has = NONE): Promise<void> {
  await apply(db, AFTER_TABLES, has);
  for (const file of differing(has))
    await db.query(
      `INSERT INTO sql_in_force (name, sha256) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET sha256 = excluded.sha256, applied_at = now()`,
      [file, checksum(read(file))],
    );
}

async function apply(db: Db, files: string[], has: Checksums): Promise<void> {
  const changed = new Set(differing(has));
  for (const file of files) if (changed.has(file)) await db.query(await filledIn(db, read(file)));
}

const SCHEMAS = `
  SELECT current_schema() AS own, (SELECT nspname FROM pg_namespace JOIN pg_extension ON extnamespace = pg_namespace.oid
   WHERE extname = 'unaccent') AS extensions`;

/** A function that an index stands on names schemas, which are those of this database. */
async function filledIn(db: Db, text: string): Promise<string> {
  if (!text.includes('{schema}')) return text;
  const [found] = (await db.query(SCHEMAS)) as { own?: string; extensions?: string }[];
  return text
    .replaceAll('{schema}', escapeIdentifier(found?.own ?? 'public'))
    .replaceAll('{extensions}', escapeIdentifier(found?.extensions ?? 'public'));
}
