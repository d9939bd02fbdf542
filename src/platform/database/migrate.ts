import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { StartFailure } from '../settings/start-failure.js';
import { dataSourceOptions } from './connection.js';
import { migrations } from './migrations/index.js';

/** Key of the advisory lock that lets one process migrate while the others wait. */
const MIGRATING = 7_010_002;

/**
 * Brings the schema up to date. Safe when several processes start at once: the second finds nothing to do.
 * It has a connection pool of its own, since an index over a million rows may outlast the time limits of requests.
 * @param url PostgreSQL address
 */
export async function migrate(url: string): Promise<void> {
  if ((await pendingMigrations(url)).length === 0) return;
  const options = dataSourceOptions({ databaseUrl: url, databasePoolSize: 2 });
  const dataSource = new DataSource({ ...options, extra: { connectionString: url } });
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
}

/** Names of the migrations that this version would run on that database. @throws StartFailure when it is a newer one's */
export async function pendingMigrations(url: string): Promise<string[]> {
  const done = await migrationsOf(url);
  refuseNewer(done);
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

/** @throws StartFailure when a newer version has changed the schema: this one would start, and answer 500 */
function refuseNewer(done: Set<string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const [newer] = [...done].filter((name) => !known.has(name));
  if (newer !== undefined)
    throw new StartFailure(
      `The database was migrated by a newer version (${newer}): start that version, or restore a backup from before the update.`,
    );
}

/** Asked first, since most starts find nothing to do, and TypeORM's way to find that out takes longer. */
async function migrationsOf(url: string): Promise<Set<string>> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    return new Set(rows.map(({ name }) => name));
  } catch {
    // No such table yet, or no server: migrating makes the one and tells the other.
    return new Set();
  } finally {
    await client.end();
  }
}
