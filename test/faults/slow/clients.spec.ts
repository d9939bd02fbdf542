import { readFileSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../../support/build.js';
import { freshDataDir, startOn } from '../../support/data-dir.js';
import { aDelegate } from '../../support/records.js';
import type { RunningServer } from '../../support/server.js';

jest.setTimeout(180_000);
let server: RunningServer;
const dataDir = freshDataDir();
beforeAll(async () => {
  buildIfStale();
  server = await startOn(dataDir);
});
afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.ended;
});

/** A raw connection: what came back, and how long until the server closed it. */
function raw(first: string): { socket: Socket; closed: Promise<{ text: string; ms: number }> } {
  const begun = Date.now();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.on('error', () => undefined);
  socket.write(first);
  const closed = new Promise<{ text: string; ms: number }>((resolve) =>
    socket.on('close', () => resolve({ text, ms: Date.now() - begun })),
  );
  return { socket, closed };
}

/** Drips a byte every second for as long as the connection lives. */
function drip({ socket, closed }: ReturnType<typeof raw>) {
  const timer = setInterval(() => socket.write('a'), 1000);
  return closed.finally(() => clearInterval(timer));
}

const POST = 'POST /api/v1/inquiry/property HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

it('clients that drip headers or a body are cut, and others stay fast meanwhile', async () => {
  const headers = Array.from({ length: 50 }, () => drip(raw('GET / HTTP/1.1\r\nX-Slow: ')));
  const bodies = Array.from({ length: 50 }, () => drip(raw(`${POST}Content-Length: 1000\r\n\r\n{`)));
  await sleep(2000);
  const begun = Date.now();
  for (let i = 0; i < 20; i++) expect((await fetch(`${server.url}/api/v1/health/live`)).status).toBe(200);
  expect((Date.now() - begun) / 20).toBeLessThan(250);
  for (const { ms } of await Promise.all(headers)) expect(ms).toBeLessThan(16_000);
  for (const { text, ms } of await Promise.all(bodies)) {
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeLessThan(36_000);
  }
});

async function register(): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/delegates`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aDelegate()),
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const uploadHead = (id: string, bytes: number) =>
  `PATCH /api/v1/delegates/proof-of-payment/upload/${id} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=B\r\nContent-Length: ${bytes}\r\n\r\n`;
const PART =
  '--B\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

/** Resident memory of the server in MB. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
const filesIn = (folder: string): string[] =>
  readdirSync(join(dataDir, folder), { recursive: true, encoding: 'utf8' });

it('10 GB sent as a proof are refused early with 413, in flat memory', async () => {
  const { socket, closed } = raw(uploadHead(await register(), 10 * 1024 ** 3) + PART);
  const before = memory();
  const chunk = Buffer.alloc(1024 * 1024, 65);
  let sent = 0;
  let most = before;
  while (!socket.destroyed && sent < 10 * 1024) {
    if (!socket.write(chunk)) await Promise.race([new Promise((go) => socket.once('drain', go)), closed]);
    sent += 1;
    most = Math.max(most, memory());
  }
  const { text } = await closed;
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent).toBeLessThan(2048);
  expect(most - before).toBeLessThan(120);
});

it('a client that goes away in the middle of an upload leaves no file behind', async () => {
  const before = filesIn('uploads').length;
  const { socket, closed } = raw(uploadHead(await register(), 5_000_000) + PART + 'A'.repeat(1_000_000));
  await sleep(1000);
  socket.destroy();
  await closed;
  await sleep(2000);
  expect(filesIn('uploads').length).toBe(before);
});
