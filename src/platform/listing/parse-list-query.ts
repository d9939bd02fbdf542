import { ApiError } from '../http/errors/api-error.js';
import { REQUIRED } from '../http/fields/fields.js';
import { parseJson, refuseUnstorableText } from '../http/json-body.js';
import { parseCursor } from './cursor.js';
import type { ListQuery } from './list-query.js';
import {
  DEFAULT_ROWS,
  DEFAULT_TIME_ZONE,
  fail,
  MAX_ROWS,
  parseFilters,
  readKeyword,
} from './parse-filters.js';
import type { ListResource } from './resource.js';

/** Query string as Express parses it: a name given twice is an array. */
export type RawQuery = Readonly<Record<string, unknown>>;

/**
 * `sort=["created_at","DESC"]&range=[0,9]&filter={"last_name":"Sa"}&tz=Asia/Manila`, as react-admin sends them.
 * @throws ApiError 400 that names the parameter or filter that is malformed or unknown
 */
export function parseListQuery(resource: ListResource, raw: RawQuery): ListQuery {
  const { sort, range, filter, tz, after } = readParameters(raw, ['sort', 'range', 'filter', 'tz', 'after']);
  const order = parseSort(resource, sort);
  return {
    sort: order,
    ...parseRange(range, after),
    ...parseCursor(resource, order, after),
    ...parseFilters(resource, filter === undefined ? {} : json('filter', filter)),
    timeZone: parseTimeZone(tz),
  };
}

const MAX_KEYWORD = 500;

/** `keyword=quote`: a part of any text field; with sort, range and filter as any list. @throws ApiError 400 */
export function parseSearchQuery(resource: ListResource, { keyword, ...raw }: RawQuery): ListQuery {
  const given = keyword === undefined ? '' : readParameters({ keyword }, ['keyword']).keyword;
  if (given && given.length > MAX_KEYWORD) return fail('keyword', `At most ${MAX_KEYWORD} characters`);
  const sought = readKeyword(given);
  if (sought === undefined) return fail('keyword', REQUIRED);
  return { ...parseListQuery(resource, raw), keyword: sought };
}

const NEWEST_FIRST: ListQuery['sort'] = { column: 'created_at', descending: true };

function readParameters<Name extends string>(raw: RawQuery, names: Name[]): Partial<Record<Name, string>> {
  for (const [name, value] of Object.entries(raw)) {
    if (!(names as string[]).includes(name))
      fail(name.slice(0, 100), `Unknown parameter; known: ${names.join(', ')}`);
    if (typeof value !== 'string') fail(name, 'Give it once');
    else refuseUnstorableText(value);
  }
  return raw as Partial<Record<Name, string>>;
}

function parseSort(resource: ListResource, text: string | undefined): ListQuery['sort'] {
  if (text === undefined) return resource.sort ?? NEWEST_FIRST;
  const value = json('sort', text);
  if (!Array.isArray(value) || value.length !== 2)
    return fail('sort', 'Must be ["column","ASC"] or ["column","DESC"]');
  const [column, direction] = value as unknown[];
  if (
    typeof column !== 'string' ||
    !Object.hasOwn(resource.columns, column) ||
    !resource.columns[column]?.sortable
  )
    return fail('sort', `Unknown column ${JSON.stringify(column)?.slice(0, 100)}`);
  if (typeof direction !== 'string' || !/^(asc|desc)$/i.test(direction))
    return fail('sort', 'Must end in "ASC" or "DESC"');
  return { column, descending: direction.toUpperCase() === 'DESC' };
}

function parseRange(text: string | undefined, after: string | undefined): { offset: number; limit: number } {
  if (text === undefined) return { offset: 0, limit: DEFAULT_ROWS };
  const value = json('range', text);
  if (!Array.isArray(value) || value.length !== 2 || !value.every((each) => Number.isSafeInteger(each)))
    return fail('range', 'Must be [first,last], two whole numbers');
  const [first, last] = value as [number, number];
  if (first < 0 || last < first) return fail('range', 'Must run from a first row (0 or more) to a last row');
  if (last - first >= MAX_ROWS)
    return fail('range', `At most ${MAX_ROWS.toLocaleString('en-US')} rows a call`);
  if (after !== undefined && first > 0) return fail('after', 'Takes a range that begins at 0');
  return { offset: first, limit: last - first + 1 };
}

/** As it was given → the zone's own name. Names are known in any case: kept without an end, they would grow. */
const knownZones = new Map<string, string>();
const MAX_ZONES = 1_000;

/** The names by which Node and PostgreSQL mean the same zone. */
const ZONES = new Set(Intl.supportedValuesOf('timeZone'));
/** Zones that are named after no place. Newer Nodes count those of the second kind as names of their own. */
const PLACELESS = /^(UTC|Etc\/GMT[+-]\d{1,2}|(EST5E|CST6C|MST7M|PST8P)DT)$/;

/**
 * An IANA zone, by its own name: of "IST" and its like, Node thinks of India and PostgreSQL of Israel.
 * @throws ApiError 400
 */
export function parseTimeZone(zone = DEFAULT_TIME_ZONE): string {
  const known = knownZones.get(zone) ?? zoneOf(zone);
  if (known === undefined) return fail('tz', 'Must be an IANA time zone, such as Asia/Manila');
  if (knownZones.size > MAX_ZONES) knownZones.clear();
  knownZones.set(zone, known);
  return known;
}

function zoneOf(given: string): string | undefined {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(given)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions();
    return ZONES.has(timeZone) || PLACELESS.test(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}

function json(field: string, text: string): unknown {
  try {
    return parseJson(Buffer.from(text));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return fail(field, 'Must be valid JSON');
  }
}
