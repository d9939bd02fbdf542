import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { endAfterwards, postmasterOf, usedDataDir } from '../support/server/data-dir.js';
import { sharedSettings, startApp, type AppProcess } from './support/app-process.js';
import { INQUIRY, post } from './support/client.js';
import { installedProxies, type RealProxy } from './support/real-proxies.js';
import { until } from './support/service.js';

/** What visitors get who send one inquiry each, and wait and send again as a 503 tells them to. */
interface Visits {
  stored: number;
  /** Answers that no app gave: 502, 504, or a 503 without its sentence. */
  lost: string[];
}

async function inquire(url: string, visits: Visits): Promise<void> {
  const key = { 'idempotency-key': randomUUID() };
  for (let tries = 0; tries < 40; tries++) {
    const answer = await post(`${url}/api/v1/inquiry/property`, INQUIRY, key);
    const text = await answer.text();
    if (answer.status === 201) return void (visits.stored += 1);
    const isRefusal =
      answer.status === 503 && answer.headers.has('retry-after') && text.includes('requestId');
    if (!isRefusal) visits.lost.push(`${answer.status} ${text.slice(0, 80)}`);
    await sleep(100);
  }
  visits.lost.push('never stored');
}

const installed = installedProxies();
const describeBehind = installed.length > 0 ? describe : describe.skip;

/** Real: two built servers, PostgreSQL, nginx and Caddy, each with visitors of its own. A planned stop: rolling-restart.spec.ts. */
describeBehind('behind deploy/', () => {
  const apps: AppProcess[] = [];
  const proxies = new Map<string, RealProxy>();
  let postgres: EmbeddedPostgres;
  let storage: Server;
  let restarts = 0;

  beforeAll(async () => {
    const dataDir = await usedDataDir();
    postgres = await startEmbeddedPostgres(dataDir, (line) => {
      if (line === 'PostgreSQL is back.') restarts += 1;
    });
    endAfterwards(postmasterOf(dataDir));
    // It answers every request with 200, until it is closed: an outage needs no more.
    storage = createServer((_request, response) => response.end());
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
    const settings = sharedSettings({
      DATABASE_URL: postgres.url,
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: `http://127.0.0.1:${(storage.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    });
    for (let n = 0; n < 2; n++) apps.push(await startApp(settings));
    for (const { name, start } of installed) proxies.set(name, await start(apps.map(({ port }) => port)));
  });
  afterAll(async () => {
    for (const service of [...proxies.values(), ...apps]) await service.stop();
    await postgres.stop();
    storage.close();
  });

  /** Visitors of each proxy without a pause, until `work` is done: none of them loses anything. */
  async function losesNothingDuring(work: () => Promise<void>): Promise<void> {
    const visits = new Map<string, Visits>(
      [...proxies.keys()].map((name) => [name, { stored: 0, lost: [] }]),
    );
    let over = false;
    const visitor = async (url: string, seen: Visits) => {
      while (!over) await inquire(url, seen);
    };
    const visitors = Promise.all(
      [...visits].flatMap(([name, seen]) =>
        Array.from({ length: 4 }, () => visitor(proxies.get(name)?.url ?? '', seen)),
      ),
    );
    const enough = () => Promise.resolve([...visits.values()].every(({ stored }) => stored > 20));
    await work()
      .then(() => until(enough, 'Inquiries'))
      .finally(() => (over = true));
    await visitors;
    for (const [name, { lost }] of visits) expect([name, lost]).toEqual([name, []]);
  }

  it('a restart of PostgreSQL loses no inquiry, and no proxy answers in the app’s place', () =>
    losesNothingDuring(async () => {
      for (let round = 1; round <= 2; round++) {
        await sleep(500);
        const pid = readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n')[0];
        process.kill(Number(pid), 'SIGINT'); // PostgreSQL's "fast" shutdown
        await until(() => Promise.resolve(restarts === round), 'PostgreSQL');
      }
    }));

  it('a storage that is away stops no inquiry, however often /health/ready is asked', async () => {
    storage.closeAllConnections();
    await new Promise((resolve) => storage.close(resolve));
    const isReady = async ({ url }: RealProxy) => (await fetch(`${url}/api/v1/health/ready`)).status;
    // What was known before the outage is told for a few seconds more, by each process for itself.
    const answers = (times: number) =>
      Promise.all(
        [...proxies.values()].flatMap((proxy) => Array.from({ length: times }, () => isReady(proxy))),
      );
    await until(async () => (await answers(16)).every((status) => status === 503), 'the outage to be known');
    await losesNothingDuring(async () => {
      for (let second = 0; second < 5; second++) {
        expect(new Set(await answers(1))).toEqual(new Set([503]));
        await sleep(1_000);
      }
    });
  });
});
