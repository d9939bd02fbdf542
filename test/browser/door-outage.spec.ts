import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openPage } from '../support/browser.js';
import { call, type Credentials, signIn } from '../support/callers.js';
import { dataOf } from '../support/door-devices.js';
import { signInByLink, wedge } from '../support/door-page.js';
import { type RunningServer, startServer } from '../support/server.js';
import { until } from '../support/until.js';

jest.setTimeout(300_000);

const ADMIN = { email: 'admin@example.ph', password: 'mangga sa tag-araw' };
const TICKETS = 5_000;
const EVENT = 'free-gathering';

let folder: string;
let server: RunningServer;
let admin: Credentials;
let uuids: string[];
let env: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'door-outage-'));
  chmodSync(folder, 0o711);
  env = {
    DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_WRITES_PER_MINUTE: '0',
  };
  server = await startServer(env);
  admin = await signIn(server, ADMIN);
  uuids = await freeTickets();
});
afterAll(async () => {
  // PostgreSQL ends with the server that is asked to end.
  server.process.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** An event without a fee, so that every ticket is good: groups of 50, as churches come. */
async function freeTickets(): Promise<string[]> {
  const event = {
    slug: EVENT,
    name: 'Free gathering',
    starts_at: '2031-01-01T00:00:00Z',
    ends_at: '2031-01-02T00:00:00Z',
    venue_name: 'Hall',
    fee_centavos: 0,
    state: 'published',
  };
  const made = await call(server, 'POST', '/events', { as: admin, body: event });
  expect(made.status).toBe(201);
  const found: string[] = [];
  while (found.length < TICKETS) {
    const contact = {
      first_name: 'Ruth',
      last_name: 'Villanueva',
      email: 'r@example.com',
      phone_number: '63917',
    };
    const delegates = Array.from({ length: 50 }, (_, n) => ({
      first_name: `Maria ${found.length + n}`,
      last_name: 'Santos-Dimaculangan',
      church_name: 'Grace Community Church of Cebu City',
    }));
    const body = { contact, delegates, event: EVENT };
    const group = dataOf<{ delegates: { uuid: string }[] }>(
      await call(server, 'POST', '/registrations', { body }),
    );
    found.push(...group.delegates.map(({ uuid }) => uuid));
  }
  return found;
}

const open = () => openPage({ baseURL: server.url, viewport: { width: 390, height: 844 } });
const word = (page: Page, here: boolean) =>
  page.locator(`.result[data-outcome="welcome"][data-here="${here}"]`);
const link = (n: number) => `https://stealthland.ph/thank-you/${uuids[n]}`;

it('loses nothing when the server is killed between scans, and the page is reloaded before it is back', async () => {
  const page = await open();
  const south = await open();
  await signInByLink(page, server, admin, { event: EVENT, gate: 'North' });
  await signInByLink(south, server, admin, { event: EVENT, gate: 'South' });
  const port = new URL(server.url).port;
  await wedge(page, link(0));
  await word(page, false).waitFor();
  server.process.kill('SIGKILL');
  await server.ended;
  for (let n = 1; n <= 12; n += 1) {
    await wedge(page, link(n));
    await page.getByText(`${n} not sent`).waitFor();
  }
  await word(page, true).waitFor();
  // The same ticket at another gate: neither device can know of the other.
  await wedge(south, link(1));
  await word(south, true).waitFor();
  await page.reload();
  await page.getByText('12 not sent').waitFor();
  // What this device let in before the reload is not let in again.
  await wedge(page, link(5));
  await page.locator('.result[data-outcome="already_in"][data-here="true"]').waitFor();

  server = await startServer({ ...env, PORT: port });
  for (const each of [page, south]) await until(async () => (await each.getByText(/not sent/).count()) === 0);
  admin = await signIn(server, ADMIN);
  const report = dataOf<{ counts: { in: number; conflicts: number }; days: { refused: number }[] }>(
    await call(server, 'GET', `/door/report?event=${EVENT}`, { as: admin }),
  );
  expect([report.counts, report.days]).toMatchObject([{ in: 13, conflicts: 1 }, [{ in: 13, refused: 2 }]]);
  for (const each of [page, south]) await each.context().close();
});

it(`gets the list of ${TICKETS} tickets over a weak line, and scans meanwhile`, async () => {
  const page = await open();
  await page.goto('/admin/door');
  await page.getByRole('button', { name: 'Start scanning' }).waitFor();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  // Lighthouse's "slow 4G".
  const slow4G = {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  };
  await line.send('Network.emulateNetworkConditions', slow4G);
  const begun = Date.now();
  await signInByLink(page, server, admin, { event: EVENT, gate: 'South' });
  console.log(`door: ${TICKETS} tickets over slow 4G in ${Date.now() - begun} ms`);
  await page.context().setOffline(true);
  await page.getByText('No connection').waitFor();
  const scanned = Date.now();
  await wedge(page, link(4_000));
  await word(page, true).waitFor();
  console.log(`door: one of ${TICKETS} found without a line in ${Date.now() - scanned} ms`);
  await page.context().close();
});
