import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

/** Key of the advisory lock that lets one process migrate while the others wait. */
const MIGRATING = 7_010_002;

/**
 * Brings the schema up to date. Safe when several processes start at once: the second finds nothing to do.
 * It has a connection pool of its own, since an index over a million rows may outlast the time limits of requests.
 * @param url PostgreSQL address
 */
export async function migrate(url: string): Promise<void> {
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
