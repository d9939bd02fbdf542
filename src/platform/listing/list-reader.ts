import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { writeCursor } from './cursor.js';
import type { ListQuery } from './list-query.js';
import { countedPageSql, DEEP, pageSql } from './page-sql.js';
import type { ListResource } from './resource.js';
import { TotalCache, totalKey, totalSql, type CountedTotal } from './totals.js';
import { seeksText } from './where.js';

/** Rows as the database driver gives them. */
export interface Page<Row> {
  rows: Row[];
  /** How many rows match, exactly. */
  total: number;
  /** Number of the first row; undefined after a cursor, where nobody has counted it. */
  offset: number | undefined;
  /** Most rows of a page, as the caller asked. */
  limit: number;
  /** Where a walk by keys goes on; null: this was the end. */
  next: string | null;
}

/** What each row of a page has beside its columns. */
interface Keyed {
  id: string;
  cursor_key: string | null;
}

function pageOf<Row extends { id: string }>(
  query: ListQuery,
  found: (Row & Keyed)[],
  total: number,
): Page<Row> {
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const isMore = query.after ? found.length > query.limit : query.offset + rows.length < total;
  const next = last && isMore ? writeCursor(query, { key: last.cursor_key, id: last.id }) : null;
  return { rows, total, offset: query.after ? undefined : query.offset, limit: query.limit, next };
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
    const { rows } = await this.pool.query<Row & Keyed & Counted>(pageSql(resource, query, known));
    const total = rows[0] && this.keep(key, rows[0]);
    if (total === undefined) return this.countedPage(resource, query, key);
    return pageOf<Row>(query, rows, total);
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
      const rows =
        query.offset >= total
          ? []
          : (await client.query<Row & Keyed>(countedPageSql(resource, query, total))).rows;
      await client.query('COMMIT');
      client.release();
      return pageOf<Row>(query, rows, total);
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
