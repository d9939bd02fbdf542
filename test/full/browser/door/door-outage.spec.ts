import { Pool } from 'pg';
import type { Page } from 'playwright-core';
import { runningEmbeddedPostgres } from '../../../../src/platform/embedded-postgres/embedded-postgres.js';
import { openPage } from '../../../support/browser/browser.js';
import { signInByLink, wedge } from '../../../support/desks/door-page.js';
import { manyTickets } from '../../../support/door/door-devices.js';
import { figure } from '../../../support/jest/figure.js';
import { call, type Credentials, dataOf, signIn } from '../../../support/requests/callers.js';
import { endServer, startOn, usedDataDir } from '../../../support/server/data-dir.js';
import type { RunningServer } from '../../../support/server/server.js';
import { until } from '../../../support/server/until.js';

const TICKETS = 5_000;

let dataDir: string;
let server: RunningServer;
let admin: Credentials;
let uuids: string[];
beforeAll(async () => {
  dataDir = await usedDataDir();
  server = await startOn(dataDir);
  admin = await signIn(server);
  uuids = await paidTickets();
});
// PostgreSQL ends with the server that is asked to end.
afterAll(() => endServer(server));

/** In groups of 50, as churches come: what a device keeps of a ticket names the others of its group. */
async function paidTickets(): Promise<string[]> {
  const connectionString = await runningEmbeddedPostgres(dataDir, () => undefined);
  const db = new Pool({ connectionString });
  const made = await manyTickets({ db }, TICKETS);
  await db.query(`
    WITH church AS (SELECT id, registration_id, (row_number() OVER () - 1) / 50 AS church FROM delegate)
    UPDATE delegate SET registration_id = first_value FROM (
      SELECT id, first_value(registration_id) OVER (PARTITION BY church) FROM church) grouped
    WHERE grouped.id = delegate.id`);
  await db.end();
  return made;
}

const open = () => openPage({ baseURL: server.url, viewport: { width: 390, height: 844 } });
const word = (page: Page, here: boolean) =>
  page.locator(`.result[data-outcome="welcome"][data-here="${here}"]`);
const link = (n: number) => `https://stealthland.ph/thank-you/${uuids[n]}`;

it('loses nothing when the server is killed between scans, and the page is opened again before it is back', async () => {
  const page = await open();
  const south = await open();
  await signInByLink(page, server, admin, { gate: 'North' });
  await signInByLink(south, server, admin, { gate: 'South' });
  const port = new URL(server.url).port;
  const workers = () =>
    page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations();
      return all.filter(({ active }) => active?.state === 'activated').length;
    });
  await until(async () => (await workers()) === 2);
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
  // As people type it, and without a line.
  await page.goto('/door');
  await page.getByText('12 not sent').waitFor();
  // What this device let in before the reload is not let in again.
  await wedge(page, link(5));
  await page.locator('.result[data-outcome="already_in"][data-here="true"]').waitFor();

  server = await startOn(dataDir, { PORT: port });
  for (const each of [page, south])
    await until(async () => (await each.getByText(/not sent/).count()) === 0, 100);
  admin = await signIn(server);
  type Report = { counts: { in: number; conflicts: number }; days: { refused: number }[] };
  const report = async () => dataOf<Report>(await call(server, 'GET', '/door/report', { as: admin }));
  // The counts may be of a moment ago, before the last was sent.
  await until(async () => (await report()).counts.conflicts > 0);
  const { counts, days } = await report();
  expect([counts, days]).toMatchObject([{ in: 13, conflicts: 1 }, [{ in: 13, refused: 2 }]]);
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
  await signInByLink(page, server, admin, { gate: 'South' });
  figure(`door: ${TICKETS} tickets over slow 4G in ${Date.now() - begun} ms`);
  // By the same line to the browser: of two, the newest Chromium heeds the first.
  await line.send('Network.emulateNetworkConditions', { ...slow4G, offline: true });
  await page.getByText('No connection').waitFor();
  const scanned = Date.now();
  await wedge(page, link(4_000));
  await word(page, true).waitFor();
  figure(`door: one of ${TICKETS} found without a line in ${Date.now() - scanned} ms`);
  await page.context().close();
});
