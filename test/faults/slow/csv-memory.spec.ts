import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { Client } from 'pg';
import { runningEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { buildIfStale } from '../../support/build.js';
import { signIn } from '../../support/callers.js';
import { freshDataDir, startOn } from '../../support/data-dir.js';

const ROWS = 200_000;
const MB = 1024 * 1024;

// Linux alone says what another process holds without a further program.
const linux = process.platform === 'linux';
if (!linux) console.warn('Skipped: the memory of an export is measured through /proc, which only Linux has.');

jest.setTimeout(600_000);
beforeAll(buildIfStale);

(linux ? it : it.skip)('the CSV of 200,000 delegates grows the server by less than 50 MB', async () => {
  const dataDir = freshDataDir();
  const admin = { email: 'admin@test.example', password: 'correct horse battery staple' };
  const server = await startOn(dataDir, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
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
  console.log(
    `${lines - 1} rows, ${(bytes / MB).toFixed(0)} MB of CSV: the server grew by ${grown.toFixed(0)} MB`,
  );
  expect(lines).toBe(ROWS + 1);
  expect(grown).toBeLessThan(50);
  server.process.kill('SIGTERM');
  await server.ended;
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
  await client.query(
    `INSERT INTO delegate (id, uuid, first_name, last_name, email, phone_number, age, church_name, address)
     SELECT gen_random_uuid(), gen_random_uuid(), 'Maria', 'Santos ' || n, 'm' || n || '@example.com', '639171234567',
            20 + n % 60, 'Grace Community Church', 'Barangay ' || n || ', Cebu City'
       FROM generate_series(1, ${ROWS}) n`,
  );
  await client.end();
}
