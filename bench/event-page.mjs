// npm run bench:event: an event at a glance (GET /dashboard/events/{event}) at BENCH_ROWS (10,000) registrations with
// three movements of money each: the whole request, and PostgreSQL's own time for the sums of the ledger.
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { openDatabase } from './lib/database.mjs';
import { medianOf } from './lib/median.mjs';
import { startServer } from './lib/servers.mjs';
import { sessionOf, signedIn } from './lib/sign-in.mjs';
import { loadRows } from './load-rows.mjs';

const require = createRequire(import.meta.url);
const { SUMS_OF_EVENTS } = require('../dist/registrations/money.js');

const ROWS = Number(process.env.BENCH_ROWS ?? 10_000);
const REPEATS = 41;
const database = await openDatabase('event-page');
const { client } = database;
await loadRows(client, ROWS, { only: 'delegate' });
await addMoney();
const [{ id }] = (await client.query('SELECT event_id AS id FROM registration LIMIT 1')).rows;

const { env } = signedIn(database);
const app = await startServer('bench/lib/app.mjs', env);
const headers = { cookie: await sessionOf(app.port) };
const times = await repeated(async () => {
  const answer = await fetch(`http://127.0.0.1:${app.port}/api/v1/dashboard/events/${id}`, { headers });
  if (answer.status !== 200) throw new Error(await answer.text());
  await answer.arrayBuffer();
});
app.stop();
const inDatabase = [];
for (let n = 0; n < REPEATS; n++) {
  const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${SUMS_OF_EVENTS}`, [id]);
  inDatabase.push(rows[0]['QUERY PLAN'][0]['Execution Time']);
}
const [{ registrations, delegates, movements }] = (
  await client.query(`SELECT (SELECT count(*)::int FROM registration) AS registrations,
    (SELECT count(*)::int FROM delegate) AS delegates, (SELECT count(*)::int FROM movement) AS movements`)
).rows;
console.log(
  `${registrations} registrations, ${delegates} delegates, ${movements} movements; load ${loadavg()[0].toFixed(1)}`,
);
print('the event’s page, whole request', times);
print('sums of the ledger, in PostgreSQL', inDatabase);
await database.close();

/** Each registration was paid in two parts, and a third of them got something back; a fifth are groups of three. */
async function addMoney() {
  await client.query(
    `INSERT INTO delegate (id, registration_id, uuid, first_name, last_name, email, phone_number, payment_status, payment_mode, created_at, updated_at)
     SELECT gen_random_uuid(), registration_id, gen_random_uuid(), first_name, last_name, email, phone_number, payment_status,
            payment_mode, created_at, updated_at
       FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM delegate) d, generate_series(1, 2) WHERE n % 5 = 0`,
  );
  await client.query(
    `INSERT INTO movement (id, registration_id, event_id, kind, amount_centavos, channel, created_at)
     SELECT gen_random_uuid(), r.id, r.event_id, CASE part WHEN 3 THEN (ARRAY['refund', 'correction', 'payment'])[1 + n % 3] ELSE 'payment' END,
            CASE WHEN part = 3 AND n % 3 < 2 THEN -10000 ELSE 20000 + n % 7 * 10000 END,
            (ARRAY['gcash', 'bank-transfer', 'cash'])[1 + n % 3], r.created_at
       FROM (SELECT *, row_number() OVER (ORDER BY id)::int AS n FROM registration) r, generate_series(1, 3) part`,
  );
  await client.query(
    `INSERT INTO proof (id, registration_id, picture, channel, state)
     SELECT gen_random_uuid(), id, id || '.jpg', 'gcash', 'waiting' FROM registration ORDER BY id LIMIT ${Math.ceil(ROWS / 20)}`,
  );
  await client.query('VACUUM ANALYZE');
}

async function repeated(run) {
  const taken = [];
  for (let n = 0; n < REPEATS; n++) {
    const start = performance.now();
    await run();
    taken.push(performance.now() - start);
  }
  return taken;
}

function print(what, all) {
  const sorted = [...all].sort((a, b) => a - b);
  const ms = (value) => `${value.toFixed(1)} ms`;
  console.log(
    `${what.padEnd(36)} median ${ms(medianOf(all))}, 95th percentile ${ms(sorted[Math.floor(all.length * 0.95)])}, first ${ms(all[0])}`,
  );
}
