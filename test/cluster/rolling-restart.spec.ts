import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createDatabase, createEmptyDatabase } from '../support/jest/database.js';
import { figure } from '../support/jest/figure.js';
import { sharedSettings, startApp, type AppProcess } from './support/app-process.js';
import { INQUIRY, isError, post, runLoad, type Load } from './support/client.js';
import { lastRelease, nextVersion } from './support/other-version.js';
import { hasPrograms } from './support/programs.js';
import { startProxy, type Proxy } from './support/proxy.js';
import { startCaddy, startNginx } from './support/real-proxies.js';
import { until } from './support/service.js';

async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const db = new Client({ connectionString: url });
  await db.connect();
  const found = await db.query<Record<string, unknown>>(sql);
  await db.end();
  return found.rows;
}

describe('several processes and one schema', () => {
  it('that start at once on an empty database migrate it once', async () => {
    const url = await createEmptyDatabase();
    const settings = sharedSettings({ DATABASE_URL: url });
    const apps = await Promise.all([startApp(settings), startApp(settings), startApp(settings)]);
    await Promise.all(apps.map((app) => app.stop()));
    const names = await rows(url, 'SELECT name FROM migrations');
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    expect(await rows(url, 'SELECT count(*)::int AS accounts FROM staff')).toEqual([{ accounts: 1 }]);
  });

  it('are replaced one by one by a version that migrates, and no request fails', async () => {
    const root = nextVersion();
    const url = await createDatabase();
    const settings = sharedSettings({ DATABASE_URL: url });
    const apps = await Promise.all([startApp(settings), startApp(settings)]);
    const proxy = await startProxy(apps.map((app) => app.port));
    const stop = new AbortController();
    const loading = runLoad(proxy.url, 6, stop.signal);

    const replaced: AppProcess[] = [];
    for (const app of apps) replaced.push(await replace(app, proxy, settings, root));
    stop.abort();
    const load: Load = await loading;
    await proxy.close();
    await Promise.all(replaced.map((app) => app.stop()));

    expect([...load.failures]).toEqual([]);
    expect(load.keys.length).toBeGreaterThan(20);
    expect(load.delegates).toBeGreaterThan(20);
    expect(await rows(url, 'SELECT count(*)::int AS inquiries FROM inquiry')).toEqual([
      { inquiries: load.keys.length },
    ]);
    expect(await rows(url, 'SELECT pid FROM migrated_by')).toEqual([{ pid: replaced[0]?.process.pid }]);
    // Beside other suites four starts under load take minutes.
  }, 400_000);
});

/** Stops one process as an operator does, with SIGTERM, and starts the next version in its place. */
async function replace(app: AppProcess, proxy: Proxy, settings: Record<string, string>, root: string) {
  await until(() => Promise.resolve((proxy.answered.get(app.port) ?? 0) > 20), 'The load');
  await app.stop('SIGTERM');
  expect(app.process.exitCode).toBe(0);
  return startApp(settings, app.port, root);
}

/** What came back of many requests that are each sent once: nobody repeats them but the proxy. */
interface Traffic {
  sent: number;
  stored: number;
  /** What was lost or answered with 5xx, each kind once. */
  faults: Set<string>;
}

/** Pages, the API, inquiries and registrations, as the site sends them, until `over` says so of how many were sent. */
async function traffic(url: string, over: (sent: number) => boolean): Promise<Traffic> {
  const seen: Traffic = { sent: 0, stored: 0, faults: new Set() };
  const send = async (what: string, request: () => Promise<Response>) => {
    seen.sent += 1;
    const answer = await request().catch((error: Error) => error);
    if (isError(answer)) return void seen.faults.add(`${what}: ${answer.message}`);
    const text = await answer.text().catch((error: Error) => `cut: ${error.message}`);
    if (answer.status >= 400 || text.startsWith('cut: '))
      seen.faults.add(`${what}: ${answer.status} ${text.slice(0, 80)}`);
    if (answer.status === 201) seen.stored += 1;
  };
  const key = () => ({ 'idempotency-key': randomUUID() });
  const delegate = {
    first_name: 'Ana',
    last_name: 'Cruz',
    phone_number: '639171234567',
    payment_mode: 'cash',
  };
  const visit = async () => {
    while (!over(seen.sent)) {
      for (const path of ['/', '/register', '/about-us', '/api/v1/events'])
        await send(path, () => fetch(url + path));
      const message = `Message ${randomUUID()}`;
      await send('inquiry', () => post(`${url}/api/v1/inquiry/property`, { ...INQUIRY, message }, key()));
      const email = `${randomUUID()}@mailbox.ph`;
      await send('delegate', () => post(`${url}/api/v1/delegates`, { ...delegate, email }, key()));
    }
  };
  await Promise.all(Array.from({ length: 6 }, visit));
  return seen;
}

/** So many requests at least; fewer show little. */
const REQUESTS = 10_000;

describe('two versions behind deploy/', () => {
  const proxies = [
    { name: 'nginx', debian: 'nginx-light', startProxy: startNginx },
    { name: 'caddy', debian: 'caddy', startProxy: startCaddy },
  ].filter(({ name, debian }) => hasPrograms([name], debian));

  it.each(proxies)(
    '$name, restarted in turn, lose no request and answer none with 5xx',
    async ({ name, startProxy }) => {
      const before = lastRelease();
      const [old, next] = before === undefined ? [undefined, nextVersion()] : [before, undefined];
      // One of the old version's own making: what a test's database begins with is this version's.
      const url = await createEmptyDatabase();
      const settings = sharedSettings({ DATABASE_URL: url });
      const apps = [await startApp(settings, undefined, old), await startApp(settings, undefined, old)];
      const proxy = await startProxy(apps.map((app) => app.port));
      let replaced = false;
      const loading = traffic(proxy.url, (sent) => replaced && sent >= REQUESTS);
      for (const app of apps) {
        // Both versions serve beside one another for a while; and nginx counts its two seconds in whole ones.
        await sleep(5_000);
        await app.stop('SIGTERM');
        expect(app.process.exitCode).toBe(0);
        Object.assign(app, await startApp(settings, app.port, next));
      }
      await sleep(5_000);
      replaced = true;
      const seen = await loading;
      await proxy.stop();
      await Promise.all(apps.map((app) => app.stop()));
      figure(`${name}: ${seen.sent} requests, ${seen.stored} stored, from ${before ?? 'the same code'}`);

      expect([...seen.faults]).toEqual([]);
      expect(seen.sent).toBeGreaterThanOrEqual(REQUESTS);
      const kept =
        'SELECT (SELECT count(*) FROM inquiry)::int + (SELECT count(*) FROM delegate)::int AS stored';
      expect(await rows(url, kept)).toEqual([{ stored: seen.stored }]);
    },
    600_000,
  );
});
