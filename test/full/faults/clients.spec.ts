import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../../support/jest/build.js';
import { createDatabase } from '../../support/jest/database.js';
import { figure } from '../../support/jest/figure.js';
import { register } from '../../support/requests/proof-uploader.js';
import { endServer, freshDataDir, startOn } from '../../support/server/data-dir.js';
import type { RunningServer } from '../../support/server/server.js';
import { until } from '../../support/server/until.js';

const MB = 1024 * 1024;
const dataDir = freshDataDir();
let server: RunningServer;
beforeAll(async () => {
  buildIfStale();
  server = await startOn(dataDir, { DATABASE_URL: await createDatabase() });
});
afterAll(async () => {
  await endServer(server);
});

interface RawConnection {
  socket: Socket;
  /** What has come back so far. */
  text: () => string;
  /** Milliseconds until the server closed it. */
  closed: Promise<number>;
}

/** A connection that sends exactly these bytes to begin with. */
function raw(first: string): RawConnection {
  const begun = Date.now();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.on('error', () => undefined);
  socket.write(first);
  const closed = new Promise<number>((resolve) => socket.on('close', () => resolve(Date.now() - begun)));
  return { socket, text: () => text, closed };
}

/** Drips a byte every second for as long as the connection lives. */
function drip(connection: RawConnection): RawConnection {
  const timer = setInterval(() => connection.socket.write('a'), 1000);
  void connection.closed.finally(() => clearInterval(timer));
  return connection;
}

const POST = 'POST /api/v1/inquiry/property HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

it('clients that drip headers or a body are cut after 10 and 30 s, and others are served meanwhile', async () => {
  const headers = Array.from({ length: 50 }, () => drip(raw('GET / HTTP/1.1\r\nX-Slow: ')));
  const bodies = Array.from({ length: 50 }, () => drip(raw(`${POST}Content-Length: 1000\r\n\r\n{`)));
  await sleep(2000);
  const begun = Date.now();
  for (let n = 0; n < 20; n++) expect((await fetch(`${server.url}/api/v1/health/live`)).status).toBe(200);
  // Generous, for a busy machine; one slow client served first would take 8 s.
  expect((Date.now() - begun) / 20).toBeLessThan(500);

  for (const ms of await Promise.all(headers.map(({ closed }) => closed))) {
    expect(ms).toBeGreaterThan(9_500);
    expect(ms).toBeLessThan(25_000);
  }
  for (const { closed, text } of bodies) {
    const ms = await closed;
    expect(ms).toBeGreaterThan(29_500);
    expect(ms).toBeLessThan(45_000);
    expect(text()).toMatch(/^HTTP\/1\.1 408 /);
  }
});

const uploadHead = (id: string, length: string) =>
  `PATCH /api/v1/delegates/proof-of-payment/upload/${id} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=B\r\n${length}\r\n\r\n`;
const PART =
  '--B\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
const chunk = (bytes: Buffer | string) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')]);
const MEGABYTE = Buffer.alloc(MB, 65);

/** Every file below a folder; a folder that nobody has made yet is empty. */
const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];

/** Resident memory of the server in MB. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
const linux = process.platform === 'linux';
if (!linux) process.stderr.write('Skipped: the memory of another process is read from /proc.\n');

(linux ? it : it.skip).each([
  ['that say so', `Content-Length: ${10 * 1024 * MB}`, PART, MEGABYTE],
  ['in chunks that say nothing', 'Transfer-Encoding: chunked', chunk(PART), chunk(MEGABYTE)],
])(
  '10 GB sent as a proof, %s, are refused early with 413, in flat memory',
  async (_, length, part, piece) => {
    const { socket, text, closed } = raw(uploadHead(await register(server.url), length));
    socket.write(part);
    const before = memory();
    let [sent, sentWhenAnswered, most] = [0, Infinity, before];
    while (!socket.destroyed && sent < 10 * 1024) {
      if (!socket.write(piece)) await Promise.race([new Promise((go) => socket.once('drain', go)), closed]);
      else await new Promise(setImmediate);
      sent += 1;
      if (text() !== '') sentWhenAnswered = Math.min(sentWhenAnswered, sent);
      most = Math.max(most, memory());
    }
    await closed;
    figure(
      `Answered after ${sentWhenAnswered} MB, cut after ${sent} MB; ${(most - before).toFixed(0)} MB more memory`,
    );
    expect(text()).toMatch(/^HTTP\/1\.1 413 /);
    expect(sentWhenAnswered).toBeLessThan(100);
    expect(sent).toBeLessThan(200);
    expect(most - before).toBeLessThan(120);
    await until(() => filesIn(join(dataDir, 'uploads')).every((name) => !/[0-9a-f]{8}-/.test(name)));
  },
);
