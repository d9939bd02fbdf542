import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { addStaff } from './lib/staff.mjs';
import { tables } from './rows.mjs';

/**
 * Brings the tables to `count` rows by one COPY each, as an import does; their indexes are dropped meanwhile, since
 * that is faster.
 * @param {{ compacts?: boolean, only?: string }} options compacts: as the application does it every few seconds; only: one
 *   of the two tables
 */
export async function loadRows(client, count, { compacts = true, only } = {}) {
  await client.query('SET synchronous_commit = off');
  await client.query("SET maintenance_work_mem = '512MB'");
  await addStaff(client);
  for (const table of Object.keys(tables).filter((each) => only === undefined || each === only)) {
    const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${table}`);
    if (rows[0].n >= count) continue;
    const indexes = await droppedIndexes(client, table);
    await copyRows(client, table, rows[0].n + 1, count);
    for (const definition of indexes) await client.query(definition);
    await client.query(`VACUUM ANALYZE ${table}`);
    console.error(`${table}: ${count} rows`);
  }
  if (!compacts) return;
  await compact(client);
  await client.query('VACUUM ANALYZE row_count');
}

/** Puts rows number `first` to `last` into a table by one COPY. */
export async function copyRows(client, table, first, last) {
  const { of, ...own } = tables[table];
  const { host, port, user, password, database } = client.connectionParameters;
  const source = new pg.Client({ host, port, user, password, database });
  await source.connect();
  // Of one transaction, in which it is always the same moment: ids are made of it.
  await source.query('BEGIN');
  for (const { table: into, columns, rows } of [...(of ? [of] : []), { table, ...own }]) {
    const made = source.query(to(`COPY (${rows(first, last)}) TO STDOUT`));
    await pipeline(made, client.query(from(`COPY ${into} (${columns}) FROM STDIN`)));
  }
  await source.end();
}

/** As the application does it (listing/totals.ts): tables with more entries than `most`. */
export async function compact(client, most = 0) {
  await client.query(
    `WITH many AS (SELECT table_name FROM row_count GROUP BY table_name HAVING count(*) > $1),
      gone AS (DELETE FROM row_count WHERE table_name IN (SELECT table_name FROM many) RETURNING *)
    INSERT INTO row_count (table_name, rows) SELECT table_name, sum(rows) FROM gone GROUP BY table_name`,
    [most],
  );
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
