import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { runningEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { buildIfStale } from '../../support/jest/build.js';
import { figure } from '../../support/jest/figure.js';
import { call, signIn } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { endServer, freshDataDir, startOn } from '../../support/server/data-dir.js';

const ROWS = 200_000;
const MB = 1024 * 1024;
const ROOT = join(__dirname, '..', '..', '..');
/**
 * V8 lets garbage lie until there is about as much of it as of what is alive, and so a larger program grows more while
 * it holds nothing. Here garbage is collected all the time: what grows is held.
 */
const COLLECTING = [
  process.execPath,
  ...['--expose-gc', '--require', join(ROOT, 'test', 'support', 'server', 'collects-garbage.cjs')],
  join(ROOT, 'dist', 'main.js'),
];

// Linux alone says what another process holds without a further program.
const linux = process.platform === 'linux';
if (!linux) console.warn('Skipped: the memory of an export is measured through /proc, which only Linux has.');

jest.setTimeout(600_000);
beforeAll(buildIfStale);

(linux ? it : it.skip)('the CSV of 200,000 delegates grows the server by less than 50 MB', async () => {
  const dataDir = freshDataDir();
  const admin = { email: 'admin@test.example', password: 'correct horse battery staple' };
  const env = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const server = await startOn(dataDir, env, COLLECTING);
  // The one that all others are copies of.
  expect((await call(server, 'POST', '/delegates', { body: aDelegate() })).status).toBe(201);
  await insertDelegates(dataDir);
  const { cookie = '' } = await signIn(server, admin);

  await exportAll(
    `${server.url}/api/v1/delegates/export.csv?filter=${encodeURIComponent('{"age":20}')}`,
    cookie,
  );
  const before = memoryOf(server.pid);
  let most = 0;
  const sampler = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), 50);
  const { lines, bytes } = await exportAll(`${server.url}/api/v1/delegates/export.csv`, cookie);
  clearInterval(sampler);

  const grown = (most - before) / MB;
  figure(
    `${lines - 1} rows, ${(bytes / MB).toFixed(0)} MB of CSV: the server grew by ${grown.toFixed(0)} MB`,
  );
  expect(lines).toBe(ROWS + 1);
  expect(grown).toBeLessThan(50);
  await endServer(server);
});

/** Resident memory in bytes. */
function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** Reads a whole export without keeping it; the fields have no line feeds, so lines are rows. */
function exportAll(url: string, cookie: string): Promise<{ lines: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { cookie } }, (answer) => {
      let lines = 0;
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        for (const byte of chunk) if (byte === 0x0a) lines += 1;
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve({ lines, bytes }) : reject(new Error(`${answer.statusCode}`)),
      );
      answer.on('error', reject);
    });
    asked.on('error', reject).end();
  });
}

async function insertDelegates(dataDir: string): Promise<void> {
  const url = await runningEmbeddedPostgres(dataDir, () => undefined);
  const client = new Client({ connectionString: url });
  await client.connect();
  // Row by row, triggers take minutes for as many.
  const tables = ['registration', 'delegate'];
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  // Each registers alone: the sums of one registration of all would be added up for every row.
  await client.query(
    `WITH copies AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, ${ROWS - 1}) n),
          registered AS (INSERT INTO registration (id, event_id, total_centavos)
            SELECT copies.id, event_id, total_centavos FROM registration, copies)
     INSERT INTO delegate (id, uuid, first_name, last_name, email, phone_number, age, church_name, address, event_id,
         registration_id, price_centavos)
     SELECT copies.id, gen_random_uuid(), first_name, last_name || n, 'm' || n || '@example.com', phone_number,
            20 + n % 60, church_name, address, event_id, copies.id, price_centavos
       FROM delegate, copies`,
  );
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.end();
}
