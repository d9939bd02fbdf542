// npm run bench:start: how long the built application takes from its start to its first answer on an external, migrated
// PostgreSQL, and how much memory it holds when it has done nothing since.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cpuOf } from './lib/cpu.mjs';
import { openDatabase } from './lib/database.mjs';
import { medianOf } from './lib/median.mjs';
import { signedIn } from './lib/sign-in.mjs';

const TURNS = 9;
/** After this long without a request the collector has run, and what the start alone needed is given back. */
const IDLE_MS = 20_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const database = await openDatabase('start');
const { env } = signedIn(database);

const times = [];
const cpu = [];
for (let turn = 0; turn <= TURNS; turn++) {
  const app = await started();
  // The first turn makes the first account and fills the disk's cache.
  if (turn > 0) {
    times.push(app.ms);
    cpu.push(app.cpu);
  }
  if (turn === TURNS) {
    await sleep(IDLE_MS);
    console.log(`memory (RSS) after ${IDLE_MS / 1000} s: ${memoryOf(app.child.pid).toFixed(0)} MB`);
  }
  app.child.kill('SIGTERM');
  await new Promise((resolve) => app.child.once('exit', resolve));
}
console.log(
  `start to the first answer of /api/v1/health/ready: median ${medianOf(times).toFixed(0)} ms, ` +
    `best ${Math.min(...times).toFixed(0)} ms; processor time ${medianOf(cpu).toFixed(0)} ms (${TURNS} turns)`,
);
await database.close();

async function started() {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`).catch(() => undefined);
    if (ready?.ok) return { child, ms: performance.now() - start, cpu: cpuOf(child.pid) / 1000 };
    if (child.exitCode !== null) throw new Error(`The application ended with ${child.exitCode}`);
    await sleep(5);
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Megabytes in memory, where /proc tells (Linux). */
function memoryOf(pid) {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
