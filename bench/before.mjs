// node bench/before.mjs FOLDER: this checkout against another, built one (of an older commit), in turns on one machine:
// start, memory, registrations and lists per second, and what each asks of PostgreSQL while nothing happens.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { cpuOf } from './lib/cpu.mjs';
import { openDatabase } from './lib/database.mjs';
import { http, load } from './lib/load.mjs';
import { medianOf } from './lib/median.mjs';
import { signedIn } from './lib/sign-in.mjs';

const STARTS = Number(process.env.BENCH_STARTS ?? 7);
const TURNS = 7;
const SECONDS = 2;
const IDLE_S = Number(process.env.BENCH_IDLE_SECONDS ?? 120);

const root = fileURLToPath(new URL('..', import.meta.url));
const other = process.argv[2];
if (!other) throw new Error('Which folder? node bench/before.mjs FOLDER');
const postgres = await openDatabase('before');

/** Each has a database of its own, which its first start migrates. */
async function prepare(name, folder) {
  await postgres.client.query(`DROP DATABASE IF EXISTS ${name}`);
  await postgres.client.query(`CREATE DATABASE ${name}`);
  const url = postgres.url.replace(/\/[^/?]+(?=\?|$)/, `/${name}`);
  const { env, makeKey } = signedIn({ url, dataDir: join(postgres.dataDir, name) });
  return { name, folder, env, makeKey, url, starts: [], cpu: [], lists: [], writes: [] };
}
const sides = [await prepare('before', resolve(other)), await prepare('after', root)];

for (let n = 0; n <= STARTS; n++)
  for (const side of sides) {
    const app = await started(side);
    // The first makes the account and fills the disk's cache.
    if (n > 0) {
      side.starts.push(app.ms);
      side.cpu.push(app.cpu);
    }
    if (n < STARTS) await app.stop();
    else side.app = app;
  }
for (const side of sides) side.key = await side.makeKey(side.app.port);

const person = {
  first_name: 'Maria',
  last_name: 'Santos',
  email: 'maria.santos@bench.invalid',
  phone_number: '639171234567',
};
const register = () => http('POST', '/api/v1/delegates', { body: person });
const list = ({ key }) => {
  const headers = { authorization: `Bearer ${key}` };
  return () => http('GET', '/api/v1/delegates?range=[0,9]', { headers });
};
for (let turn = 0; turn <= TURNS; turn++)
  for (const side of sides) {
    const writes = await perSecond(side.app.port, register);
    const lists = await perSecond(side.app.port, list(side));
    if (turn > 0) {
      side.writes.push(writes);
      side.lists.push(lists);
    }
    await sleep(500);
  }

// What was written is worked off first; the figures are of a system that nobody uses.
await postgres.client.query('SELECT 1');
await sleep(30_000);
for (const side of sides) {
  await emptied(side);
  side.queries = await transactions(side);
}
await sleep(IDLE_S * 1_000);
for (const side of sides) {
  side.queries = ((await transactions(side)) - side.queries) / (IDLE_S / 60);
  side.memory =
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${side.app.pid}/status`, 'utf8'))?.[1]) / 1024;
}

const [before, after] = sides;
const row = (what, of, digits = 0, unit = '') =>
  console.log(
    `${what}: before ${of(before).toFixed(digits)}${unit}, after ${of(after).toFixed(digits)}${unit}, ` +
      `ratio ${(of(after) / of(before)).toFixed(2)}`,
  );
row('start, median', ({ starts }) => medianOf(starts), 0, ' ms');
row('start, processor time', ({ cpu }) => medianOf(cpu), 0, ' ms');
row('POST /delegates a second', ({ writes }) => medianOf(writes));
row('GET /delegates a second', ({ lists }) => medianOf(lists));
row('idle: transactions a minute', ({ queries }) => queries, 1);
row('idle: memory', ({ memory }) => memory, 0, ' MB');
for (const { app } of sides) await app.stop();
await postgres.close();

/** Only answers that are what was asked for count. */
async function perSecond(port, request) {
  const { perSecond, statuses } = await load(port, request, { seconds: SECONDS });
  if (Object.keys(statuses).some((status) => !status.startsWith('2')))
    throw new Error(`Answered with ${JSON.stringify(statuses)}`);
  return perSecond;
}

/** Commits and rollbacks so far in a side's database. */
async function transactions({ name }) {
  const { rows } = await postgres.client.query(
    `SELECT pg_stat_force_next_flush(), (xact_commit + xact_rollback)::int AS n FROM pg_stat_database WHERE datname = $1`,
    [name],
  );
  return rows[0].n;
}

/** Waits until no job is due any more, where there are jobs. */
async function emptied({ url }) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`SELECT to_regclass('job') IS NOT NULL AS has`);
  for (let n = 0; rows[0].has && n < 120; n++) {
    if ((await client.query('SELECT FROM job WHERE failed_at IS NULL')).rowCount === 0) break;
    await sleep(1_000);
  }
  await client.end();
}

async function started({ folder, env }) {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`).catch(() => undefined);
    if (ready?.ok) break;
    if (child.exitCode !== null) throw new Error(`${folder} ended with ${child.exitCode}`);
    await sleep(5);
  }
  const stop = () => {
    child.kill('SIGTERM');
    return new Promise((ended) => child.once('exit', ended));
  };
  return { port, pid: child.pid, ms: performance.now() - start, cpu: cpuOf(child.pid) / 1000, stop };
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
