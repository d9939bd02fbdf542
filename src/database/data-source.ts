import type { DataSourceOptions } from 'typeorm';
import type { Settings } from '../settings/settings.js';
import { poolConfig } from './connection.js';
import { migrations } from './migrations/index.js';

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
