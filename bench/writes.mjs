// npm run bench:writes: what exact totals and the search cost a registration, an inquiry, a note and a payment, in
// processor time of the whole PostgreSQL (what it does in the background for them included) and in inserts per second of
// one connection.
// Compared is the same table, with the same b-trees that sorting and filtering by prefix need in any case:
//   plain     without the triggers of totals, the search's column and its indexes, and nothing in the b-trees but their keys
//   counted   plain, and all that exact totals need: the triggers, and the b-trees' INCLUDE columns
//   shipped   as the migrations make it: counted and searchable
import { createRequire } from 'node:module';
import { inquiryStatement, registerStatement } from './bare/statements.mjs';
import { cpuOfPostgres } from './lib/cpu.mjs';
import { openDatabase } from './lib/database.mjs';
import { medianOf } from './lib/median.mjs';
import { databaseLike } from './lib/write-variants.mjs';

const require = createRequire(import.meta.url);
const { FIRST_EVENT } = require('../dist/events/event.entity.js');

const TURNS = 15;
const INSERTS = 1_000;
/** The one that gets the notes. */
const INQUIRY = '019a0000-0000-7000-8000-000000000053';
const person = { first_name: 'Maria', last_name: 'Santos', phone_number: '639171234567' };
const writes = {
  'POST /delegates': (n) =>
    registerStatement(
      {
        ...person,
        email: `maria${n}@example.com`,
        age: 34,
        church_name: `Grace ${n % 50}`,
        ministry: 'Music',
      },
      FIRST_EVENT,
    ),
  'POST /inquiry/property': (n) =>
    inquiryStatement({
      ...person,
      email: `maria${n}@example.com`,
      message: `Please send me a quote for studio ${n} with a balcony.`,
      country: 'Philippines',
      agree_terms: true,
    }),
  'a note': (n) => ({
    text: `INSERT INTO inquiry_note (id, inquiry_id, kind, text, author_kind, author_name)
           VALUES (gen_random_uuid(), $1, 'note', $2, 'staff', 'Luz Reyes')`,
    values: [INQUIRY, `Called on day ${n}: wants a studio with a balcony, asks her bank about ${n} months.`],
  }),
  'a payment': (n) => ({
    text: `INSERT INTO movement (id, registration_id, event_id, kind, amount_centavos, channel, reference)
           VALUES (gen_random_uuid(), gen_random_uuid(), $1, 'payment', 150000, 'gcash', $2)`,
    values: [FIRST_EVENT, `90${String(n).padStart(11, '0')}`],
  }),
};

const server = await openDatabase('writes');
const variants = {};
for (const kind of ['plain', 'counted', 'shipped']) {
  variants[kind] = await databaseLike(server, kind);
  await variants[kind].query(
    `INSERT INTO inquiry (id, first_name, last_name, email, message, agree_terms) VALUES ($1, 'Ana', 'Cruz', 'ana@example.com', 'Hi', true)`,
    [INQUIRY],
  );
}

console.log(`µs of PostgreSQL's CPU per insert, and inserts per second (median of ${TURNS} turns)\n`);
for (const [name, write] of Object.entries(writes)) {
  const found = Object.fromEntries(Object.keys(variants).map((kind) => [kind, []]));
  let n = 0;
  for (let turn = 0; turn <= TURNS; turn++)
    for (const [kind, client] of Object.entries(variants)) {
      const before = cpuOfPostgres(server.pid);
      const start = performance.now();
      for (let i = 0; i < INSERTS; i++) await client.query(write(n++));
      const perSecond = INSERTS / ((performance.now() - start) / 1000);
      await flushPendingList(client);
      const cpu = (cpuOfPostgres(server.pid) - before) / INSERTS;
      // The first turn warms up.
      if (turn > 0) found[kind].push({ cpu, perSecond });
    }
  for (const [kind, turns] of Object.entries(found)) {
    const against = median(turns, 'cpu') / median(found.plain, 'cpu') - 1;
    console.log(
      `${name.padEnd(24)}${kind.padEnd(9)}${median(turns, 'cpu').toFixed(0).padStart(5)} µs` +
        `${median(turns, 'perSecond').toFixed(0).padStart(7)}/s   ${(against * 100).toFixed(0).padStart(4)} %`,
    );
  }
}
for (const client of Object.values(variants)) await client.end();
await server.close();

/** What the application does every 5 seconds (listing/search-indexes.ts and totals.ts). */
async function flushPendingList(client) {
  await client.query(`SELECT gin_clean_pending_list(c.oid) FROM pg_class c JOIN pg_am a ON a.oid = c.relam
    WHERE a.amname = 'gin' AND c.relkind = 'i'`);
  await client.query(`WITH gone AS (DELETE FROM row_count RETURNING *)
    INSERT INTO row_count (table_name, rows) SELECT table_name, sum(rows) FROM gone GROUP BY table_name`);
}

function median(turns, key) {
  return medianOf(turns.map((turn) => turn[key]));
}
