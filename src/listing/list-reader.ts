import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { ListQuery } from './list-query.js';
import { DEEP, deepPageSql, pageSql, totalKey, totalSql } from './page-sql.js';
import type { ListResource } from './resource.js';
import { type CountedTotal, TotalCache } from './total-cache.js';

/** Rows as the database driver gives them. */
export interface Page<Row> {
  rows: Row[];
  /** How many rows match, exactly. */
  total: number;
  /** Number of the first row. */
  offset: number;
}

/** Answers any list by its declaration. Rows are plain: a list has no need of entities. */
@Injectable()
export class ListReader {
  private readonly totals = new TotalCache();

  constructor(private readonly pool: Pool) {}

  async page<Row extends { id: string }>(resource: ListResource, query: ListQuery): Promise<Page<Row>> {
    return query.offset > DEEP ? this.deepPage(resource, query) : this.shallowPage(resource, query);
  }

  /** One statement, but for a search whose total is known of another state of the table, and past the end. */
  private async shallowPage<Row extends { id: string }>(
    resource: ListResource,
    query: ListQuery,
  ): Promise<Page<Row>> {
    const key = totalKey(resource, query);
    const known = key === undefined ? undefined : this.totals.get(key);
    const { rows } = await this.pool.query<Row & Partial<CountedTotal>>(
      pageSql(resource, query, known !== undefined),
    );
    const [first] = rows;
    const total = first && (first.total ?? (first.stamp === known?.stamp ? known?.total : undefined));
    if (total === undefined) return { rows, total: await this.count(resource, query), offset: query.offset };
    if (key !== undefined && first?.stamp !== undefined) this.totals.set(key, { total, stamp: first.stamp });
    return { rows, total, offset: query.offset };
  }

  private async count(
    resource: ListResource,
    query: ListQuery,
    on: Pick<Pool, 'query'> = this.pool,
  ): Promise<number> {
    const { rows } = await on.query<CountedTotal>(totalSql(resource, query));
    const [counted] = rows;
    const key = totalKey(resource, query);
    if (counted && key !== undefined) this.totals.set(key, counted);
    return counted?.total ?? 0;
  }

  /** Both statements see one snapshot, so that the walk from the end ends where it should. */
  private async deepPage<Row extends { id: string }>(
    resource: ListResource,
    query: ListQuery,
  ): Promise<Page<Row>> {
    const client = await this.pool.connect();
    try {
      await client.query(DEEP_TRANSACTION);
      const total = await this.count(resource, query, client);
      const { rows } = await client.query<Row>(deepPageSql(resource, query, total));
      await client.query('COMMIT');
      client.release();
      return { rows, total, offset: query.offset };
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

/** Workers that walk an index together have to be merged again, which costs more than it saves. */
const DEEP_TRANSACTION =
  'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL max_parallel_workers_per_gather = 0';
