import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';

/** Rows by table. All rows of a table name the same columns; the others get the database's defaults. */
export type Rows = Record<string, readonly object[]>;

/** A statement that runs first; where it returns no row, nothing is inserted. */
export interface Condition {
  /** A statement with RETURNING, whose placeholders are $1 and so on. */
  text: string;
  values: unknown[];
}

/**
 * One statement, and so one transaction and one way to the database, that inserts rows into several tables.
 * @returns SQL that answers the rows of the first table, as they were stored
 */
export function insertRows(rows: Rows, condition?: Condition): QueryConfig {
  const values = [...(condition?.values ?? [])];
  const parts = condition ? [`condition AS (${condition.text})`] : [];
  const tables = Object.entries(rows).filter(([, { length }]) => length > 0);
  for (const [table, of] of tables) {
    const columns = Object.keys(of[0] ?? {}).join(', ');
    const from = [
      ...(condition ? ['condition'] : []),
      `jsonb_populate_recordset(NULL::${table}, $${values.length + 1})`,
    ];
    parts.push(
      `${table}_rows AS (INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${from.join(', ')} RETURNING *)`,
    );
    values.push(JSON.stringify(of));
  }
  const text = `WITH ${parts.join(', ')} SELECT * FROM ${tables[0]?.[0]}_rows`;
  // A name lets the connection keep its plan; another text needs another.
  return { name: createHash('md5').update(text).digest('hex'), text, values };
}
