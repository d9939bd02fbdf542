import type { Page } from 'playwright-core';
import { call } from '../../support/requests/callers.js';
import { adminSession, api, filtered, mark, openDesk, register, rowsOf } from './admin-desk.js';

const CHURCH = 'Iglesia ng Diyos na Buhay Christian Community Fellowship of Greater Metropolitan Cebu';
const long = (last_name: string) => ({
  first_name: 'Ma. Concepcion Perpetua',
  last_name: `${last_name} Dela Cruz-Villanueva`,
  church_name: CHURCH,
  ministry: 'Stewardship and Building Committee',
  email: 'ma.concepcion.delacruz-villanueva@fellowship.example.com',
});
const pageScrolls = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

it('lists long names in low rows, and scrolls the table alone', async () => {
  const name = mark();
  await Promise.all(Array.from({ length: 14 }, () => register(long(name))));
  const page = await openDesk(`/delegates${filtered({ q: name })}`, undefined, {
    viewport: { width: 1440, height: 900 },
  });
  await page.getByLabel('Rows per page').selectOption('25');
  await rowsOf(page).nth(13).waitFor();
  expect(await pageScrolls(page)).toBe(0);
  const region = page.getByRole('region', { name: 'Delegates' });
  expect(await region.evaluate((frame) => frame.scrollHeight > frame.clientHeight)).toBe(true);
  for (const width of [1440, 1366, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect([width, Math.max(...heights) <= 80]).toEqual([width, true]);
  }
});

it('prints a badge on which a long name, its church and the code do not cover one another', async () => {
  const { id } = await register(long(mark()));
  const page = await openDesk(`/badges?ids=${id}`);
  const badge = page.getByRole('article');
  await badge.getByText('Ma. Concepcion').waitFor();
  const [name, church, code] = await Promise.all(
    [
      badge.getByRole('heading'),
      badge.locator('p', { hasText: 'Iglesia' }),
      badge.getByText('No QR code yet'),
    ].map((part) => part.boundingBox()),
  );
  if (!name || !church || !code) throw new Error('A part of the badge is missing');
  expect(name.y + name.height).toBeLessThanOrEqual(church.y);
  expect(church.x + church.width).toBeLessThanOrEqual(code.x);
  expect(church.height).toBeGreaterThan(20);
});

it('shows no code of a ticket that lets nobody in', async () => {
  const { id } = await register({ last_name: mark() });
  const as = await adminSession();
  await call(api, 'PUT', `/delegates/verify/${id}`, { as, body: { payment_status: true } });
  await call(api, 'POST', `/delegates/${id}/cancel`, { as, body: {} });
  const page = await openDesk(`/delegates/${id}`);
  await page.getByText('This place is cancelled: its ticket lets nobody in.').waitFor();
  expect(await page.getByRole('img', { name: /QR code/ }).count()).toBe(0);
});
