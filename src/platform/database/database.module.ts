import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { dataSourceOptions, poolConfig } from './connection.js';
import { migrate } from './migrate.js';

const log = new Logger('Database');

function makePool(url: string, size: number): Pool {
  const pool = new Pool(poolConfig(url, size));
  // A connection may break while its user waits for something else. Without a listener, that would end the process;
  // the user's next statement fails, and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The connections of this process, to a migrated database. TypeORM uses them too, and ends them at shutdown. */
@Global()
@Module({
  providers: [
    {
      provide: Pool,
      inject: [SETTINGS],
      useFactory: async ({ databaseUrl, databasePoolSize }: Settings): Promise<Pool> => {
        if (databaseUrl === undefined) throw new Error('The embedded PostgreSQL was not started.');
        await migrate(databaseUrl);
        return makePool(databaseUrl, databasePoolSize);
      },
    },
  ],
  exports: [Pool],
})
class PoolModule {}

/** `Pool` is for plain parametrised SQL, `DataSource` for entities and transactions (see transaction.ts). */
@Global()
@Module({
  imports: [
    PoolModule,
    TypeOrmModule.forRootAsync({
      inject: [SETTINGS, Pool],
      useFactory: (settings: Settings, pool: Pool) => ({
        ...dataSourceOptions(settings, pool),
        autoLoadEntities: true,
        retryAttempts: 0,
        poolErrorHandler: (error: Error) => log.warn(`An idle connection was lost: ${error.message}`),
      }),
      dataSourceFactory: (options) => new DataSource(options as DataSourceOptions).initialize(),
    }),
  ],
})
export class DatabaseModule {}
