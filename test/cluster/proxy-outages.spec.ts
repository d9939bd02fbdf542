import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.js';
import { createDatabase } from '../support/jest/database.js';
import { sharedSettings, startApp, type AppProcess } from './support/app-process.js';
import { INQUIRY, post } from './support/client.js';
import { describeWith } from './support/programs.js';
import { startCaddy, startNginx, type RealProxy } from './support/real-proxies.js';
import { removeAfterwards, until } from './support/service.js';

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

/** Visitors without a pause, until `work` is done. */
async function during(url: string, work: () => Promise<void>): Promise<Visits> {
  const visits: Visits = { stored: 0, lost: [] };
  let over = false;
  const visitor = async () => {
    while (!over) await inquire(url, visits);
  };
  const visitors = Promise.all(Array.from({ length: 4 }, visitor));
  try {
    await work();
  } finally {
    over = true;
  }
  await visitors;
  return visits;
}

describe.each([
  { name: 'nginx', packages: 'nginx-light', start: startNginx },
  { name: 'caddy', packages: 'caddy', start: startCaddy },
])('behind deploy/', ({ name, packages, start }) => {
  describeWith([name], packages)(name, () => {
    const ended: (() => Promise<unknown>)[] = [];
    afterEach(async () => {
      for (const end of ended.splice(0).reverse()) await end();
    });

    async function begin(settings: Record<string, string>, port?: number): Promise<AppProcess> {
      const app = await startApp(settings, port);
      ended.push(() => app.stop());
      return app;
    }

    async function system(
      settings: Record<string, string>,
    ): Promise<{ proxy: RealProxy; apps: AppProcess[] }> {
      const apps = [await begin(settings), await begin(settings)];
      const proxy = await start(apps.map((app) => app.port));
      ended.push(() => proxy.stop());
      return { proxy, apps };
    }

    it('a planned stop of one process after the other loses no inquiry', async () => {
      const settings = sharedSettings({ DATABASE_URL: await createDatabase() });
      const { proxy, apps } = await system(settings);
      const visits = await during(proxy.url, async () => {
        for (const app of [...apps, ...apps]) {
          // The proxy has seen that it is there: nginx counts its two seconds in whole ones, "longer than two" is up to three.
          await sleep(3_500);
          await app.stop('SIGTERM');
          expect(app.process.exitCode).toBe(0);
          Object.assign(app, await begin(settings, app.port));
        }
      });
      expect(visits.lost).toEqual([]);
      expect(visits.stored).toBeGreaterThan(20);
    });

    it('a restart of PostgreSQL loses no inquiry, and no proxy answers in the app’s place', async () => {
      const dataDir = removeAfterwards(mkdtempSync(join(tmpdir(), 'proxy-outage-')));
      chmodSync(dataDir, 0o711); // as root, PostgreSQL's user must pass through
      let restarts = 0;
      const postgres = await startEmbeddedPostgres(dataDir, (line) => {
        if (line === 'PostgreSQL is back.') restarts += 1;
      });
      ended.push(() => postgres.stop());
      const { proxy } = await system(sharedSettings({ DATABASE_URL: postgres.url }));
      const visits = await during(proxy.url, async () => {
        for (let round = 1; round <= 2; round++) {
          await sleep(500);
          const pid = readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n')[0];
          process.kill(Number(pid), 'SIGINT'); // PostgreSQL's "fast" shutdown
          await until(() => Promise.resolve(restarts === round), 'PostgreSQL');
        }
        await sleep(1_000);
      });
      expect(visits.lost).toEqual([]);
      expect(visits.stored).toBeGreaterThan(20);
    });

    it('a storage that is away stops no inquiry, however often /health/ready is asked', async () => {
      const storage = await fakeStorage();
      ended.push(() => Promise.resolve(storage.server.close()));
      const { proxy } = await system(
        sharedSettings({
          DATABASE_URL: await createDatabase(),
          S3_BUCKET: 'uploads',
          S3_ENDPOINT: storage.url,
          S3_ACCESS_KEY_ID: 'id',
          S3_SECRET_ACCESS_KEY: 'key',
        }),
      );
      storage.server.closeAllConnections();
      await new Promise((resolve) => storage.server.close(resolve));
      const isReady = async () => (await fetch(`${proxy.url}/api/v1/health/ready`)).status;
      // What was known before the outage is told for a few seconds more, by each process for itself.
      const answers = () => Promise.all(Array.from({ length: 16 }, isReady));
      await until(async () => (await answers()).every((status) => status === 503), 'the outage to be known');
      const ready: number[] = [];
      const visits = await during(proxy.url, async () => {
        for (let second = 0; second < 5; second++) {
          ready.push(await isReady());
          await sleep(1_000);
        }
      });
      expect(ready).toEqual([503, 503, 503, 503, 503]);
      expect(visits.lost).toEqual([]);
      expect(visits.stored).toBeGreaterThan(20);
    });
  });
});

/** Answers every request with 200, until it is closed: an outage needs no more. */
async function fakeStorage(): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
