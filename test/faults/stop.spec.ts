import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../support/jest/build.js';
import { anInquiry } from '../support/requests/records.js';
import { isRunning, postmasterOf, startOn, usedDataDir } from '../support/server/data-dir.js';
import type { RunningServer } from '../support/server/server.js';

beforeAll(async () => {
  buildIfStale();
  dataDir = await usedDataDir();
});
let dataDir: string;
let server: RunningServer;
beforeEach(async () => {
  server = await startOn(dataDir);
});
afterEach(() => server.process.kill('SIGKILL')); // where a test left it running

/** Ends with 0, and its PostgreSQL with it. */
async function endsCleanly(work: () => unknown): Promise<void> {
  const postmaster = postmasterOf(dataDir);
  expect(postmaster).toBeDefined();
  await work();
  expect(await server.ended).toBe(0);
  expect(isRunning(postmaster ?? 0)).toBe(false);
  expect(postmasterOf(dataDir)).toBeUndefined();
}

it.each(['SIGINT', 'SIGHUP'] as const)('%s ends the server and its PostgreSQL cleanly', (signal) =>
  endsCleanly(() => server.process.kill(signal)),
);

it('SIGTERM does too, once a running request is finished; new ones are refused', () =>
  endsCleanly(async () => {
    const body = JSON.stringify(anInquiry());
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(`${server.url}/api/v1/inquiry/property`, { method: 'POST', headers });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    await new Promise((written) => sent.write(body.slice(0, 20), written));
    // Sent later, and answered: by then the server has the half request too.
    expect(await isLive(server.url)).toBe(true);

    server.process.kill('SIGTERM');
    while (await isLive(server.url)) await sleep(20);
    await sleep(300); // time in which it might be cut
    sent.end(body.slice(20));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(201);
  }));

const isLive = (url: string) =>
  fetch(`${url}/api/v1/health/live`, { headers: { Connection: 'close' } }).then(
    (answer) => answer.ok,
    () => false,
  );
