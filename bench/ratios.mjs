// npm run bench: requests per second of the application against the bare server, in one run on one database.
import { setTimeout as sleep } from 'node:timers/promises';
import { http, load } from './lib/load.mjs';
import { openDatabase } from './lib/database.mjs';
import { startServer } from './lib/servers.mjs';
import { loadRows } from './load-rows.mjs';

const ROUNDS = 3;
const ADMIN = { email: 'bench@localhost.example', password: 'bench only, never elsewhere' };
const database = await openDatabase('ratios');
await loadRows(database.client, 1_000);
const env = {
  DATABASE_URL: database.url,
  DATA_DIR: database.dataDir,
  AUTH_SECRET: 'bench'.repeat(10),
  RATE_LIMIT_WRITES_PER_MINUTE: '0',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};
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

console.log('requests per second at 20 connections (median of 3 rounds)\n');
for (const [name, request] of Object.entries(cases)) {
  const rates = { bare: [], app: [] };
  for (const port of [servers.bare.port, servers.app.port]) await load(port, request, { seconds: 1 });
  for (let round = 0; round < ROUNDS; round++)
    for (const which of ['bare', 'app']) {
      const { perSecond, statuses } = await load(servers[which].port, request);
      if (Object.keys(statuses).some((status) => !status.startsWith('2')))
        throw new Error(JSON.stringify(statuses));
      rates[which].push(perSecond);
      await sleep(200);
    }
  const [bare, app] = [median(rates.bare), median(rates.app)];
  console.log(
    `${name.padEnd(34)} bare ${bare.toFixed(0).padStart(6)}  app ${app.toFixed(0).padStart(6)}  ratio ${(app / bare).toFixed(2)}`,
  );
}
for (const server of Object.values(servers)) server.stop();
await database.close();

function median(numbers) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

async function makeKey(port) {
  const call = (path, body, headers = {}) =>
    fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signedIn = await call('/auth/sign-in', ADMIN);
  const cookie = signedIn.headers.getSetCookie()[0].split(';')[0];
  const made = await call(
    '/api-keys',
    { name: 'Bench', scopes: ['delegates:read', 'inquiries:read'] },
    { cookie },
  );
  return (await made.json()).data.key;
}
