// npm run bench:million: how long each kind of list takes at 1,000,000 delegates and 1,000,000 inquiries, and the first
// page against a server that counts the rows each time.
// The rows stay under data/bench/million (or in BENCH_DATABASE_URL) for the next run.
import { openDatabase } from './lib/database.mjs';
import { cases } from './lib/list-cases.mjs';
import { http, load } from './lib/load.mjs';
import { medianOf } from './lib/median.mjs';
import { startServer } from './lib/servers.mjs';
import { signedIn } from './lib/sign-in.mjs';
import { startWriting } from './lib/writer.mjs';
import { loadRows } from './load-rows.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const REPEATS = 7;
const WRITES_PER_SECOND = 20;
const database = await openDatabase('million', { keep: true });
await loadRows(database.client, ROWS);
const { env, makeKey } = signedIn(database);
const app = await startServer('bench/lib/app.mjs', env);
const counting = await startServer('bench/bare/counting.mjs', env);
const headers = { authorization: `Bearer ${await makeKey(app.port)}` };

const results = [];
for (const [what, [resourceName, path, query]] of cases)
  results.push({ resourceName, what, path, query, ...(await timed(path, query)) });
const writer = startWriting(app.port, WRITES_PER_SECOND);
for (const result of results) result.busy = (await timed(result.path, result.query)).median;
await writer.stop();
print();
await compareFirstPages();
app.stop();
counting.stop();
await database.close();

/** @returns milliseconds of the first and of the median answer, and the total of the last */
async function timed(path, query) {
  const times = [];
  let total;
  for (let i = 0; i < REPEATS; i++) {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${app.port}/api/v1${path}?${text(query)}`, { headers });
    const body = await response.json();
    if (response.status !== 200) throw new Error(`${path} ${text(query)}: ${body.message}`);
    times.push(performance.now() - start);
    ({ total } = body.meta);
  }
  return { first: times[0], median: medianOf(times), total };
}

function print() {
  const ms = (value) => value.toFixed(1).padStart(9);
  console.log(
    `Milliseconds at ${ROWS.toLocaleString('en')} rows each: the first answer (its total never counted before), the median of ${REPEATS}, ` +
      `and the median while ${WRITES_PER_SECOND} records a second come in\n`,
  );
  console.log(
    `${'list'.padEnd(11)}${'what'.padEnd(40)}${'rows'.padStart(9)}${'first'.padStart(9)}${'median'.padStart(9)}${'written'.padStart(9)}`,
  );
  for (const { resourceName, what, total, first, median, busy } of results)
    console.log(
      `${resourceName.padEnd(11)}${what.padEnd(40)}${String(total).padStart(9)}${ms(first)}${ms(median)}${ms(busy)}`,
    );
}

async function compareFirstPages() {
  const page = () => http('GET', '/api/v1/delegates?range=[0,9]', { headers });
  const rates = { app: [], counting: [] };
  for (let turn = 0; turn < 5; turn++)
    for (const [name, server] of Object.entries({ app, counting }))
      rates[name].push((await load(server.port, page, { seconds: 2 })).perSecond);
  const [ours, theirs] = [medianOf(rates.app), medianOf(rates.counting)];
  console.log(
    `\nfirst page at 20 connections (median of 5 turns): ${ours.toFixed(0)} requests per second; ` +
      `a bare server that runs count(*) each time ${theirs.toFixed(1)}; ratio ${(ours / theirs).toFixed(0)}`,
  );
}

function text(query) {
  const whole = { range: [0, 9], ...query };
  const pairs = Object.entries(whole).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(pairs);
}
