import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { ListQuery } from './list-query.js';
import { DEEP, deepPageSql, pageSql, totalSql } from './page-sql.js';
import type { ListResource } from './resource.js';

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
  constructor(private readonly pool: Pool) {}

  async page<Row extends { id: string }>(resource: ListResource, query: ListQuery): Promise<Page<Row>> {
    return query.offset > DEEP ? this.deepPage(resource, query) : this.shallowPage(resource, query);
  }

  private async shallowPage<Row extends { id: string }>(
    resource: ListResource,
    query: ListQuery,
  ): Promise<Page<Row>> {
    type Joined = (Row | { id: null }) & { total: number };
    const { rows } = await this.pool.query<Joined>(pageSql(resource, query));
    const found = rows.filter((row): row is Row & { total: number } => row.id !== null);
    return { rows: found, total: rows[0]?.total ?? 0, offset: query.offset };
  }

  /** Both statements see one snapshot, so that the walk from the end ends where it should. */
  private async deepPage<Row extends { id: string }>(
    resource: ListResource,
    query: ListQuery,
  ): Promise<Page<Row>> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const totals = await client.query<{ total: number }>(totalSql(resource, query));
      const total = totals.rows[0]?.total ?? 0;
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
