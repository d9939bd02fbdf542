import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { Jobs } from '../jobs/jobs.js';
import type { ListQuery } from './list-query.js';
import type { ListResource } from './resource.js';
import { Parameters, whereClause } from './where.js';

/** Text with $1, $2 … and their values. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Set when the text is one of few, so that the connection may keep its plan. */
  name?: string;
}

/** Where a total of this state of the database is true, as `snapshot`. */
export const SNAPSHOT = '(SELECT pg_current_snapshot()::text) AS snapshot';

/** Gives `{ total, snapshot }`; `total` is null when the known total no longer helps. */
export function totalSql(resource: ListResource, query: ListQuery, known?: CountedTotal): Statement {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  const total = totalExpression(resource, where, parameters, known);
  return { text: `SELECT ${total} AS total, ${SNAPSHOT}`, values: parameters.values };
}

/** What a total is kept under; undefined for a list without filters, whose total costs nothing, and for a view. */
export function totalKey(resource: ListResource, query: ListQuery): string | undefined {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  return where === '' || resource.viewOf !== undefined
    ? undefined
    : JSON.stringify([resource.table, where, parameters.values]);
}

/** SQL of how many rows match, exactly, in the snapshot of the statement that it stands in. */
export function totalExpression(
  { table, viewOf = table, isPart = false }: ListResource,
  where: string,
  parameters: Parameters,
  known?: CountedTotal,
): string {
  const counts = `FROM row_count WHERE table_name = '${viewOf}'`;
  if (where === '' && !isPart) return `(SELECT coalesce(sum(rows), 0) ${counts})::int`;
  if (!known) return `(SELECT count(*) FROM ${table} ${where})::int`;
  // What became visible after the known total was counted. Rows without `added` are changes and removals, and sums
  // that compacting made, of which nobody knows what was in them.
  const news = `${counts} AND NOT pg_visible_in_snapshot(xid, ${parameters.add(known.snapshot, 'pg_snapshot')})`;
  // OFFSET 0 keeps the planner from doing it the other way round: the few new rows are read, then compared.
  return `CASE WHEN NOT EXISTS (SELECT ${news} AND added IS NULL) THEN ${parameters.add(known.total, 'int')} +
    (SELECT count(*) FROM (SELECT * FROM ${table} WHERE id = ANY (ARRAY(SELECT added ${news})) OFFSET 0) new_rows
      ${where})::int END`;
}

/** A total, and the snapshot of the database (`pg_current_snapshot()`) under which it was counted. */
export interface CountedTotal {
  total: number;
  snapshot: string;
}

const KEPT = 500;

/**
 * Totals of filtered lists, so that the pages of one search are not counted one by one. An entry is never given out as
 * it is: the statement that reads the page adds what was inserted since, or says that the total must be counted anew.
 */
export class TotalCache {
  private readonly totals = new Map<string, CountedTotal>();

  get(key: string): CountedTotal | undefined {
    return this.totals.get(key);
  }

  /** The oldest entry makes room for the newest. */
  set(key: string, counted: CountedTotal): void {
    this.totals.delete(key);
    this.totals.set(key, counted);
    const [oldest] = this.totals.keys();
    if (this.totals.size > KEPT && oldest !== undefined) this.totals.delete(oldest);
  }
}

const EVERY = { everySeconds: 5, idleSeconds: 30 };

/** So many rows are left to wait. Every list reads them all; but adding them up makes each known total be counted anew. */
const MAX = 300;

/**
 * Adds the +1 and -1 rows of `row_count` up, so that reading a total stays cheap. One statement: a reader sees the
 * rows before or their sum after, never both; two processes at once do no harm, since each row is removed once.
 */
@Injectable()
export class RowCounts implements OnApplicationBootstrap, OnModuleInit {
  private readonly log = new Logger(RowCounts.name);

  constructor(
    private readonly pool: Pool,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'row-counts',
      description: 'Adds up how many records there are, so that lists say it at once',
      schedule: EVERY,
      run: () => this.compact(),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    // Every row is added up, since the rows of a restored database name transactions of another server.
    await this.compact(0).catch((error: unknown) =>
      this.log.warn(`Compacting the row counts failed, and is tried again soon: ${String(error)}`),
    );
  }

  /** @returns how many tables had more rows of counts than `most` */
  async compact(most = MAX): Promise<number> {
    const { rowCount } = await this.pool.query(
      `WITH many AS (SELECT table_name FROM row_count GROUP BY table_name HAVING count(*) > $1),
        gone AS (DELETE FROM row_count WHERE table_name IN (SELECT table_name FROM many) RETURNING *)
      INSERT INTO row_count (table_name, rows) SELECT table_name, sum(rows) FROM gone GROUP BY table_name`,
      [most],
    );
    return rowCount ?? 0;
  }
}
