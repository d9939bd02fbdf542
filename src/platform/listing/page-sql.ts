import { afterConditions, cursorKey } from './cursor.js';
import type { ListQuery } from './list-query.js';
import { isText, type ListResource } from './resource.js';
import { SNAPSHOT, totalExpression, type CountedTotal, type Statement } from './totals.js';
import { Parameters, searchKey, seeksText, whereClause } from './where.js';

/** A page behind more rows than this is found in the index alone, from the nearer end of the list. */
export const DEEP = 2_000;

/**
 * Matches per row of the page from which it is quicker to walk the list than to gather the matches. A row of a table
 * with `lexemes` costs ten times as much to test, since its words are made from its columns each time.
 */
const WALKED_FROM = { lexemes: 1_000, search_text: 100 };

const columnsOf = ({ select, computed = [] }: ListResource): string => [...select, ...computed].join(', ');

/** All matching rows in order: what an export sends. */
export function selectionSql(resource: ListResource, query: ListQuery): Statement {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  // Rows are sorted first. Else every row's computed columns would be worked out before the first row goes out.
  const sorted = `SELECT * FROM ${resource.table} ${where} ${orderBy(resource, query)} OFFSET 0`;
  const text = `SELECT ${columnsOf(resource)} FROM (${sorted}) AS ${resource.table}`;
  return { text, values: parameters.values };
}

/**
 * The rows of a page, each with `cursor_key`, and with `total` and `snapshot` (see totalSql). Past the end of the list
 * there is no row, so no total either.
 * @param known the total as it was counted before, if it was
 */
export function pageSql(resource: ListResource, query: ListQuery, known?: CountedTotal): Statement {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  // A view that groups rows is read once for both.
  const total =
    resource.isPart && !query.after
      ? '(count(*) OVER ())::int'
      : totalExpression(resource, where, parameters, known);
  const more = `, ${total} AS total${where === '' ? '' : `, ${SNAPSHOT}`}`;
  const text = pageText(resource, query, where, known?.total, parameters, more);
  const { values } = parameters;
  const isFixed = where === '' && !query.after;
  return isFixed ? { name: statementName(resource, query), text, values } : { text, values };
}

/** A page whose total was counted before, in the same transaction. It must not begin past the end of the list. */
export function countedPageSql(resource: ListResource, query: ListQuery, total: number): Statement {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  const text =
    query.offset > DEEP
      ? deepPageText(resource, query, where, total, parameters)
      : pageText(resource, query, where, total, parameters);
  return { text, values: parameters.values };
}

/** Rows to ask for: after a cursor one more than wanted, which tells whether the walk goes on. */
const rowLimit = ({ after, limit }: ListQuery): number => (after ? limit + 1 : limit);

function pageText(
  resource: ListResource,
  query: ListQuery,
  where: string,
  total: number | undefined,
  parameters: Parameters,
  more = '',
): string {
  const columns = `${columnsOf(resource)}, ${cursorKey(resource, query)} AS cursor_key`;
  const limit = `LIMIT ${parameters.add(rowLimit(query), 'int')}`;
  const key = sortKey(resource, query);
  const conditions = query.after ? afterConditions(resource, query, key, query.after, parameters) : [''];
  const [only = '', second] = conditions;
  if (second === undefined) {
    const offset = query.after ? '' : `OFFSET ${parameters.add(query.offset, 'bigint')}`;
    return `SELECT ${columns}${more} ${rowsInOrder(resource, query, where, total, only)} ${limit} ${offset}`;
  }
  const parts = conditions.map(
    (condition) =>
      `(SELECT ${columns}, ${key} AS page_key ${rowsInOrder(resource, query, where, total, condition)} ${limit})`,
  );
  const direction = query.sort.descending ? 'DESC' : 'ASC';
  return `SELECT *${more} FROM (${parts.join(' UNION ALL ')}) page
    ORDER BY page_key ${direction}, id ${direction} ${limit}`;
}

/**
 * FROM, WHERE and ORDER BY of a page. PostgreSQL estimates badly how many rows contain a text, and then chooses a slow
 * plan. Once the total is known, the plan is chosen here: PostgreSQL moves no condition and no order past OFFSET 0.
 * - Few matches: read them all by the text's index, then sort them.
 * - Many matches: read the list in its order and test each row, until the page is full.
 * @param condition of the rows after a cursor; '' for none
 */
function rowsInOrder(
  resource: ListResource,
  query: ListQuery,
  where: string,
  total: number | undefined,
  condition: string,
): string {
  const { table } = resource;
  const order = orderBy(resource, query);
  const after = condition && `WHERE ${condition}`;
  const both = where && condition ? `${where} AND (${condition})` : where || after;
  if (total === undefined || !seeksText(query)) return `FROM ${table} ${both} ${order}`;
  const walkedFrom = WALKED_FROM[resource.lexemes === undefined ? 'search_text' : 'lexemes'];
  if (total < walkedFrom * (query.offset + query.limit))
    return `FROM (SELECT * FROM ${table} ${where} OFFSET 0) gathered ${after} ${order}`;
  const direction = query.sort.descending ? 'DESC' : 'ASC';
  return `FROM (SELECT *, ${sortKey(resource, query)} AS sort_key FROM ${table} ${after} ${order} OFFSET 0) walked
    ${where} ORDER BY sort_key ${direction}, id ${direction}`;
}

/** The ids of the page are found first, from the nearer end; then only the rows of the page are read. */
function deepPageText(
  resource: ListResource,
  query: ListQuery,
  where: string,
  total: number,
  parameters: Parameters,
): string {
  const limit = Math.min(query.limit, total - query.offset);
  const fromEnd = total - query.offset - limit;
  const isBackwards = fromEnd < query.offset;
  const order = orderBy(resource, isBackwards ? reversed(query) : query);
  return `SELECT ${columnsOf(resource)}, ${cursorKey(resource, query)} AS cursor_key FROM ${resource.table}
    WHERE id IN (SELECT id FROM ${resource.table} ${where} ${order} LIMIT ${parameters.add(limit, 'int')}
      OFFSET ${parameters.add(isBackwards ? fromEnd : query.offset, 'bigint')})
    ${orderBy(resource, query)}`;
}

const statementName = (resource: ListResource, { sort }: ListQuery): string =>
  `page_${resource.table}_${sort.column}_${sort.descending ? 'desc' : 'asc'}`;

const reversed = (query: ListQuery): ListQuery => ({
  ...query,
  sort: { ...query.sort, descending: !query.sort.descending },
});

/** The id breaks ties, so that no row is on two pages. Both keys run the same way, as their index does. */
function orderBy(resource: ListResource, query: ListQuery): string {
  const direction = query.sort.descending ? 'DESC' : 'ASC';
  const first = query.sort.column === 'id' ? '' : `${sortKey(resource, query)} ${direction}, `;
  return `ORDER BY ${first}id ${direction}`;
}

function sortKey(resource: ListResource, { sort }: ListQuery): string {
  const column = resource.columns[sort.column];
  return column && isText(column) ? searchKey(sort.column, column) : sort.column;
}
