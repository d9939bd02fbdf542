import { ApiError, type FieldError } from '../http/errors/api-error.js';
import { isCalendarDay, isMoment } from '../http/fields/moment.js';
import {
  dropPhonePunctuation,
  dropUnseen,
  normalizePhone,
  normalizePhonePrefix,
} from '../http/fields/person-fields.js';
import { isUuid } from '../http/fields/uuid.js';
import { MANILA } from '../manila.js';
import type { Filter, Keyword, ListQuery } from './list-query.js';
import {
  hasKeyword,
  type Comparison,
  type FilterKind,
  type ListColumn,
  type ListResource,
} from './resource.js';
import { wordsOf } from './where.js';

export const MAX_ROWS = 1_000;
export const DEFAULT_ROWS = 100;
export const DEFAULT_TIME_ZONE = MANILA;

/** @throws ApiError 400 that names the parameter, always */
export function fail(field: string, message: string): never {
  const error: FieldError = { field, message };
  throw ApiError.invalid([error]);
}

/** As many as an address line holds with ease. */
export const MAX_IDS = 100;
const MAX_TEXT = 500;
const MAX_WORDS = 20;

/** `undefined`: the filter asks for nothing (an empty text) and is left out. */
type Reader = (name: string, value: unknown, column: ListColumn) => Filter['value'] | undefined;

/** The filter object of a list call, checked against the columns of the resource. @throws ApiError 400 */
export function parseFilters(
  resource: ListResource,
  given: unknown,
): Pick<ListQuery, 'filters' | 'words' | 'keyword'> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return fail('filter', 'Must be a JSON object, such as {"last_name":"Sa"}');
  const filters: Filter[] = [];
  let words: string[] = [];
  let keyword: Keyword | undefined;
  for (const [name, value] of Object.entries(given)) {
    const column = Object.hasOwn(resource.columns, name) ? resource.columns[name] : undefined;
    const comparison = column ? undefined : readComparison(resource, name, value);
    if (name === 'q') words = readWords(value);
    else if (comparison) filters.push(comparison);
    else if (name === 'keyword' && hasKeyword(resource)) keyword = readKeyword(value);
    else if (!column && isMemberOf(resource, name)) filters.push(readMember(name, value));
    else if (!column) fail('filter', `Unknown column ${JSON.stringify(name.slice(0, 100))}`);
    else {
      const read = readers[column.filter](name, value, column);
      if (read !== undefined) filters.push({ column: name, kind: column.filter, value: read });
    }
  }
  return { filters, words, ...(keyword !== undefined && { keyword }) };
}

/** `answers.meal`: one name of a column of members. */
const isMemberOf = ({ columns }: ListResource, name: string): boolean => {
  const [head = '', ...rest] = name.split('.');
  return rest.length > 0 && Object.hasOwn(columns, head) && columns[head]?.filter === 'members';
};

function readMember(name: string, value: unknown): Filter {
  const at = name.indexOf('.');
  const key = name.slice(at + 1);
  if (!isMember(key, value)) fail('filter', `${name.slice(0, 100)}: Must be a text, a number, true or false`);
  return { column: name.slice(0, at), kind: 'members', value: JSON.stringify({ [key]: value }) };
}

/** `updated_at_gte`; undefined when the name is not of this form. @throws ApiError 400 when the value is no moment */
function readComparison(resource: ListResource, name: string, value: unknown): Filter | undefined {
  const [, column = '', kind] = /^(\w+)_(gte|gt|lt|lte)$/.exec(name) ?? [];
  const filter = Object.hasOwn(resource.columns, column) ? resource.columns[column]?.filter : undefined;
  if (filter === 'day') {
    if (typeof value !== 'string' || !isCalendarDay(value))
      fail('filter', `${name}: Must be a calendar day, YYYY-MM-DD`);
    return { column, kind: kind as Comparison, value: String(value) };
  }
  if (filter !== 'date') return undefined;
  if (typeof value !== 'string' || !isMoment(value))
    fail('filter', `${name}: Must be a moment with its zone, such as 2026-11-21T08:00:00Z`);
  return { column, kind: kind as Comparison, value: String(value) };
}

/** What `q` seeks: words, and telephone numbers by their digits. @throws ApiError 400 */
export function readWords(value: unknown): string[] {
  const words = partsOf(text('q', value)).flatMap(({ part, isNumber }) =>
    isNumber ? [normalizePhonePrefix(part)] : wordsOf(part),
  );
  return words.length <= MAX_WORDS ? words : fail('filter', `q: At most ${MAX_WORDS} words`);
}

