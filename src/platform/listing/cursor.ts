import { isCalendarDay, isMoment } from '../http/fields/moment.js';
import { isUuid } from '../http/fields/uuid.js';
import { refuseUnstorableText } from '../http/json-body.js';
import type { Cursor, ListQuery } from './list-query.js';
import { fail } from './parse-filters.js';
import { isText, type FilterKind, type ListResource } from './resource.js';
import { searchKey, type Parameters } from './where.js';

/** What a cursor is made of: the order of its list, and the last row's sort key (as text) and id. */
type Parts = [column: string, descending: boolean, key: string | null, id: string];

/** Opaque to callers: they hand back what `meta.next` gave them. */
export const writeCursor = ({ sort }: ListQuery, { key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort.column, sort.descending, key, id] satisfies Parts)).toString('base64url');

/** @throws ApiError 400 for what writeCursor did not make for this order */
export function parseCursor(
  resource: ListResource,
  sort: ListQuery['sort'],
  text: string | undefined,
): { after?: Cursor } {
  if (text === undefined) return {};
  const [column, descending, key, id] = read(text) ?? fail('after', 'Must be meta.next of the page before');
  if (column !== sort.column || descending !== sort.descending)
    return fail('after', 'Is of a list in another order');
  const kind = resource.columns[column]?.filter;
  if (key !== null && kind !== undefined && !(forms[kind]?.(key) ?? true))
    return fail('after', 'Must be meta.next of the page before');
  return { after: { key, id } };
}

function read(text: string): Parts | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parts) || parts.length !== 4) return undefined;
    const [column, descending, key, id] = parts as unknown[];
    if (typeof column !== 'string' || typeof descending !== 'boolean' || !isUuid(id)) return undefined;
    if (typeof key === 'string') refuseUnstorableText(key);
    else if (key !== null) return undefined;
    return [column, descending, key, id];
  } catch {
    return undefined;
  }
}

/** What PostgreSQL could not read as a value of the column: a cursor may be forged. */
const forms: Partial<Record<FilterKind, (key: string) => boolean>> = {
  date: (key) => isMoment(key),
  'whole-number': (key) => /^-?\d{1,9}$/.test(key),
  boolean: (key) => key === 'true' || key === 'false',
  id: isUuid,
  day: (key) => isCalendarDay(key),
};

/** The sort key of a row as the cursor holds it. A date has its microseconds, which a JavaScript date would drop. */
export function cursorKey(resource: ListResource, { sort }: ListQuery): string {
  return resource.columns[sort.column]?.filter === 'date'
    ? `to_char(${sort.column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : `${sort.column}::text`;
}

/** A cursor's key as a value that the list's order compares. */
function keyValue(
  resource: ListResource,
  { sort }: ListQuery,
  key: string | null,
  parameters: Parameters,
): string {
  const column = resource.columns[sort.column];
  if (column && isText(column)) return searchKey(parameters.add(key, 'text'), column);
  const types: Partial<Record<FilterKind, string>> = {
    date: 'timestamptz',
    'whole-number': 'int',
    boolean: 'boolean',
    id: 'uuid',
    day: 'date',
  };
  return parameters.add(key, types[column?.filter ?? 'choice'] ?? 'text');
}

/**
 * The conditions of the rows after the cursor, in the order in which their rows come: PostgreSQL puts nulls last when
 * it sorts upwards and first when downwards. One condition each, so that each is answered by the index of the order.
 */
export function afterConditions(
  resource: ListResource,
  query: ListQuery,
  sortKey: string,
  { key, id }: Cursor,
  parameters: Parameters,
): string[] {
  const isAfter = query.sort.descending ? '<' : '>';
  const idValue = parameters.add(id, 'uuid');
  if (query.sort.column === 'id') return [`id ${isAfter} ${idValue}`];
  const besideNulls = `${sortKey} IS NULL AND id ${isAfter} ${idValue}`;
  if (key === null) return query.sort.descending ? [besideNulls, `${sortKey} IS NOT NULL`] : [besideNulls];
  const later = `(${sortKey}, id) ${isAfter} (${keyValue(resource, query, key, parameters)}, ${idValue})`;
  return query.sort.descending ? [later] : [later, `${sortKey} IS NULL`];
}
