import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { dataSourceOptions } from './connection.js';
import { migrate } from './migrate.js';

const log = new Logger('Database');

/**
 * The migrated database. `DataSource` is for entities and transactions (see transaction.ts); `Pool` is for plain
 * parametrised SQL, and for a connection that one of us keeps: it is TypeORM's own, taken from it here and nowhere else.
 */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [SETTINGS],
      useFactory: async (settings: Settings) => {
        const options = dataSourceOptions(settings);
        await migrate(options.extra.connectionString);
        return {
          ...options,
          autoLoadEntities: true,
          retryAttempts: 0,
          poolErrorHandler: (error: Error) => log.warn(`An idle connection was lost: ${error.message}`),
        };
      },
      dataSourceFactory: (options) => new DataSource(options as DataSourceOptions).initialize(),
    }),
  ],
  providers: [
    {
      provide: Pool,
      inject: [DataSource],
      useFactory: ({ driver }: DataSource) => (driver as PostgresDriver).master as Pool,
    },
  ],
  exports: [Pool],
})
export class DatabaseModule {}
