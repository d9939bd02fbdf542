// npm run bench: requests per second of the application against the bare server, in one run on one database.
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from './lib/database.mjs';
import { http, load } from './lib/load.mjs';
import { medianOf } from './lib/median.mjs';
import { startServer } from './lib/servers.mjs';
import { signedIn } from './lib/sign-in.mjs';
import { loadRows } from './load-rows.mjs';

const ROUNDS = 7;
const SECONDS = 2;
const database = await openDatabase('ratios');
await loadRows(database.client, 1_000);
const { env, makeKey } = signedIn(database);
const servers = {
  bare: await startServer('bench/bare/server.mjs', env),
  app: await startServer('bench/lib/app.mjs', env),
};
const authorization = `Bearer ${await makeKey(servers.app.port)}`;

const person = {
  first_name: 'Maria',
  last_name: 'Santos',
  email: 'maria.santos@example.com',
  phone_number: '639171234567',
};
const cases = {
  'GET /delegates, 10 rows of 1,000': () =>
    http('GET', '/api/v1/delegates?range=[0,9]', { headers: { authorization } }),
  'POST /inquiry/property': () =>
    http('POST', '/api/v1/inquiry/property', {
      body: {
        ...person,
        message: 'Please send me a quote for a studio.',
        agree_terms: true,
        country: 'Philippines',
      },
    }),
  'POST /delegates': () =>
    http('POST', '/api/v1/delegates', {
      body: { ...person, age: 34, church_name: 'Grace', ministry: 'Music' },
    }),
};

console.log(`requests per second at 20 connections (median of ${ROUNDS} turns of ${SECONDS} s)\n`);
for (const [name, request] of Object.entries(cases)) {
  const found = { bare: [], app: [] };
  for (const { port } of Object.values(servers)) await load(port, request, { seconds: 1 });
  for (let round = 0; round < ROUNDS; round++)
    for (const [which, server] of Object.entries(servers)) {
      const before = server.cpu();
      const { perSecond, statuses, done } = await load(server.port, request, { seconds: SECONDS });
      if (Object.keys(statuses).some((status) => !status.startsWith('2')))
        throw new Error(JSON.stringify(statuses));
      found[which].push({ perSecond, cpu: (server.cpu() - before) / done });
      await sleep(200);
    }
  print(name, { bare: medians(found.bare), app: medians(found.app) });
}
for (const server of Object.values(servers)) server.stop();
await database.close();

function print(name, { bare, app }) {
  const column = ({ perSecond, cpu }) =>
    `${perSecond.toFixed(0).padStart(6)}/s ${cpu.toFixed(0).padStart(4)} µs CPU`;
  const ratio = (app.perSecond / bare.perSecond).toFixed(2);
  console.log(`${name.padEnd(34)} bare ${column(bare)}   app ${column(app)}   ratio ${ratio}`);
}

function medians(rounds) {
  const of = (key) => medianOf(rounds.map((each) => each[key]));
  return { perSecond: of('perSecond'), cpu: of('cpu') };
}
