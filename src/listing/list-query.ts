import type { FilterKind } from './resource.js';

export interface Filter {
  column: string;
  kind: FilterKind;
  value: string | number | boolean | string[];
}

/** What a caller asked of a list, checked: every name is a column of the resource. */
export interface ListQuery {
  sort: { column: string; descending: boolean };
  /** Rows skipped. */
  offset: number;
  /** Rows wanted, at most MAX_ROWS. */
  limit: number;
  filters: Filter[];
  /** Each begins a word of some text column. */
  words: string[];
  /** Part of the text of some column (the inquiry search). */
  keyword?: string;
  /** IANA zone in which a 'date is' filter reads its day. */
  timeZone: string;
}

export const MAX_ROWS = 1_000;
export const DEFAULT_ROWS = 100;
export const DEFAULT_TIME_ZONE = 'Asia/Manila';
