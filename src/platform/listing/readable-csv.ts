import { fail } from './parse-filters.js';
import type { RawQuery } from './parse-list-query.js';

type Cell = string | number | null;

/** A column of a file for people: its head, and what stands in it. */
export type ReadableColumn<View> = readonly [head: string, cell: (view: View, words: Words) => Cell];

/** Of ITU-T E.164: North America and Russia have one digit, these two, and all others three. */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/;

/** Says things as a reader in one time zone does. */
export class Words {
  private readonly format: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    this.format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  }

  /** `2026-11-21 16:50`, which every spreadsheet takes for a time, in any country. */
  time(iso: string | null): string | null {
    return iso === null ? null : this.format.format(new Date(iso));
  }

  /** `(+63) 917 123 4567`: a spreadsheet makes 6.39E+11 of bare digits, and a formula of a leading +. */
  phone(digits: string): string {
    // What was typed the local way is Philippine.
    const whole = digits.replace(/^0/, '63');
    const mobile = /^63(9\d\d)(\d{3})(\d{4})$/.exec(whole);
    if (mobile) return `(+63) ${mobile.slice(1).join(' ')}`;
    const country = COUNTRY_CODE.exec(whole)?.[0] ?? '';
    const rest = whole.slice(country.length);
    return `(+${country}) ${rest.replace(/\d{3}(?=\d{3})/g, '$& ')}`;
  }

  yesNo(value: boolean): string {
    return value ? 'Yes' : 'No';
  }
}

/** `readable=true`: words and times for people, in place of the fields' own names and values. @throws ApiError 400 */
export function takeReadable({ readable, ...query }: RawQuery): { readable: boolean; query: RawQuery } {
  if (readable !== undefined && readable !== 'true' && readable !== 'false')
    return fail('readable', 'Must be true or false');
  return { readable: readable === 'true', query };
}

/** The heads, and the view whose fields they are. */
export function readableCsv<Row, View>(
  columns: readonly ReadableColumn<View>[],
  toView: (row: Row) => View,
  timeZone: string,
): { heads: string[]; toCells: (row: Row) => Record<string, Cell> } {
  const words = new Words(timeZone);
  return {
    heads: columns.map(([head]) => head),
    toCells: (row) => {
      const view = toView(row);
      return Object.fromEntries(columns.map(([head, cell]) => [head, cell(view, words)]));
    },
  };
}
