/** Where SQL goes: a pool, which answers with an object that has the rows, or a transaction, which answers with the rows. */
export type Db = { query(sql: string, values?: unknown[]): Promise<unknown> };

/** Answers with rows, whether a pool or a transaction is asked. */
export async function rowsOf<Row>(db: Db, sql: string, values: unknown[] = []): Promise<Row[]> {
  const found = await db.query(sql, values);
  return (Array.isArray(found) ? found : (found as { rows: unknown }).rows) as Row[];
}
