import type { SortPayload } from 'ra-core';
import type { ReactNode } from 'react';

/** A record that a list can show. */
export interface Listed {
  id: string;
}

/** What a `<DataTable.Col>` takes. */
export interface Column<T extends Listed> {
  /** The field, which is also what the list is sorted by. */
  source: string;
  /** Words, or their key, in place of `resources.<resource>.fields.<source>`. */
  label?: string;
  render?: (record: T) => ReactNode;
  disableSort?: boolean;
  /** `text` takes the room that is left, and two lines of it. */
  kind?: 'name' | 'text' | 'number' | 'time';
}

export interface Filter {
  source: string;
  /** Words, or their key, in place of the field's name with what is asked of it (`desk.filter_by`). */
  label?: string;
  /** `from`, `until`: a day, which the API takes as the moment at which it begins or ends for the reader. */
  kind: 'text' | 'number' | 'date' | 'from' | 'until' | 'choice';
  /** Of a text: the names that staff have for what people write are offered. */
  suggests?: 'church' | 'ministry';
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

/** The field that the search box fills, and what stands in it (words, or their key). */
export interface Search {
  source: string;
  placeholder: string;
}

/** What a list says of a record, in a row of a table and in two lines on a phone. */
export interface RowProps<T extends Listed> {
  recordRepresentation: (record: T) => string;
  /** Which page of the record a row opens; without it a row is all there is. */
  rowClick?: 'edit' | 'show';
  /** The second line on phones. */
  secondaryText: (record: T) => ReactNode;
  /** A colour that means the record's state, at the row's edge. */
  rowEdge?: (record: T) => string | undefined;
}

/** The value of a choice as an `<option>` holds it: a text. */
export const keyOf = (id: unknown): string => (typeof id === 'string' ? id : JSON.stringify(id));
