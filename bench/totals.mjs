// npm run bench:million ends with this (alone: npm run bench:totals): what an exact total costs after an import, a burst
// of writes, a day of steady ones and a restore, against the same at rest. BENCH_ROWS (1,000,000) inquiries.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './lib/database.mjs';
import { inquiry } from './lib/inquiry.mjs';
import { http, load } from './lib/load.mjs';
import { medianOf } from './lib/median.mjs';
import { startServer } from './lib/servers.mjs';
import { signedIn } from './lib/sign-in.mjs';
import { compact, loadRows } from './load-rows.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const BURST = Number(process.env.BENCH_BURST ?? 100_000);
/** Five minutes are meant; a slower machine is given longer, and the report says how long it took. */
const MOST_BURST_SECONDS = 1_500;
/** Twenty a minute. */
const STEADY = Number(process.env.BENCH_STEADY ?? 28_800);
const TURNS = 5;
/** The application compacts what has more entries than this. */
const MAX = 300;

const database = await openDatabase('totals');
const { client } = database;
const found = [];

console.log(
  `An exact total at ${ROWS.toLocaleString('en')} inquiries: the entries that are summed up, the size of their table, the pages that\n` +
    `PostgreSQL reads for the sum and its time (median), the first page of inquiries in ms (median), and requests per second\n` +
    `at 20 connections (median of ${TURNS} turns), against the same at rest\n`,
);
const { env, makeKey } = signedIn(database);
const app = await startServer('bench/lib/app.mjs', env);
const authorization = `Bearer ${await makeKey(app.port)}`;
// Beside the running application, and nothing is summed up or vacuumed after it.
await loadRows(client, ROWS, { compacts: false, only: 'inquiry' });
await report('after a COPY', client);
await compact(client);
await client.query('VACUUM ANALYZE row_count');
await report('at rest', client);
await burst();
await report('after a burst', client);
await steadyDay();
await report('after a day', client);
app.stop();
await restored();
printAll();
await database.close();

/** Through the API, 20 writers; a reader asks all the while. */
async function burst() {
  let n = 0;
  const post = () => inquiry(n++);
  const start = performance.now();
  const times = [];
  let written = 0;
  while (written < BURST && performance.now() - start < MOST_BURST_SECONDS * 1000) {
    const [{ statuses }] = await Promise.all([load(app.port, post, { seconds: 5 }), readers(times)]);
    if (Object.keys(statuses).join() !== '201') throw new Error(JSON.stringify(statuses));
    written += statuses[201];
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `  ${written.toLocaleString('en')} inquiries in ${seconds.toFixed(0)} s; the first page meanwhile: ${medianOf(times).toFixed(1)} ms`,
  );
}

async function readers(times) {
  for (let n = 0; n < 10; n++) times.push(await firstPage());
}

/** One write after the other, with the application's compaction in between, as its job does every five seconds. */
async function steadyDay() {
  for (let written = 0; written < STEADY; written++) {
    await client.query(
      `INSERT INTO inquiry (id, first_name, last_name, phone_number, email, message, agree_terms, agree_newsletter)
       VALUES (gen_random_uuid(), 'Ana', 'Santos', '639171234567', 'ana@example.com', 'A studio, please.', true, false)`,
    );
    if (written % 10 === 0) await compact(client, MAX);
  }
}

/** The whole database, by npm run backup and npm run restore, in a new place. */
async function restored() {
  const archive = join(tmpdir(), `bench-${process.pid}.tar.gz`);
  const program = fileURLToPath(new URL('../dist/cli/backup.js', import.meta.url));
  const run = (args, settings) =>
    execFileSync(process.execPath, [program, ...args], {
      env: { ...process.env, ...settings },
      stdio: 'inherit',
    });
  const place = await openDatabase('restored', { migrated: false });
  run(['backup', archive], env);
  run(['restore', archive], { ...env, DATABASE_URL: place.url, DATA_DIR: place.dataDir });
  rmSync(archive);
  const again = await startServer('bench/lib/app.mjs', { ...env, DATABASE_URL: place.url });
  await report('after a restore', place.client, again.port);
  again.stop();
  await place.close();
}

async function report(state, db, port = app.port) {
  const { rows } = await db.query(
    `SELECT (SELECT count(*)::int FROM row_count) AS entries, pg_table_size('row_count') / 1024 AS kb`,
  );
  const { pages, micros } = await costOfTotal(db);
  const times = [];
  for (let n = 0; n < 40; n++) times.push(await firstPage(port));
  const page = () => http('GET', '/api/v1/inquiry/properties?range=[0,9]', { headers: { authorization } });
  const rates = [];
  for (let turn = 0; turn < TURNS; turn++) rates.push((await load(port, page, { seconds: 2 })).perSecond);
  const { entries, kb } = rows[0];
  found.push({ state, entries, kb, pages, micros, ms: medianOf(times), perSecond: medianOf(rates) });
  console.error(`  ${state}: ${entries} entries, ${kb} kB, ${pages} pages, ${micros} µs`);
}

function printAll() {
  const rest = found.find(({ state }) => state === 'at rest').perSecond;
  console.log(['state', 'entries', 'kB', 'pages', 'µs', 'ms', 'req/s', 'ratio'].map(column).join(''));
  for (const { state, entries, kb, pages, micros, ms, perSecond } of found) {
    const figures = [entries, kb, pages, micros, ms.toFixed(1), perSecond.toFixed(0)];
    console.log([state, ...figures, (perSecond / rest).toFixed(2)].map(column).join(''));
  }
}

async function firstPage(port = app.port) {
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/inquiry/properties?range=[0,9]`, {
    headers: { authorization },
  });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - start;
}

/** PostgreSQL's own measure of it, which other programs on the machine disturb least. */
async function costOfTotal(db) {
  const times = [];
  let pages = 0;
  for (let n = 0; n < 25; n++) {
    const { rows } = await db.query(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT coalesce(sum(rows), 0) FROM row_count WHERE table_name = 'inquiry'`,
    );
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'];
    pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    times.push(ms * 1000);
  }
  return { pages, micros: medianOf(times).toFixed(0) };
}

function column(value, n) {
  return n === 0 ? String(value).padEnd(18) : String(value).padStart(9);
}
