import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEmptyDatabase, within } from '../support/jest/database.js';
import { figure } from '../support/jest/figure.js';
import { sharedSettings, startApp } from './support/app-process.js';
import { INQUIRY, isError, post } from './support/client.js';
import { lastRelease, nextVersion } from './support/other-version.js';
import { installedProxies } from './support/real-proxies.js';

const rows = (url: string, sql: string) =>
  within(url, async (db) => (await db.query<Record<string, unknown>>(sql)).rows);

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
});

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
  await Promise.all(Array.from({ length: 4 }, visit));
  return seen;
}

/** So many requests of each proxy at least; what comes after both were replaced shows nothing. */
const REQUESTS = 1_000;
const proxies = installedProxies();

describe('two versions behind deploy/', () => {
  (proxies.length > 0 ? it : it.skip)(
    'restarted in turn, lose no request and answer none with 5xx; the first of the new ones migrates',
    async () => {
      const before = lastRelease();
      const next = nextVersion();
      // One of the old version's own making: what a test's database begins with is this version's.
      const url = await createEmptyDatabase();
      const settings = sharedSettings({ DATABASE_URL: url });
      const apps = [await startApp(settings, undefined, before), await startApp(settings, undefined, before)];
      const started = await Promise.all(proxies.map(({ start }) => start(apps.map((app) => app.port))));
      let replaced = false;
      const loading = Promise.all(
        started.map((proxy) => traffic(proxy.url, (sent) => replaced && sent >= REQUESTS)),
      );
      for (const app of apps) {
        // Both versions serve beside one another for a while; and nginx counts its two seconds in whole ones.
        await sleep(3_500);
        await app.stop('SIGTERM');
        expect(app.process.exitCode).toBe(0);
        Object.assign(app, await startApp(settings, app.port, next));
      }
      await sleep(3_500);
      replaced = true;
      const seen = await loading;
      await Promise.all([...started, ...apps].map((service) => service.stop()));
      for (const [n, { sent, stored, faults }] of seen.entries()) {
        const name = proxies[n]?.name;
        figure(`${name}: ${sent} requests, ${stored} stored, from ${before ?? 'the same code'}`);
        expect([name, ...faults]).toEqual([name]);
        expect(stored).toBeGreaterThan(REQUESTS / 4);
      }
      const kept =
        'SELECT (SELECT count(*) FROM inquiry)::int + (SELECT count(*) FROM delegate)::int AS stored';
      expect(await rows(url, kept)).toEqual([{ stored: seen.reduce((sum, { stored }) => sum + stored, 0) }]);
      expect(await rows(url, 'SELECT pid FROM migrated_by')).toEqual([{ pid: apps[0]?.process.pid }]);
    },
    600_000,
  );
});
