import pg, { type PoolConfig } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';

/** TypeORM on a pool that plain SQL shares: `driver` is its option for another node-postgres, whose pool is this one. */
export class PooledDataSource extends DataSource {
  readonly pool: pg.Pool;

  constructor(options: DataSourceOptions) {
    const { extra } = options as { extra: PoolConfig };
    const pool = new pg.Pool(extra);
    const Pool = function () {
      return pool;
    };
    super(Object.assign({}, options, { driver: { ...pg, Pool } }));
    this.pool = pool;
  }
}
