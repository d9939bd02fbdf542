import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { dataSourceOptions } from './connection.js';
import { migrate } from './migrate.js';
import { PooledDataSource } from './pooled-data-source.js';

const log = new Logger('Database');

/**
 * The migrated database. `DataSource` is for entities and transactions (see transaction.ts); `Pool` is for plain
 * parametrised SQL, and for a connection that one of us keeps: TypeORM's are from it too.
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
      dataSourceFactory: (options) => new PooledDataSource(options as DataSourceOptions).initialize(),
    }),
  ],
  providers: [
    {
      provide: Pool,
      inject: [DataSource],
      useFactory: ({ pool }: PooledDataSource) => pool,
    },
  ],
  exports: [Pool],
})
export class DatabaseModule {}
