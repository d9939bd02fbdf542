import type { Page } from 'playwright-core';
import {
  adminSession,
  api,
  filtered,
  mark,
  openDesk,
  register,
  rowsOf,
  stored,
  upload,
} from '../../../../browser/admin/admin-desk.js';
import { call } from '../../../../support/requests/callers.js';
import { aPicture } from '../../../../support/requests/pictures.js';
import { until } from '../../../../support/server/until.js';

const picture = (color: string) => aPicture(300, 500, color);
type Stored = { payment_status: boolean; church_name: string };

describe('a delegate’s page', () => {
  it('shows the proof beside the decision, which changes the table too', async () => {
    const last_name = mark();
    const { id } = await register({ last_name });
    await upload(id, await picture('#1668d9'));
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await rowsOf(page).first().getByText('Proof waiting').click();
    const proof = page.getByAltText(/^Proof of payment of/);
    await proof.waitFor();
    await until(() => proof.evaluate((shown: HTMLImageElement) => shown.naturalWidth > 0));

    await page.getByRole('button', { name: /^Verify ₱/ }).click();
    await page.getByText('You have changed the status successfully').waitFor();
    await page.getByRole('button', { name: 'Mark as unpaid' }).waitFor();
    await page.getByText('Administrator marked the payment as paid').waitFor();
    expect((await stored<Stored>(`/delegates/${id}`)).payment_status).toBe(true);
    await page.goBack();
    await rowsOf(page).first().getByText('Paid', { exact: true }).waitFor();
  });

  it('has what is known of a delegate in place of a proof that there is not', async () => {
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`, undefined, { viewport: { width: 1366, height: 768 } });
    const leftOf = async (name: string) => {
      const panel = page.getByRole('region', { name, exact: true });
      await panel.waitFor();
      return (await panel.boundingBox())?.x ?? NaN;
    };
    const ticket = await leftOf('Ticket');
    for (const name of ['Details', 'Registration', 'Proof of payment'])
      expect([name, (await leftOf(name)) < ticket]).toEqual([name, true]);
    await upload(id, await picture('#1668d9'));
    await page.reload();
    expect((await leftOf('Details')) > (await leftOf('Proof of payment'))).toBe(true);
  });

  it('keeps the whole picture and the buttons that decide in one view of 1366 × 657', async () => {
    const { id } = await register();
    // As tall as the screenshots of telephones are.
    const tall = aPicture(540, 1170, '#246');
    await upload(id, await tall);
    const page = await openDesk(`/delegates/${id}`, undefined, { viewport: { width: 1366, height: 657 } });
    const picture = page.getByAltText(/^Proof of payment of/);
    await picture.waitFor();
    await until(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalHeight > 0));
    for (const part of [picture, page.getByRole('button', { name: /^Verify ₱/ })]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(657);
    }
    await page.context().close();
  });

  it('enlarges, turns, opens and replaces the proof', async () => {
    const { id } = await register();
    await upload(id, await picture('#1668d9'));
    const page = await openDesk(`/delegates/${id}`);
    const proof = page.getByAltText(/^Proof of payment of/);
    const before = (await proof.boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect((await proof.boundingBox())?.width).toBeCloseTo(before * 1.5, -1);
    await page.getByRole('button', { name: 'Rotate' }).click();
    // A quarter turn, which the sine of the angle says.
    const sine = () => proof.evaluate((img) => new DOMMatrix(getComputedStyle(img).transform).b);
    await until(async () => (await sine()) > 0.99);
    const original = page.getByRole('link', { name: 'Open original in a new tab' });
    expect(await original.getAttribute('href')).toContain(`/api/v1/delegates/${id}/proof-of-payment`);

    const source = await proof.getAttribute('src');
    const file = { name: 'new.png', mimeType: 'image/png', buffer: await picture('#3f6b3a') };
    await page.getByLabel('Picture of the proof').setInputFiles(file);
    await page.getByText('You have uploaded the proof of payment successfully').waitFor();
    await page.waitForFunction(
      (old) => document.querySelector('img[alt^="Proof"]')?.getAttribute('src') !== old,
      source,
    );

    const text = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await page.getByLabel('Picture of the proof').setInputFiles(text);
    await page
      .getByRole('alert')
      .filter({ hasText: /JPEG, PNG or WebP/ })
      .waitFor();
  });

  it('saves fields, keeps the history, makes the code and prints the badge with it', async () => {
    const { id } = await register({ first_name: 'Badge', last_name: 'Holder' });
    const page = await openDesk(`/delegates/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Church').fill('Victory Cebu');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('row', { name: 'Church Grace Community Church Victory Cebu' }).waitFor();
    expect((await stored<Stored>(`/delegates/${id}`)).church_name).toBe('Victory Cebu');

    await page.getByRole('button', { name: 'Make QR code' }).click();
    await page.getByText('You have generated the QR code successfully').waitFor();
    await page.getByAltText('QR code of Badge Holder').waitFor();
    await page.getByRole('link', { name: 'Print badge' }).click();
    const code = page.getByAltText('QR code of Badge');
    await code.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    // It is drawn a moment after it stands there; a broken one fails.
    await code.evaluate((img: HTMLImageElement) => img.decode());
  });
});

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
