import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { ListQuery } from './parse-filters.js';
import { countedPageSql, DEEP, pageSql } from './page-sql.js';
import type { ListResource } from './resource.js';
import { type CountedTotal, TotalCache } from './totals.js';
import { totalKey, totalSql } from './totals.js';
import { seeksText } from './where.js';

/** Rows as the database driver gives them. */
export interface Page<Row> {
  rows: Row[];
  /** How many rows match, exactly. */
  total: number;
  /** Number of the first row. */
  offset: number;
}

/** As the database gives it; null: to be counted anew. */
type Counted = Omit<CountedTotal, 'total'> & { total: number | null };

/** Answers any list by its declaration. Rows are plain: a list has no need of entities. */
@Injectable()
export class ListReader {
  private readonly totals = new TotalCache();

  constructor(private readonly pool: Pool) {}

  async page<Row extends { id: string }>(resource: ListResource, query: ListQuery): Promise<Page<Row>> {
    const key = totalKey(resource, query);
    const known = key === undefined ? undefined : this.totals.get(key);
    // The way to a deep page, and to one of a text search, depends on the total: that is found first.
    if (query.offset > DEEP || (seeksText(query) && !known)) return this.countedPage(resource, query, key);
    const { rows } = await this.pool.query<Row & Counted>(pageSql(resource, query, known));
    const total = rows[0] && this.keep(key, rows[0]);
    if (total === undefined) return this.countedPage(resource, query, key);
    return { rows, total, offset: query.offset };
  }

  /** Both statements see one snapshot, so that a page counted from the end begins where it should. */
  private async countedPage<Row extends { id: string }>(
    resource: ListResource,
    query: ListQuery,
    key: string | undefined,
  ): Promise<Page<Row>> {
    const client = await this.pool.connect();
    const count = async (known?: CountedTotal) => {
      const { rows } = await client.query<Counted>(totalSql(resource, query, known));
      return rows[0] && this.keep(key, rows[0]);
    };
    try {
      await client.query(ONE_SNAPSHOT);
      const known = key === undefined ? undefined : this.totals.get(key);
      const total = (known && (await count(known))) ?? (await count()) ?? 0;
      if (query.offset > DEEP) await client.query(ALONE);
      const { rows } = await client.query<Row>(countedPageSql(resource, query, total));
      await client.query('COMMIT');
      client.release();
      return { rows, total, offset: query.offset };
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Keeps a total for the next page of the same list; undefined if there is none. */
  private keep(key: string | undefined, { total, snapshot }: Counted): number | undefined {
    if (total === null) return undefined;
    if (key !== undefined) this.totals.set(key, { total, snapshot });
    return total;
  }
}

const ONE_SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
/** Workers that walk an index together have to be merged again, which costs more than it saves. */
const ALONE = 'SET LOCAL max_parallel_workers_per_gather = 0';
