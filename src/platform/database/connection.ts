import type { PoolConfig } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Settings } from '../settings/settings.js';
import { OwnClient } from './client.js';
import { migrations } from './migrations/index.js';

/** A query that runs longer is a defect or an attack; the pool must not be held by it. */
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * How every connection of this process is made.
 * @param url PostgreSQL address
 * @param size most connections at a time
 */
export function poolConfig(url: string, size: number): PoolConfig & { connectionString: string } {
  return {
    Client: OwnClient,
    connectionString: url,
    max: size,
    application_name: 'developer-site',
    // A caller waits this long for a free or new connection, then gets 503 (see isDatabaseUnavailable).
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // The client's own limit, for a server that no longer answers at all.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    // A connection may break while its user waits for something else. Without a listener, that would end the process;
    // the user's next statement fails, and says so.
    onConnect: (client) => void client.on('error', () => undefined),
  };
}

/** TypeORM's options. The schema is made by migrations alone, never by `synchronize`. */
export function dataSourceOptions(settings: Pick<Settings, 'databaseUrl' | 'databasePoolSize'>) {
  if (settings.databaseUrl === undefined) throw new Error('The embedded PostgreSQL was not started.');
  return {
    type: 'postgres',
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    // TypeORM's log prints the values of a failed statement: names, e-mails, hashes. The error itself is answered for.
    logging: false,
    installExtensions: false,
    poolSize: settings.databasePoolSize,
    extra: poolConfig(settings.databaseUrl, settings.databasePoolSize),
  } satisfies DataSourceOptions;
}
