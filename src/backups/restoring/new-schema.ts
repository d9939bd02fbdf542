import { escapeIdentifier, type ClientBase } from 'pg';
import { DataSource, MigrationExecutor, type EntityManager, type MigrationInterface } from 'typeorm';
import { dataSourceOptions } from '../../platform/database/connection.js';
import { migrateIn } from '../../platform/database/migrate.js';
import { BASELINE, migrations as known } from '../../platform/database/migrations/index.js';
import { applyBeforeTables } from '../../platform/database/sql-in-force.js';
import { BackupError, type Manifest } from '../archive/manifest.js';
import { tableNames } from '../archive/tables.js';
import { dropAll, stopWrites } from './replaced-schema.js';

interface NewSchema {
  /** PostgreSQL address. */
  url: string;
  manifest: Manifest;
  /** Given: what is there is replaced, once this has saved it; left out: only an empty database is taken. */
  save: ((client: ClientBase) => Promise<void>) | undefined;
  /** What else belongs to it, last before it is committed. */
  last: (tx: EntityManager) => Promise<void>;
}

/**
 * Makes the archive's tables and runs `work`, all in one transaction. In an empty database the start of this version adds
 * what stands on tables: views and triggers may need columns that an older archive lacks. Where a database in use is
 * replaced they are added here.
 * @throws BackupError when the database has tables, or the archive needs migrations that this program lacks
 */
export async function inNewSchema(
  { url, manifest, save, last }: NewSchema,
  work: (client: ClientBase) => Promise<void>,
): Promise<void> {
  const options = dataSourceOptions({ databaseUrl: url, databasePoolSize: 1 });
  const withMigrations = (migrations: typeof known) =>
    new DataSource({ ...options, migrations, extra: { connectionString: url } }).initialize();
  const dataSource = await withMigrations(migrationsOf(manifest));
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as ClientBase;
    await runner.startTransaction();
    if (save) {
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await stopWrites(client, url);
      await save(client);
      await dropAll(client, url);
    } else await refuseTables(client);
    await applyBeforeTables(runner);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'all';
    await executor.executePendingMigrations();
    await work(client);
    if (save) {
      const ofThisVersion = await withMigrations(known);
      try {
        await migrateIn(ofThisVersion, runner);
      } finally {
        await ofThisVersion.destroy();
      }
    }
    await last(runner.manager);
    await runner.commitTransaction();
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
    await dataSource.destroy();
  }
}

/** @throws BackupError when the archive needs one that this program lacks */
export function migrationsOf(manifest: Manifest): (new () => MigrationInterface)[] {
  const [first] = manifest.migrations;
  if (first !== undefined && !manifest.migrations.includes(BASELINE))
    throw new BackupError(
      'The archive is from before the baseline of version 1.0.0: restore it with the checkout that made it, and carry its data over as ' +
        'docs/operating.md says (“From before 1.0.0”).',
    );
  return manifest.migrations.map((name) => {
    const found = known.find((migration) => migration.name === name);
    if (!found) throw new BackupError(`The archive needs the migration ${name}: it is from a newer version.`);
    return found;
  });
}

async function refuseTables(client: ClientBase): Promise<void> {
  const [first] = await tableNames(client);
  if (first !== undefined)
    throw new BackupError(
      `The database is not empty (table ${first}, …): restore only goes into an empty place.`,
    );
}

/**
 * Runs `load` on tables without the rows that migrations made, and with their triggers disabled: what both would
 * make is in the archive already.
 */
export async function withBareTables(
  client: ClientBase,
  { tables }: Manifest,
  load: () => Promise<void>,
): Promise<void> {
  const names = tables.map((table) => escapeIdentifier(table.name));
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')} CASCADE`);
  await load();
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
}

export async function setSequences(client: ClientBase, { sequences }: Manifest): Promise<void> {
  for (const { name, last_value } of sequences)
    await client.query('SELECT setval($1::text::regclass, $2::bigint)', [escapeIdentifier(name), last_value]);
}

/** @throws BackupError when a table does not have the manifest's number of rows */
export async function compareRows(client: ClientBase, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const counted = await client.query<{ rows: string }>(
      `SELECT count(*) AS rows FROM ${escapeIdentifier(name)}`,
    );
    if (counted.rows[0]?.rows !== String(rows))
      throw new BackupError(`${name} has ${counted.rows[0]?.rows} rows after restoring, not ${rows}.`);
  }
}
