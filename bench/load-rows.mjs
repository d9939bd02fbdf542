import { delegates, inquiries } from './rows.mjs';

const CHUNK = 20_000;

/** Brings both tables to `count` rows; their indexes are dropped meanwhile, since that is faster. */
export async function loadRows(client, count) {
  await client.query('SET synchronous_commit = off');
  await client.query("SET maintenance_work_mem = '512MB'");
  for (const [table, sql] of [
    ['delegate', delegates],
    ['inquiry', inquiries],
  ]) {
    const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${table}`);
    if (rows[0].n >= count) continue;
    const indexes = await droppedIndexes(client, table);
    for (let first = rows[0].n + 1; first <= count; first += CHUNK) {
      await client.query(sql, [first, Math.min(count, first + CHUNK - 1)]);
      process.stdout.write(`\r${table}: ${Math.min(count, first + CHUNK - 1)} rows`);
    }
    for (const definition of indexes) await client.query(definition);
    await client.query(`VACUUM ANALYZE ${table}`);
    process.stdout.write('\n');
  }
  // As the application does it (listing/row-counts.ts).
  await client.query(`WITH gone AS (DELETE FROM row_count RETURNING *)
    INSERT INTO row_count (table_name, rows) SELECT table_name, sum(rows) FROM gone GROUP BY table_name`);
  await client.query('VACUUM ANALYZE row_count');
}

async function droppedIndexes(client, table) {
  const { rows } = await client.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes i WHERE tablename = $1
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = i.indexname)`,
    [table],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}
