import type { SortPayload } from 'ra-core';
import type { ReactNode } from 'react';

/** A record that a list can show. */
export interface Listed {
  id: string;
}

export interface Column<T extends Listed> {
  /** The field, which is also what the list is sorted by. */
  source: string;
  /** Words, or their key, in place of `resources.<resource>.fields.<source>`. */
  label?: string;
  render?: (record: T) => ReactNode;
  unsortable?: boolean;
  /** Hidden until somebody chooses it. */
  extra?: boolean;
  /** `text` takes the room that is left, and two lines of it. */
  kind?: 'name' | 'text' | 'number' | 'time';
}

export interface Filter {
  source: string;
  /** Words, or their key, in place of the field's name with what is asked of it (`desk.filter_by`). */
  label?: string;
  /** `from`, `until`: a day, which the API takes as the moment at which it begins or ends for the reader. */
  kind: 'text' | 'number' | 'date' | 'from' | 'until' | 'choice';
  /** Stands behind “More filters”. */
  rare?: boolean;
  /** `name`: words, or their key. */
  choices?: { id: unknown; name: string }[];
}

/** A list with its filters, kept under a name (words, or their key). */
export interface View {
  name: string;
  filter: Record<string, unknown>;
  sort?: SortPayload;
}

/** All that makes one list unlike another. */
export interface ListSetup<T extends Listed> {
  columns: Column<T>[];
  nameOf: (record: T) => string;
  /** Where a record is opened; nothing where a row is all there is. */
  pathOf?: (record: T) => string;
  /** The second line on phones. */
  noteOf: (record: T) => ReactNode;
  filters?: Filter[];
  /** What the list shows when it is opened without a word of what is wanted. */
  opensOn?: Pick<View, 'filter'> & { sort: SortPayload };
  /** The field that the search box fills, and what stands in it (words, or their key). */
  search?: { source: string; placeholder: string };
  views?: View[];
  /** Its records belong to events: the chosen one stands above it, and is its filter `event_id`. */
  ofEvents?: boolean;
  /** A colour that means the record's state, at the row's edge. */
  edgeOf?: (record: T) => string | undefined;
  /** What is said in place of the rows (words, or their key). */
  empty: string;
}

/** A choice's value as an option of a form bears it. */
export const keyOf = (id: unknown): string => (typeof id === 'string' ? id : JSON.stringify(id));
