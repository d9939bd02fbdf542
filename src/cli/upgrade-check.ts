import { statfs } from 'node:fs/promises';
import { Client, escapeIdentifier } from 'pg';
import { lastGood } from '../backups/schedule/scheduled-backup.js';
import { pendingChanges } from '../platform/database/migrate.js';
import { installedBinaries, majorOf } from '../platform/embedded-postgres/binaries.js';
import { usageOf } from '../platform/settings/command.js';
import { parseSettings } from '../platform/settings/parse-settings.js';
import type { Settings } from '../platform/settings/settings.js';
import { StartFailure } from '../platform/settings/start-failure.js';
import { FULL_VERSION, ROLLS_FROM } from '../platform/settings/version.js';
import { explain } from './explain.js';
import { withDatabase } from './with-database.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const USAGE = usageOf([
  'upgrade-check',
  '',
  'what a start of this version would change in the database that these settings name',
]);

/** A migration may write a table anew, with its indexes, before it lets the old one go. */
const ROOM = 2;
const mb = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

/** Changes nothing, also beside the running old version. Exits with 1 where the start would be refused or lacks room. */
async function main([option]: string[]): Promise<void> {
  if (option === '--help') return say(USAGE);
  if (option !== undefined) throw new StartFailure(USAGE);
  const settings = parseSettings(process.env);
  await withDatabase(settings, say, (url) => check(url, settings));
}

async function check(url: string, { databaseUrl, dataDir }: Settings): Promise<void> {
  const { migrations, sql } = await pendingChanges(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    say(`This is version ${FULL_VERSION}.`);
    say(`Rolls from: ${ROLLS_FROM} and later; stop the processes of an earlier version before it starts.`);
    const server = await query<string>(client, "SELECT current_setting('server_version') AS value");
    if (databaseUrl === undefined) await sayMajor(server);
    if (migrations.length + sql.length === 0)
      return say('The database is as this version wants it: the start changes nothing.');
    if (migrations.length > 0) say(`The start would run ${counted(migrations, 'migration')}.`);
    if (sql.length > 0)
      say(`The start would apply ${counted(sql, 'file', ' of functions, views and triggers')}.`);
    const bytes = await query<number>(client, 'SELECT pg_database_size(current_database())::float8 AS value');
    const largest = await query<string>(client, LARGEST);
    // Counted, since PostgreSQL's own figure is 0 until it has looked at the table.
    const rows = await query<string>(client, `SELECT count(*) AS value FROM ${escapeIdentifier(largest)}`);
    say(
      `The database has ${mb(bytes)}; its largest table is ${largest} (${rows} rows). Other versions wait while they run.`,
    );
    const last = await lastGood(client);
    say(`The last good backup: ${last ? `${last.file}, ${last.finished_at.toISOString()}` : 'none'}.`);
    // An external database's disk can't be seen from here.
    if (databaseUrl !== undefined) return;
    const { bavail, bsize } = await statfs(dataDir);
    const enough = bavail * bsize > ROOM * bytes;
    say(`Room on the disk of DATA_DIR: ${mb(bavail * bsize)}; up to ${mb(ROOM * bytes)} may be needed.`);
    if (!enough) throw new StartFailure('There is too little room: make some before the update.');
  } finally {
    await client.end();
  }
}

/** An older version's server may run beside this check. */
async function sayMajor(version: string): Promise<void> {
  const theirs = majorOf({ version });
  const ours = majorOf(await installedBinaries());
  if (theirs === ours) return;
  say(
    `The start would take the database over from PostgreSQL ${theirs} to ${ours}, which needs the programs of PostgreSQL ` +
      `${theirs} and room for it once more (docs/operating.md, “PostgreSQL’s next major version”).`,
  );
}

/** ["a", "b"], "file" → "2 files: a, b" */
const counted = (names: string[], what: string, more = ''): string =>
  `${names.length} ${what}${names.length === 1 ? '' : 's'}${more}: ${names.join(', ')}`;

const query = async <T>(client: Client, sql: string): Promise<T> =>
  (await client.query<{ value: T }>(sql)).rows[0]?.value as T;

const LARGEST = `
  SELECT relname AS value FROM pg_class
  WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
  ORDER BY pg_total_relation_size(oid) DESC LIMIT 1`;

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
