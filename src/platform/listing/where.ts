import type { Filter, Keyword, ListQuery } from './list-query.js';
import { nameWords } from './name-words.js';
import { COMPARISONS, LONGEST_KEY, type ListColumn, type ListResource } from './resource.js';

/** Collects the values of a statement; gives each its placeholder. */
export class Parameters {
  readonly values: unknown[] = [];
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** Text as it is compared and sorted: without case and accents, in the order of its characters. */
export const searchKey = (expression: string, { isLong = false }: Partial<ListColumn> = {}): string =>
  `${isLong ? `left(search_key(${expression}), ${LONGEST_KEY})` : `search_key(${expression})`} COLLATE "C"`;

/** Whether a query seeks words or parts of words, which rows PostgreSQL can't estimate. */
export const seeksText = ({ words, keyword, filters }: ListQuery): boolean =>
  words.length > 0 || keyword !== undefined || filters.some(({ kind }) => kind === 'contains');

/** The WHERE clause of a query ('' when it asks for every row); its values go into `parameters`. */
export function whereClause(resource: ListResource, query: ListQuery, parameters: Parameters): string {
  const conditions = query.filters.map((filter) => condition(resource, filter, query.timeZone, parameters));
  conditions.push(...wordConditions(resource, query.words, parameters));
  if (query.keyword !== undefined) conditions.push(keywordCondition(resource, query.keyword, parameters));
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
}

/** The last digits of a number are how people remember it; fewer would be in nearly every row. */
const PART_OF_NUMBER = /^\d{4,}$/;

/**
 * Each word begins a word of the row, is a part of one of its numbers, or the only one is its code. What Filipinos write in
 * several ways is found in each.
 */
export function wordConditions(resource: ListResource, words: string[], parameters: Parameters): string[] {
  const { number, code } = resource;
  const add = (text: string) => parameters.add(text, 'text');
  const { begins, is, takesSeveral } = textSearch(resource, add);
  const beginsEach = (some: string[]) => (takesSeveral ? [begins(some.join(' '))] : some.map(begins));
  const isPart = (word: string) => PART_OF_NUMBER.test(word) && (!takesSeveral || number !== undefined);
  const part = (word: string) => `${number ?? 'search_text'} LIKE ${add(`%${word}%`)}`;
  const [coded] = words.length === 1 && code ? words.flatMap((word) => code.read(word) ?? []) : [];
  const orCoded = coded && code ? [code.has(add(coded))] : [];
  const units = nameWords(words.map((word) => word.toLowerCase()));
  // Words that are written in one way alone are sought by one look at the index.
  const plain = units.filter(
    ({ given, others, short }) => others.length === 0 && !short && !given.some(isPart),
  );
  const sought = plain.flatMap(({ given }) => given);
  const together = sought.length === 0 ? [] : beginsEach(sought).map((one) => [one]);
  const apart = units
    .filter((unit) => !plain.includes(unit))
    .map(({ given, others, short }) => [
      inBrackets(beginsEach(given), 'AND'),
      ...others.map(begins),
      ...(short ? is(short) : []),
      ...given.filter(isPart).map(part),
    ]);
  return [...together, ...apart].map((ways) => inBrackets([...ways, ...orCoded], 'OR'));
}

const inBrackets = (conditions: string[], word: 'AND' | 'OR'): string =>
  conditions.length === 1 ? conditions.join('') : `(${conditions.join(` ${word} `)})`;

interface TextSearch {
  /** The row has a word that begins so. */
  begins: (words: string) => string;
  /** The row has this very word, in one of these ways. */
  is: (word: string) => string[];
  /** Whether `begins` takes several words at once. */
  takesSeveral: boolean;
}

/** How the words of a resource are sought: by a search of its own, in its lexemes, or in its `search_text`. */
function textSearch({ search, lexemes }: ListResource, add: (text: string) => string): TextSearch {
  if (search) return { begins: (words) => search(add(words)), is: () => [], takesSeveral: true };
  if (lexemes !== undefined)
    return {
      begins: (words) => `${lexemes} @@ search_query(${add(words)})`,
      is: (word) => [`${lexemes} @@ ${add(word)}::tsquery`],
      takesSeveral: true,
    };
  return {
    begins: (word) => `search_text LIKE '% ' || search_words(${add(word)}) || '%'`,
    is: (word) => [`% ${word} %`, `% ${word}\n%`].map((pattern) => `search_text LIKE ${add(pattern)}`),
    takesSeveral: false,
  };
}

function condition(
  resource: ListResource,
  { column, kind, value }: Filter,
  timeZone: string,
  parameters: Parameters,
): string {
  switch (kind) {
    case 'starts-with':
    case 'phone':
      return prefixCondition(column, resource.columns[column], String(value), parameters);
    case 'equals':
      return equalsCondition(resource.columns[column]?.of ?? column, String(value), parameters);
    case 'contains':
      return [
        textContains(String(value), parameters),
        containsExactly(column, String(value), parameters),
      ].join(' AND ');
    case 'whole-number':
      return `${column} = ${parameters.add(value, 'int')}`;
    case 'boolean': {
      const holds = expressionOf(resource, column);
      return value === true ? `(${holds})` : `NOT (${holds})`;
    }
    case 'members':
      return membersCondition(column, String(value), parameters);
    case 'presence':
      return `${column} IS ${value === true ? 'NOT NULL' : 'NULL'}`;
    case 'choice': {
      const chosen = parameters.add(value, 'text');
      return resource.columns[column]?.matches?.(chosen) ?? `${column} = ${chosen}`;
    }
    case 'date':
      return dayCondition(expressionOf(resource, column), String(value), timeZone, parameters);
    case 'day':
      return `${column} = ${parameters.add(value, 'date')}`;
    case 'reference':
      return referenceCondition(column, value as (string | null)[], parameters);
    case 'gte':
    case 'gt':
    case 'lt':
    case 'lte':
      return `${expressionOf(resource, column)} ${COMPARISONS[kind]} ${parameters.add(value, resource.columns[column]?.filter === 'day' ? 'date' : 'timestamptz')}`;
    case 'id':
      return `${expressionOf(resource, column)} = ANY(${parameters.add(value, 'uuid[]')})`;
  }
}

const expressionOf = ({ columns }: ListResource, column: string): string =>
  columns[column]?.expression ?? column;

/** @param wanted JSON; null: there is none of the name */
function membersCondition(column: string, wanted: string, parameters: Parameters): string {
  const all = Object.entries(JSON.parse(wanted) as Record<string, unknown>);
  const has = Object.fromEntries(all.filter(([, value]) => value !== null));
  const lacks = all.flatMap(([name, value]) => (value === null ? [name] : []));
  return `(${column} @> ${parameters.add(JSON.stringify(has), 'jsonb')} AND NOT ${column} ?| ${parameters.add(lacks, 'text[]')})`;
}

/** No id is in an empty list, as with the filter of ids. */
function referenceCondition(column: string, wanted: (string | null)[], parameters: Parameters): string {
  const one = `${column} = ANY(${parameters.add(
    wanted.filter((id) => id !== null),
    'uuid[]',
  )})`;
  return wanted.includes(null) ? `(${one} OR ${column} IS NULL)` : one;
}

/** The index finds what is alike without case and accents; of this only what has the same accents is an answer. */
function equalsCondition(column: string, value: string, parameters: Parameters): string {
  const given = parameters.add(value, 'text');
  return `(${searchKey(column)} = search_key(${given}) AND lower(${column}) = lower(${given}))`;
}

/** As a range of the index order: no pattern, so nothing to escape. U+10FFFF is no character and ends the range. */
function prefixCondition(
  name: string,
  column: ListColumn | undefined,
  prefix: string,
  parameters: Parameters,
): string {
  const from = searchKey(parameters.add(prefix, 'text'), column).replace(' COLLATE "C"', '');
  const key = searchKey(name, column);
  return `(${key} >= ${from} AND ${key} < ${from} || chr(1114111))`;
}

/** From midnight to midnight of that zone, found by the database, so that days of 23 and 25 hours come out right. */
function dayCondition(column: string, day: string, timeZone: string, parameters: Parameters): string {
  const date = parameters.add(day, 'date');
  const zone = parameters.add(timeZone, 'text');
  return `(${column} >= ${date}::timestamp AT TIME ZONE ${zone} AND ${column} < (${date} + 1)::timestamp AT TIME ZONE ${zone})`;
}

/** Holds for every row that has the text in some column (and few others): what the trigram index answers. */
const textContains = (text: string, parameters: Parameters): string =>
  `search_text LIKE '%' || search_words(${parameters.add(text, 'text')}) || '%'`;

const containsExactly = (expression: string, text: string, parameters: Parameters): string =>
  `search_key(${expression}) LIKE '%' || search_key(${parameters.add(escapeLike(text), 'text')}) || '%'`;

/** It stands in the record as it was typed, or each of its words does: "castillo ramon" finds Ramon A. Castillo. */
function keywordCondition(resource: ListResource, keyword: Keyword, parameters: Parameters): string {
  const holds = (text: string) => `(${textCondition(resource, text, parameters)})`;
  const { text, words } = keyword;
  const [first] = words;
  if (words.length === 0 || (words.length === 1 && first === text)) return holds(text);
  return `(${holds(text)} OR ${words.map(holds).join(' AND ')})`;
}

/** `search_text` knows no punctuation: a text with some is checked against the columns too. */
function textCondition(resource: ListResource, keyword: string, parameters: Parameters): string {
  const found = textContains(keyword, parameters);
  if (wordsOf(keyword)[0] === keyword) return found;
  const columns = Object.keys(resource.columns).filter((name) =>
    ['starts-with', 'phone', 'contains'].includes(resource.columns[name]?.filter ?? ''),
  );
  return `${found} AND ${containsExactly(`concat_ws(E'\\n', ${columns.join(', ')})`, keyword, parameters)}`;
}

/**
 * Characters that part words, besides white space. The database function `search_words`
 * (sql/search.sql) replaces the same characters by spaces; a test compares the two.
 */
export const PUNCTUATION = '.,;:!?@&/\\|()[]{}<>"\'`~#%^*=+_-$“”‘’«»–—…·¿¡';

const PARTING = new RegExp(`[\\s${PUNCTUATION.replace(/[\\\]^-]/g, '\\$&')}]+`, 'u');

/** "Maria, Santos-Cruz" → ["Maria", "Santos", "Cruz"] */
export const wordsOf = (text: string): string[] => text.split(PARTING).filter((word) => word !== '');

/** As a pattern of LIKE that matches the text itself: its wildcards are escaped. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
