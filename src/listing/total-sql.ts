import type { ListQuery } from './list-query.js';
import type { ListResource } from './resource.js';
import type { CountedTotal } from './total-cache.js';
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

/** What a total is kept under; undefined for a list without filters, whose total costs nothing. */
export function totalKey(resource: ListResource, query: ListQuery): string | undefined {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  return where === '' ? undefined : JSON.stringify([resource.table, where, parameters.values]);
}

/** SQL of how many rows match, exactly, in the snapshot of the statement that it stands in. */
export function totalExpression(
  { table }: ListResource,
  where: string,
  parameters: Parameters,
  known?: CountedTotal,
): string {
  const counts = `FROM row_count WHERE table_name = '${table}'`;
  if (where === '') return `(SELECT coalesce(sum(rows), 0) ${counts})::int`;
  if (!known) return `(SELECT count(*) FROM ${table} ${where})::int`;
  // What became visible after the known total was counted. Rows without `added` are changes and removals, and sums
  // that row-counts.ts made, of which nobody knows what was in them.
  const news = `${counts} AND NOT pg_visible_in_snapshot(xid, ${parameters.add(known.snapshot, 'pg_snapshot')})`;
  // OFFSET 0 keeps the planner from doing it the other way round: the few new rows are read, then compared.
  return `CASE WHEN NOT EXISTS (SELECT ${news} AND added IS NULL) THEN ${parameters.add(known.total, 'int')} +
    (SELECT count(*) FROM (SELECT * FROM ${table} WHERE id = ANY (ARRAY(SELECT added ${news})) OFFSET 0) new_rows
      ${where})::int END`;
}
