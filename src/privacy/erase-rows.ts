import type { EntityManager } from 'typeorm';
import { columnsOf, TABLES } from './personal-data.js';

/** Stands where the address of an erased contact stood; `.invalid` leads nowhere, and no mail is sent to it. */
export const NO_ADDRESS = 'unknown@contact-erased.invalid';

/**
 * SQL of an UPDATE: empties each column of a kept row that is registered as the person's, so that none is forgotten.
 * @param instead SQL of the values of columns that do not become NULL
 */
export const blanked = (table: string, instead: Record<string, string> = {}): string =>
  columnsOf(TABLES[table]?.person)
    .map((column) => `${column} = ${instead[column] ?? 'NULL'}`)
    .join(', ');

/** How much went, by name, and the pictures that are to be removed once it is committed. */
export interface Erased {
  counts: Record<string, number>;
  files: string[];
  /** Ids of the registrations that somebody was taken out of, also of those that are gone with them. */
  groups: string[];
}

export const count = ({ counts }: Erased, name: string, many: number): void => {
  if (many > 0) counts[name] = (counts[name] ?? 0) + many;
};

/** Deletes rows. Table, condition and columns are the program's own SQL. @returns the columns of each deleted row */
export const remove = <Row extends object = { id: string }>(
  tx: EntityManager,
  table: string,
  where: string,
  values: unknown[],
  returning = 'id',
): Promise<Row[]> =>
  tx.query<Row[]>(
    `WITH gone AS (DELETE FROM ${table} WHERE ${where} RETURNING ${returning}) SELECT * FROM gone`,
    values,
  );
