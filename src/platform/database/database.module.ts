import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { dataSourceOptions } from './connection.js';
import { migrate } from './migrate.js';

const log = new Logger('Database');

/**
 * The one data source of this process, migrated. `DataSource` runs transactions and repositories; `Pool` is its
 * own pg pool, for plain parametrised SQL.
 */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [SETTINGS],
      useFactory: (settings: Settings) => ({
        ...dataSourceOptions(settings),
        autoLoadEntities: true,
        retryAttempts: 0,
        poolErrorHandler: (error: Error) => log.warn(`An idle connection was lost: ${error.message}`),
      }),
      dataSourceFactory: async (options) => {
        await migrate((options as { extra: { connectionString: string } }).extra.connectionString);
        return new DataSource(options as DataSourceOptions).initialize();
      },
    }),
  ],
  providers: [
    {
      provide: Pool,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => (dataSource.driver as unknown as { master: Pool }).master,
    },
  ],
  exports: [Pool],
})
export class DatabaseModule {}
