import type { ListQuery } from './list-query.js';
import { isText, type ListResource } from './resource.js';
import { Parameters, searchKey, whereClause } from './where.js';

export interface Statement {
  text: string;
  values: unknown[];
  /** Set when the text is one of few, so that the connection may keep its plan. */
  name?: string;
}

/** Beyond this many skipped rows a page is walked to in the index alone, and from the nearer end of the list. */
export const DEEP = 2_000;

/** One row per matching row, in order, without end: what an export streams. */
export function selectionSql(resource: ListResource, query: ListQuery): Statement {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  const text = `SELECT ${resource.select.join(', ')} FROM ${resource.table} ${where} ${orderBy(resource, query)}`;
  return { text, values: parameters.values };
}

/** Gives `{ total, stamp }`: how many rows match, exactly, and the table's state that this is true of. */
export function totalSql(resource: ListResource, query: ListQuery): Statement {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  const text = `SELECT ${totalExpression(resource, where)} AS total, ${stampExpression(resource)} AS stamp`;
  return { text, values: parameters.values };
}

/**
 * Gives the page's rows, each with `total` and `stamp`; no row at all past the end of the list.
 * @param uncounted leave the total out, since one is known that may still hold
 */
export function pageSql(resource: ListResource, query: ListQuery, uncounted = false): Statement {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  const total = uncounted ? '' : `, ${totalExpression(resource, where)} AS total`;
  const stamp = where === '' ? '' : `, ${stampExpression(resource)} AS stamp`;
  const text = `SELECT ${resource.select.join(', ')}${total}${stamp}
    FROM ${resource.table} ${where} ${orderBy(resource, query)}
    LIMIT ${parameters.add(query.limit, 'int')} OFFSET ${parameters.add(query.offset, 'bigint')}`;
  const { values } = parameters;
  return where === '' ? { name: statementName(resource, query), text, values } : { text, values };
}

/** What a total is kept under; undefined for a list without filters, whose total costs nothing. */
export function totalKey(resource: ListResource, query: ListQuery): string | undefined {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  return where === '' ? undefined : JSON.stringify([resource.table, where, parameters.values]);
}

/**
 * The same page when `total` is known and the page lies deep: keys first, from the nearer end; then only the page's
 * rows are read.
 */
export function deepPageSql(resource: ListResource, query: ListQuery, total: number): Statement {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  const limit = Math.max(0, Math.min(query.limit, total - query.offset));
  const fromEnd = total - query.offset - limit;
  const backwards = fromEnd < query.offset;
  const walk = backwards ? reversed(query) : query;
  const text = `
    SELECT ${resource.select.join(', ')} FROM ${resource.table} WHERE id IN (
      SELECT id FROM ${resource.table} ${where} ${orderBy(resource, walk)}
      LIMIT ${parameters.add(limit, 'int')} OFFSET ${parameters.add(backwards ? fromEnd : query.offset, 'bigint')}
    ) ${orderBy(resource, query)}`;
  return { text, values: parameters.values };
}

const totalExpression = (resource: ListResource, where: string): string =>
  where === ''
    ? `(SELECT coalesce(sum(rows), 0) FROM row_count WHERE table_name = '${resource.table}')::int`
    : `(SELECT count(*) FROM ${resource.table} ${where})::int`;

/** Grows with every change of the table, and equals itself only while nothing changes (migration StampRowCount). */
const stampExpression = (resource: ListResource): string =>
  `(SELECT coalesce(sum(changes), 0) FROM row_count WHERE table_name = '${resource.table}')::text`;

const statementName = (resource: ListResource, { sort }: ListQuery): string =>
  `page_${resource.table}_${sort.column}_${sort.descending ? 'desc' : 'asc'}`;

const reversed = (query: ListQuery): ListQuery => ({
  ...query,
  sort: { ...query.sort, descending: !query.sort.descending },
});

/** The id breaks ties, so that no row is on two pages; both keys run the same way, as the index does. */
function orderBy(resource: ListResource, { sort }: ListQuery): string {
  const column = resource.columns[sort.column];
  const key = column && isText(column) ? searchKey(sort.column) : sort.column;
  const direction = sort.descending ? 'DESC' : 'ASC';
  return sort.column === 'id' ? `ORDER BY id ${direction}` : `ORDER BY ${key} ${direction}, id ${direction}`;
}
