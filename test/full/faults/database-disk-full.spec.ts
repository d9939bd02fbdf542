import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { runningEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { buildIfStale } from '../../support/jest/build.js';
import { call, type Answer, dataOf } from '../../support/requests/callers.js';
import { missing } from '../../support/requests/inquiry-writer.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { endServer, startOn } from '../../support/server/data-dir.js';
import type { RunningServer } from '../../support/server/server.js';
import { smallDisk } from '../../support/server/small-disk.js';
import { until } from '../../support/server/until.js';

const NO_ROOM = '503 60 There is no room to keep this just now; please try again later.';
const AWAY = '503 5 The service is briefly unavailable; please try again.';

// The whole product on one disk, as `npm start` has it.
const disk = smallDisk(200);
let server: RunningServer;
beforeAll(async () => {
  buildIfStale();
  if (disk) server = await startOn(disk.folder);
});
afterAll(async () => {
  if (!disk) return;
  await endServer(server);
  disk.unmount();
});

interface Sent {
  key: string;
  body: object;
}
const kept: string[] = [];
const refused: Sent[] = [];
const refusalOf = ({ status, headers, body }: Answer) =>
  `${status} ${headers.get('retry-after')} ${(body as { message?: string }).message}`;

/** Sends one inquiry of about 2 kB. @returns '201', or what was said instead */
async function write(sent: Sent = { key: randomUUID(), body: anInquiry({ message: noise() }) }) {
  const headers = { 'idempotency-key': sent.key };
  const answer = await call(server, 'POST', '/inquiry/property', { body: sent.body, headers });
  if (answer.status !== 201) {
    refused.push(sent);
    return refusalOf(answer);
  }
  kept.push(dataOf<{ id: string }>(answer).id);
  return '201';
}
const noise = () => Array.from({ length: 50 }, () => randomUUID()).join(' ');

/** Everything that was answered is there, and whoever was refused and tries again is there once. */
async function allIsWell(folder: string): Promise<void> {
  for (const sent of refused.splice(0)) expect(await write(sent)).toBe('201');
  expect(await missing(folder, kept)).toEqual([]);
  const [{ n } = { n: -1 }] = await query<{ n: number }>(folder, 'SELECT count(*)::int AS n FROM inquiry');
  expect(n).toBe(new Set(kept).size);
}

async function query<Row extends object>(folder: string, sql: string): Promise<Row[]> {
  const db = new Client({ connectionString: await runningEmbeddedPostgres(folder, () => undefined) });
  db.on('error', () => undefined);
  await db.connect();
  try {
    return (await db.query<Row>(sql)).rows;
  } finally {
    await db.end().catch(() => undefined);
  }
}

(disk ? describe : describe.skip)('a full disk under the database', () => {
  const folder = disk?.folder ?? '';
  let ticket: string;
  beforeAll(async () => {
    const made = await call(server, 'POST', '/delegates', { body: aDelegate() });
    ticket = dataOf<{ uuid: string }>(made).uuid;
    expect(await write()).toBe('201');
    disk?.fill();
  });

  it('refuses writes clearly, keeps nothing half, goes on reading, and takes writes once there is room', async () => {
    while ((await write()) === '201'); // until the pages that were there are used up
    const answers = await Promise.all(Array.from({ length: 50 }, () => write()));
    expect(answers.filter((answer) => answer !== '201' && answer !== NO_ROOM)).toEqual([]);
    expect(answers).toContain(NO_ROOM);
    expect((await call(server, 'GET', `/delegates/uuid/${ticket}`)).status).toBe(200);

    disk?.makeRoom();
    expect(await write()).toBe('201');
    await allIsWell(folder);
  });

  it('that stops PostgreSQL itself is 503 until there is room; the process goes on and starts it again', async () => {
    disk?.fill();
    // Its log of changes takes what is left; where that can't grow, PostgreSQL ends itself.
    const megabyte = `SELECT pg_logical_emit_message(false, 'fill', repeat('x', 1048576))`;
    while (await query(folder, megabyte).catch(() => undefined));
    const answers: string[] = [];
    for (let n = 0; n < 20; n++) {
      answers.push(await write());
      expect((await call(server, 'GET', '/health/live')).status).toBe(200);
      await sleep(250);
    }
    expect(answers.filter((answer) => answer !== AWAY && answer !== NO_ROOM)).toEqual([]);
    expect(answers).toContain(AWAY);
    disk?.makeRoom();
    await until(async () => {
      if ((await write()) === '201') return true;
      await sleep(250);
      return false;
    });
    await allIsWell(folder);
  });
});
