import type { Comparison, FilterKind } from './resource.js';

export interface Filter {
  column: string;
  /** How the value is compared: as the column's kind says, or by `_gte`, `_gt`, `_lt`, `_lte` of a date. */
  kind: FilterKind | Comparison;
  value: string | number | boolean | (string | null)[];
}

/** Where a walk by keys goes on: after the row with this sort key (as text; null: it has none) and this id. */
export interface Cursor {
  key: string | null;
  id: string;
}

/** A text that is sought, and its words in any order; a telephone number is one word. */
export interface Keyword {
  text: string;
  words: string[];
}

/** What a caller asked of a list, checked: every name is a column of the resource. */
export interface ListQuery {
  sort: { column: string; descending: boolean };
  /** Rows skipped. */
  offset: number;
  /** Rows wanted, at most MAX_ROWS. */
  limit: number;
  /** Given: rows after this one, in place of an offset. */
  after?: Cursor;
  filters: Filter[];
  /** Each begins a word of some text column. */
  words: string[];
  /** Part of the text of some column (the inquiry search), as it stands or each of its words by itself. */
  keyword?: Keyword;
  /** IANA zone in which a 'date is' filter reads its day. */
  timeZone: string;
}
