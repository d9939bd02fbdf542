import { rowsOf, type Db } from './rows-of.js';

/**
 * A database that was restored from a backup is paused: it sends no mail, calls no webhook and erases nothing by itself, until
 * somebody says that it is the system now. The original may be running elsewhere. A table says so. No migration makes it,
 * since archives of older versions know nothing of it.
 */
const TABLE = 'restored_copy';

export const markAsCopy = (db: Db) => db.query(`CREATE TABLE ${TABLE} AS SELECT now() AS restored_at`);

/** Says that this database is the system now. */
export const release = (db: Db) => db.query(`DROP TABLE IF EXISTS ${TABLE}`);

/** SQL: whether it is paused. */
export const IS_COPY = `to_regclass('${TABLE}') IS NOT NULL`;

/** When it was restored, in ms since 1970; null: this is the system. */
export async function restoredAt(db: Db): Promise<number | null> {
  const [found] = await rowsOf<{ copy: boolean }>(db, `SELECT ${IS_COPY} AS copy`);
  if (!found?.copy) return null;
  const [row] = await rowsOf<{ restored_at: Date }>(db, `SELECT restored_at FROM ${TABLE}`);
  return row?.restored_at.getTime() ?? null;
}
