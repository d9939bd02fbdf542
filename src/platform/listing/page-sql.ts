import type { ListQuery } from './parse-filters.js';
import { isText, type ListResource } from './resource.js';
import type { CountedTotal } from './totals.js';
import { SNAPSHOT, type Statement, totalExpression } from './totals.js';
import { Parameters, searchKey, seeksText, whereClause } from './where.js';

/** Beyond this many skipped rows a page is walked to in the index alone, and from the nearer end of the list. */
export const DEEP = 2_000;

/**
 * A search with more matches than this for each row of its page fills the page sooner by walking the list. Words are
 * cut out of each row that is walked by, which costs ten times what looking at a stored text does.
 */
const WALKED_FROM = { lexemes: 1_000, search_text: 100 };

/** One row per matching row, in order, without end: what an export streams. */
export function selectionSql(resource: ListResource, query: ListQuery): Statement {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  const text = `SELECT ${resource.select.join(', ')} FROM ${resource.table} ${where} ${orderBy(resource, query)}`;
  return { text, values: parameters.values };
}

/**
 * Gives the page's rows, each with `total` and `snapshot` (see totalSql); no row at all past the end of the list.
 * @param known a total of before, if there is one
 */
export function pageSql(resource: ListResource, query: ListQuery, known?: CountedTotal): Statement {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  const total = totalExpression(resource, where, parameters, known);
  const text = `SELECT ${resource.select.join(', ')}, ${total} AS total${where === '' ? '' : `, ${SNAPSHOT}`}
    ${rowsInOrder(resource, query, where, known?.total)}
    LIMIT ${parameters.add(query.limit, 'int')} OFFSET ${parameters.add(query.offset, 'bigint')}`;
  const { values } = parameters;
  return where === '' ? { name: statementName(resource, query), text, values } : { text, values };
}

/**
 * FROM, WHERE and ORDER BY of a page. PostgreSQL guesses badly how many rows hold a text, and takes the wrong way to
 * the first ten; where the total is known it is told the way, by OFFSET 0, which no condition or order passes:
 * few matches are gathered by their index and sorted; of many, the list is walked until the page is full.
 */
function rowsInOrder(
  resource: ListResource,
  query: ListQuery,
  where: string,
  total: number | undefined,
): string {
  const { table } = resource;
  const order = orderBy(resource, query);
  if (total === undefined || !seeksText(query)) return `FROM ${table} ${where} ${order}`;
  const walkedFrom = WALKED_FROM[resource.lexemes === undefined ? 'search_text' : 'lexemes'];
  if (total < walkedFrom * (query.offset + query.limit))
    return `FROM (SELECT * FROM ${table} ${where} OFFSET 0) gathered ${order}`;
  const direction = query.sort.descending ? 'DESC' : 'ASC';
  return `FROM (SELECT *, ${sortKey(resource, query)} AS sort_key FROM ${table} ${order} OFFSET 0) walked
    ${where} ORDER BY sort_key ${direction}, id ${direction}`;
}

/**
 * A page when `total` is known, read after it in one transaction. One that lies deep is found by keys first, from the
 * nearer end; then only the page's rows are read.
 */
export function countedPageSql(resource: ListResource, query: ListQuery, total: number): Statement {
  const parameters = new Parameters();
  const where = whereClause(resource, query, parameters);
  const columns = resource.select.join(', ');
  const limit = Math.max(0, Math.min(query.limit, total - query.offset));
  const fromEnd = total - query.offset - limit;
  const backwards = fromEnd < query.offset;
  const window = (offset: number) =>
    `LIMIT ${parameters.add(limit, 'int')} OFFSET ${parameters.add(offset, 'bigint')}`;
  const text =
    query.offset <= DEEP
      ? `SELECT ${columns} ${rowsInOrder(resource, query, where, total)} ${window(query.offset)}`
      : `SELECT ${columns} FROM ${resource.table} WHERE id IN (
          SELECT id FROM ${resource.table} ${where} ${orderBy(resource, backwards ? reversed(query) : query)}
          ${window(backwards ? fromEnd : query.offset)}
        ) ${orderBy(resource, query)}`;
  return { text, values: parameters.values };
}

const statementName = (resource: ListResource, { sort }: ListQuery): string =>
  `page_${resource.table}_${sort.column}_${sort.descending ? 'desc' : 'asc'}`;

const reversed = (query: ListQuery): ListQuery => ({
  ...query,
  sort: { ...query.sort, descending: !query.sort.descending },
});

/** The id breaks ties, so that no row is on two pages; both keys run the same way, as the index does. */
function orderBy(resource: ListResource, query: ListQuery): string {
  const direction = query.sort.descending ? 'DESC' : 'ASC';
  const first = query.sort.column === 'id' ? '' : `${sortKey(resource, query)} ${direction}, `;
  return `ORDER BY ${first}id ${direction}`;
}

function sortKey(resource: ListResource, { sort }: ListQuery): string {
  const column = resource.columns[sort.column];
  return column && isText(column) ? searchKey(sort.column) : sort.column;
}
