import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../support/build.js';
import { freshDataDir, isRunning, postmasterOf, startOn } from '../support/data-dir.js';
import { anInquiry } from '../support/records.js';

jest.setTimeout(120_000);
beforeAll(buildIfStale);

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the server and its PostgreSQL cleanly',
  async (signal) => {
    const dataDir = freshDataDir();
    const server = await startOn(dataDir);
    const postmaster = postmasterOf(dataDir);
    expect(postmaster).toBeDefined();
    server.process.kill(signal);
    expect(await server.ended).toBe(0);
    expect(isRunning(postmaster ?? 0)).toBe(false);
    expect(postmasterOf(dataDir)).toBeUndefined();
  },
);

it('a running request is finished after SIGTERM, and new ones are refused', async () => {
  const server = await startOn(freshDataDir());
  const body = JSON.stringify(anInquiry());
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(`${server.url}/api/v1/inquiry/property`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.write(body.slice(0, 20));
    void sleep(500).then(() => server.process.kill('SIGTERM'));
    void sleep(1500).then(() => sent.end(body.slice(20)));
  });
  await sleep(1000);
  await expect(fetch(`${server.url}/api/v1/health/live`)).rejects.toThrow();
  expect(await answered).toBe(201);
  expect(await server.ended).toBe(0);
});
