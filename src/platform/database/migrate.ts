import { Client } from 'pg';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { LOCKS } from '../locks.js';
import { BEFORE_BASELINE, StartFailure } from '../settings/start-failure.js';
import { dataSourceOptions } from './connection.js';
import { BASELINE, migrations } from './migrations/index.js';
import { applyAfterTables, applyBeforeTables, differing } from './sql-in-force.js';

/**
 * Brings the schema up to date, whole or not at all: migrations, and the functions, views and triggers whose text has changed.
 * Safe when several processes start at once: the second finds nothing to do. It has a connection of its own, since an index
 * over a million rows may outlast the time limits of requests.
 * @param url PostgreSQL address
 * @throws StartFailure when the database is another version's
 */
export async function migrate(url: string): Promise<void> {
  const pending = await pendingChanges(url);
  if (pending.migrations.length + pending.sql.length === 0) return;
  const options = dataSourceOptions({ databaseUrl: url, databasePoolSize: 1 });
  const dataSource = new DataSource({ ...options, extra: { connectionString: url } });
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.migrating]);
    await migrateIn(dataSource, runner);
    await runner.commitTransaction();
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
    await dataSource.destroy();
  }
}

/** The same in a transaction that goes on. @param dataSource knows all migrations @param runner in the transaction */
export async function migrateIn(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const ask: Ask = async (sql) => (await runner.query(sql)) as Named[];
  await applyBeforeTables(runner, await checksums(ask));
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'all';
  await executor.executePendingMigrations();
  // A migration that takes one of them away has forgotten its checksum.
  await applyAfterTables(runner, await checksums(ask));
}

interface PendingChanges {
  /** Names of migrations. */
  migrations: string[];
  /** Files of functions, views and triggers. */
  sql: string[];
}

/**
 * What this version would change in that database. Asked first, since most starts find nothing to do, and TypeORM's way to
 * find that out takes longer.
 * @throws StartFailure when it is another version's
 */
export async function pendingChanges(url: string): Promise<PendingChanges> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const ask: Ask = async (sql) => (await client.query<Named>(sql)).rows;
    const done = new Set((await rowsOf(ask, 'migrations')).map(({ name }) => name));
    refuseOtherVersions(done);
    return {
      migrations: migrations.map(({ name }) => name).filter((name) => !done.has(name)),
      sql: differing(await checksums(ask)),
    };
  } finally {
    await client.end();
  }
}

/** @throws StartFailure when this version would start on what it does not know, and answer 500 */
function refuseOtherVersions(done: Set<string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const [other] = [...done].filter((name) => !known.has(name));
  if (other === undefined) return;
  if (!done.has(BASELINE)) throw new StartFailure(BEFORE_BASELINE);
  throw new StartFailure(
    `The database was migrated by a newer version (${other}): start that version, or restore a backup from before the update.`,
  );
}

interface Named {
  name: string;
  sha256?: string;
}
type Ask = (sql: string) => Promise<Named[]>;

const checksums = async (ask: Ask): Promise<Map<string, string>> =>
  new Map((await rowsOf(ask, 'sql_in_force')).map(({ name, sha256 = '' }) => [name, sha256]));

/** None where there is no such table yet. */
async function rowsOf(ask: Ask, table: 'migrations' | 'sql_in_force'): Promise<Named[]> {
  const there = await ask(`SELECT relname AS name FROM pg_class WHERE oid = to_regclass('${table}')`);
  return there.length === 0 ? [] : ask(`SELECT * FROM ${table}`);
}
