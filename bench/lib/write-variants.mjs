import { createRequire } from 'node:module';
import pg from 'pg';
import { loadRows } from '../load-rows.mjs';

const require = createRequire(import.meta.url);
const ROWS = 100_000;

/** A database of this server with 100,000 rows in each table, stripped to the kind that bench/writes.mjs compares. */
export async function databaseLike(server, kind) {
  const { migrate } = require('../../dist/platform/database/migrate.js');
  await server.client.query(`CREATE DATABASE ${kind}`);
  const url = new URL(server.url);
  url.pathname = `/${kind}`;
  await migrate(url.href);
  const client = new pg.Client(url.href);
  await client.connect();
  for (const table of ['delegate', 'inquiry', 'inquiry_note', 'movement']) {
    if (kind === 'shipped') continue;
    await dropSearch(client, table);
    if (kind === 'plain') await dropCounting(client, table);
  }
  await loadRows(client, ROWS);
  await client.query('SET synchronous_commit = on; CHECKPOINT');
  return client;
}

async function dropSearch(client, table) {
  await client.query(`DROP TRIGGER IF EXISTS ${table}_search_text ON ${table}`);
  await client.query(`ALTER TABLE ${table} DROP COLUMN IF EXISTS search_text`);
  // All that is searched by its parts or its words has such an index, and nothing else has.
  const { rows } = await client.query(
    `SELECT indexname AS name FROM pg_indexes WHERE tablename = $1 AND indexdef LIKE '% USING gin %'`,
    [table],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
}

async function dropCounting(client, table) {
  const { rows: triggers } = await client.query(
    "SELECT tgname AS name FROM pg_trigger WHERE tgrelid = $1::regclass AND tgfoid = 'count_rows'::regproc",
    [table],
  );
  for (const { name } of triggers) await client.query(`DROP TRIGGER ${name} ON ${table}`);
  const { rows: indexes } = await client.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = $1 AND indexdef LIKE '% INCLUDE %'`,
    [table],
  );
  for (const { name, definition } of indexes) {
    await client.query(`DROP INDEX ${name}`);
    await client.query(definition.replace(/ INCLUDE \([^)]*\)/, ''));
  }
}
