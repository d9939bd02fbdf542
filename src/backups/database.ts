import { type ClientBase, escapeIdentifier } from 'pg';
import { DataSource, MigrationExecutor } from 'typeorm';
import { dataSourceOptions } from '../platform/database/connection.js';
import { BackupError, type Manifest } from './manifest.js';
import { tableNames } from './tables.js';

/**
 * Makes the archive's schema in the empty database and runs `work`, all in one transaction.
 * @throws BackupError when the database has tables, or the archive needs migrations that this program lacks
 */
export async function inNewSchema(
  url: string,
  manifest: Manifest,
  work: (db: ClientBase) => Promise<void>,
): Promise<void> {
  const options = dataSourceOptions({ databaseUrl: url, databasePoolSize: 1 });
  const migrations = manifest.migrations.map((name) => {
    const found = options.migrations.find((migration) => migration.name === name);
    if (!found) throw new BackupError(`The archive needs the migration ${name}: it is from a newer version.`);
    return found;
  });
  const dataSource = new DataSource({ ...options, migrations, extra: { connectionString: url } });
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    const db = (await runner.connect()) as ClientBase;
    await runner.startTransaction();
    await refuseTables(db);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'all';
    await executor.executePendingMigrations();
    await work(db);
    await runner.commitTransaction();
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
    await dataSource.destroy();
  }
}

async function refuseTables(db: ClientBase): Promise<void> {
  const [first] = await tableNames(db);
  if (first !== undefined)
    throw new BackupError(
      `The database is not empty (table ${first}, …): restore only goes into an empty place.`,
    );
}

/**
 * Runs `load` on tables without the rows that migrations made, and with their triggers at rest: what both would
 * make is in the archive already.
 */
export async function withBareTables(
  db: ClientBase,
  { tables }: Manifest,
  load: () => Promise<void>,
): Promise<void> {
  const names = tables.map((table) => escapeIdentifier(table.name));
  for (const name of names) await db.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  if (names.length > 0) await db.query(`TRUNCATE ${names.join(', ')} CASCADE`);
  await load();
  for (const name of names) await db.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
}

export async function setSequences(db: ClientBase, { sequences }: Manifest): Promise<void> {
  for (const { name, last_value } of sequences)
    await db.query('SELECT setval($1::text::regclass, $2::bigint)', [escapeIdentifier(name), last_value]);
}

/** @throws BackupError when a table does not have the manifest's number of rows */
export async function compareRows(db: ClientBase, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const counted = await db.query<{ rows: string }>(
      `SELECT count(*) AS rows FROM ${escapeIdentifier(name)}`,
    );
    if (counted.rows[0]?.rows !== String(rows))
      throw new BackupError(`${name} has ${counted.rows[0]?.rows} rows after restoring, not ${rows}.`);
  }
}
