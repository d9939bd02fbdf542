/** How a column may be filtered; see the filter table of the HTTP contract. */
export type FilterKind =
  | 'starts-with'
  | 'equals'
  | 'phone'
  | 'contains'
  | 'whole-number'
  | 'boolean'
  | 'date'
  | 'day'
  | 'id'
  | 'reference'
  | 'choice'
  | 'presence'
  | 'members';

/** The operators of `updated_at_gte` and its like. */
export const COMPARISONS = { gte: '>=', gt: '>', lt: '<', lte: '<=' } as const;
export type Comparison = keyof typeof COMPARISONS;

export interface ListColumn {
  filter: FilterKind;
  /** A text too long for an index entry: it is sorted and found by its first LONGEST_KEY characters. */
  isLong?: boolean;
  /** The values of a 'choice'; left out: any. */
  choices?: readonly string[];
  sortable: boolean;
  /** The text column that an 'equals' compares: it has no column of its own. */
  of?: 'email' | 'phone_number';
  /** SQL of a 'boolean', an 'id' or a 'date' that is no column of its own. */
  expression?: string;
  /** SQL of a 'choice' that is no column of its own. @param value placeholder of it */
  matches?: (value: string) => string;
}

/** A list of the API, declared as data: the grammar, the SQL and the API document follow from it. */
export interface ListResource {
  /** Table name, as in the database. */
  table: string;
  /**
   * The table whose rows are counted, where `table` is a view over it and others: what its filters say may change
   * without a change of that table, so no total of them is kept.
   */
  viewOf?: string;
  /** The view leaves out rows of that table, so the view itself is counted. */
  isPart?: boolean;
  /** What `Content-Range` counts. */
  resourceName: string;
  /** Indexed tsvector of a row's words, where only beginnings of words are sought; else its search_text is used. */
  lexemes?: string;
  /** SQL of a search by the beginnings of words, in place of the row's own words. @param words placeholder of their text */
  search?: (words: string) => string;
  /** The column of digits, with an index of its parts, of which a search finds a part too, where there are `lexemes`. */
  number?: string;
  /**
   * Indexed SQL of who has a short code, which a search for that code alone finds; `read` says whether a word may be one.
   * @param code placeholder of it
   */
  code?: { has: (code: string) => string; read: (word: string) => string | undefined };
  /** The columns a row is read with. */
  select: readonly string[];
  /** SQL of what a row has beside them, with its name; worked out for the rows of a page alone. */
  computed?: readonly string[];
  /** Every column that may be filtered or sorted by. */
  columns: Readonly<Record<string, ListColumn>>;
  /** The order that nobody asked for; left out: the newest first. */
  sort?: { column: string; descending: boolean };
}

/** Whether parts of words are sought too: the rows have a `search_text`. */
export const hasKeyword = ({ lexemes, search }: ListResource): boolean =>
  lexemes === undefined && search === undefined;

export const startsWith: ListColumn = { filter: 'starts-with', sortable: true };
/** An index entry holds 2,704 bytes: so many characters of the widest script. */
export const LONGEST_KEY = 500;
export const startsWithLong: ListColumn = { filter: 'starts-with', sortable: true, isLong: true };
export const phone: ListColumn = { filter: 'phone', sortable: true };
/** `email_is`: that address in any case; `phone_number_is`: that number, however it is written. */
export const exactly = (of: 'email' | 'phone_number'): ListColumn => ({
  filter: 'equals',
  sortable: false,
  of,
});
export const contains: ListColumn = { filter: 'contains', sortable: false };
export const wholeNumber: ListColumn = { filter: 'whole-number', sortable: true };
export const boolean: ListColumn = { filter: 'boolean', sortable: true };
/** A flag that few rows bear: worth a filter, not an index to sort all rows by. */
export const unsortedBoolean: ListColumn = { filter: 'boolean', sortable: false };
export const date: ListColumn = { filter: 'date', sortable: true };
/** A calendar day, which no time zone moves. */
export const day: ListColumn = { filter: 'day', sortable: true };
/** The id of another record, or none. */
export const reference: ListColumn = { filter: 'reference', sortable: false };
export const condition = (expression: string): ListColumn => ({
  filter: 'boolean',
  sortable: false,
  expression,
});
export const id: ListColumn = { filter: 'id', sortable: true };
/** What a row belongs to: worth a filter, not an order. */
export const unsortedId: ListColumn = { filter: 'id', sortable: false };
export const choice = (choices: readonly string[]): ListColumn => ({
  filter: 'choice',
  choices,
  sortable: true,
});

/** One of values that people list elsewhere. */
export const code: ListColumn = { filter: 'choice', sortable: true };

/** true: there is one; false: there is none. */
export const presence: ListColumn = { filter: 'presence', sortable: false };

/** A JSON object that has these values under these names. */
export const members: ListColumn = { filter: 'members', sortable: false };

/** Text columns are compared and sorted by their search key: without case and accents. */
export const isText = (column: ListColumn): boolean =>
  column.filter === 'starts-with' || column.filter === 'phone' || column.filter === 'contains';