/** A part of any text field; undefined when nothing is sought. A telephone number is sought by its digits. */
export function readKeyword(value: unknown): Keyword | undefined {
  const sought = text('keyword', value);
  const parts = partsOf(sought);
  const [only] = parts;
  const words = parts
    .map(({ part, isNumber }) => (isNumber ? withoutLead(part) : part.replace(AROUND, '')))
    .filter((word) => word !== '');
  const whole = parts.length === 1 && only?.isNumber ? withoutLead(sought) : sought;
  // A whole sentence is sought as it stands.
  return whole === '' ? undefined : { text: whole, words: words.length > MAX_WORDS ? [] : words };
}

/** Punctuation around a word, as in "Castillo," Ramon. */
const AROUND = /^[\s"'“”‘’([.:!?]+|[\s"'“”‘’)\].:!?]+$/gu;
/** The 0 before a number is not kept. */
const withoutLead = (number: string): string => dropPhonePunctuation(number).replace(/^0+/, '');

interface Part {
  part: string;
  isNumber: boolean;
}

/** The words of a search; digits that follow one another are one telephone number where they begin like one. */
function partsOf(sought: string): Part[] {
  if (isPhone(sought)) return [{ part: sought, isNumber: true }];
  return [...sought.matchAll(NUMBER_OR_WORD)].map(([part, number]) => ({
    part,
    isNumber: number !== undefined && isPhone(number),
  }));
}

const NUMBER_OR_WORD = /((?<![^\s,;])(?:\(?\+|\(?0|63|9\d\d)[\d\s().\p{Pd}\p{Cf}]+(?![^\s,;]))|[^\s,;]+/gu;

/** Digits as people write telephone numbers, enough of them to mean one. */
const isPhone = (text: string): boolean =>
  /^[+\d\s().\p{Pd}\p{Cf}]+$/u.test(text) && text.replace(/\D/g, '').length >= 4;

function text(name: string, value: unknown): string {
  if (typeof value !== 'string') return fail('filter', `${name}: Must be text`);
  if (value.length > MAX_TEXT) return fail('filter', `${name}: At most ${MAX_TEXT} characters`);
  return value.trim();
}

const isMember = (key: string, value: unknown): boolean =>
  key.length <= MAX_TEXT &&
  (value === null ||
    typeof value === 'boolean' ||
    Number.isSafeInteger(value) ||
    (typeof value === 'string' && value.length <= MAX_TEXT));

const readers: Record<FilterKind, Reader> = {
  'starts-with': (name, value) => text(name, value) || undefined,
  contains: (name, value) => text(name, value) || undefined,
  equals: (name, value, { of }) => {
    const sought = dropUnseen(text(name, value)).trim();
    return (of === 'phone_number' ? normalizePhone(sought) : sought) || undefined;
  },
  phone: (name, value) => normalizePhonePrefix(text(name, value)) || undefined,
  'whole-number': (name, value) => {
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    const isWhole = Number.isInteger(number) && Math.abs(number as number) < 2 ** 31;
    return isWhole ? (number as number) : fail('filter', `${name}: Must be a whole number`);
  },
  boolean: (name, value) =>
    typeof value === 'boolean' ? value : fail('filter', `${name}: Must be true or false`),
  members: (name, value) => {
    const all =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value)
        : undefined;
    if (!all || all.length > MAX_WORDS || !all.every(([key, one]) => isMember(key, one)))
      return fail('filter', `${name}: Must be a JSON object, such as {"meal":"chicken"}`);
    return all.length === 0 ? undefined : JSON.stringify(value);
  },
  presence: (name, value) =>
    typeof value === 'boolean' ? value : fail('filter', `${name}: Must be true (there is one) or false`),
  choice: (name, value, { choices }) => {
    if (!choices) return text(name, value);
    const isKnown = typeof value === 'string' && choices.includes(value);
    return isKnown ? value : fail('filter', `${name}: One of ${choices.join(', ')}`);
  },
  date: (name, value) =>
    typeof value === 'string' && isCalendarDay(value)
      ? value
      : fail('filter', `${name}: Must be a calendar day, YYYY-MM-DD`),
  day: (name, value) =>
    typeof value === 'string' && isCalendarDay(value)
      ? value
      : fail('filter', `${name}: Must be a calendar day, YYYY-MM-DD`),
  reference: (name, value) => {
    const ids: unknown[] = Array.isArray(value) ? value : [value];
    if (ids.length > MAX_IDS) return fail('filter', `${name}: At most ${MAX_IDS} ids`);
    return ids.every((id) => id === null || isUuid(id))
      ? ids
      : fail('filter', `${name}: Must be a UUID, null, or an array of these`);
  },
  id: (name, value) => {
    const ids: unknown[] = Array.isArray(value) ? value : [value];
    if (ids.length > MAX_IDS) return fail('filter', `${name}: At most ${MAX_IDS} ids`);
    return ids.every(isUuid) ? ids : fail('filter', `${name}: Must be a UUID or an array of UUIDs`);
  },
};
