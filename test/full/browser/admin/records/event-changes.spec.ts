import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { openPage } from '../../../../support/browser/browser.js';
import { DESKTOP, looked, mailShown, PHONE } from '../../../../support/browser/sound.js';
import { signInByLink, wedge } from '../../../../support/desks/door-page.js';
import { startOwnDesk } from '../../../../support/desks/own-desk.js';
import { fixture } from '../../../../support/jest/fixture.js';
import { call, dataOf } from '../../../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../../../support/requests/proof-uploader.js';
import { aDelegate, anEvent } from '../../../../support/requests/records.js';
import { until } from '../../../../support/server/until.js';

const desk = fixture(() => startOwnDesk());

type Ev = { id: string; slug: string };
type Guest = { id: string; uuid: string };
const make = async (change: object) =>
  dataOf<Ev>(await call(desk, 'POST', '/events', { as: desk.admin, body: anEvent({ ...change }) }));
const guest = async ({ slug }: Ev, n: number, change: object = {}) =>
  dataOf<Guest>(
    await call(desk, 'POST', '/delegates', {
      as: desk.admin,
      body: aDelegate({ event: slug, email: `${slug}-${n}@church.example`, ...change }),
    }),
  );
const pay = ({ id }: Guest) =>
  call(desk, 'PUT', `/delegates/verify/${id}`, { as: desk.admin, body: { payment_status: true } });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

it('is cancelled in two clicks, with what goes back before the eyes; all pages say so, and one click undoes it', async () => {
  const event = await make({ slug: 'youth-camp', name: 'Youth Camp' });
  const guests = [];
  for (let n = 0; n < 5; n += 1)
    guests.push(await guest(event, n, n > 3 ? { payment_mode: 'bank-transfer' } : {}));
  for (const one of guests.slice(2)) await pay(one);
  const [first, , paid] = guests as [Guest, Guest, Guest];
  await call(desk, 'PATCH', `/delegates/qr-code/${paid.id}`, { as: desk.admin });
  await sendProof(desk.url, first.uuid, await noisyPicture(24));

  const page = await desk.open(`/admin/events/${event.id}/overview`, desk.admin, { viewport: DESKTOP });
  await page.getByRole('link', { name: 'Cancel…' }).click();
  await heading(page, 'Cancel Youth Camp');
  await page.getByText('₱7,500.00', { exact: true }).waitFor();
  await page.getByText('₱5,000.00 to 2 payers').waitFor();
  await looked(page, 'cancel');
  await mailShown(page, 'Youth Camp will not take place');
  await page.getByRole('button', { name: 'Cancel it and write to 5 addresses' }).click();
  await page.getByText(/cancelled this event/).waitFor();
  expect(await page.getByText('Free now').count()).toBe(0);
  await looked(page, 'cancelled-overview');
  await page.goBack();
  await page.getByText('Youth Camp is cancelled.').waitFor();
  await looked(page, 'cancelled-back');
  await page.goForward();

  const site = await openPage({ baseURL: desk.url, viewport: DESKTOP });
  await until(async () => {
    await site.goto('/register/youth-camp');
    return (await site.getByRole('heading', { level: 1 }).textContent()) === 'This event is cancelled';
  });
  expect(await site.getByRole('button', { name: 'Submit' }).count()).toBe(0);
  expect(await site.content()).toContain('https://schema.org/EventCancelled');
  await looked(site, 'cancelled-site');
  await site.goto(`/thank-you/${paid.uuid}`);
  await heading(site, 'This event is cancelled');
  await site.getByText('To be refunded').waitFor();
  expect(await site.getByRole('img', { name: /QR code/ }).count()).toBe(0);
  await looked(site, 'cancelled-ticket');
  await site.emulateMedia({ media: 'print' });
  expect(await site.getByText('will not take place', { exact: false }).isVisible()).toBe(true);
  await site.emulateMedia({ media: 'screen' });
  await site.goto(`/thank-you/${first.uuid}`);
  await heading(site, 'This event is cancelled');
  await site.getByText('We have your receipt and are still checking it', { exact: false }).waitFor();
  expect(await site.getByText('How to pay').count()).toBe(0);
  const plain = await fetch(`${desk.url}/api/v1/delegates/uuid/${paid.uuid}/ticket.html`).then((answer) =>
    answer.text(),
  );
  expect(plain).toContain('This event is cancelled');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone: all is as it was').waitFor();
  await until(async () => {
    await site.goto('/register/youth-camp');
    return (await site.getByRole('heading', { level: 1 }).textContent()) !== 'This event is cancelled';
  });
  await site.goto(`/thank-you/${paid.uuid}`);
  await site.getByRole('img', { name: /QR code/ }).waitFor();
  await site.close();
});

it('speaks of no payment where the event is free, and says so where a colleague was faster', async () => {
  const event = await make({ slug: 'open-day', name: 'Open Day', fee_centavos: 0 });
  for (let n = 0; n < 3; n += 1) await guest(event, n);
  const money = /₱|\b(pay|paid|payment|return|proof|receipt)/i;
  const page = await desk.open(`/admin/events/${event.id}/overview`, desk.admin, { viewport: DESKTOP });
  await page.getByRole('region', { name: 'Places' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(money);
  expect(await page.getByRole('main').getByRole('link', { name: 'Journal' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Cancel…' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel it and write to 3 addresses', disabled: false });
  await cancel.waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(money);
  const colleague = await desk.staff();
  // Else the page may hear of it, and say so, before the button is pressed.
  let readOn = () => {};
  const held = new Promise<void>((go) => (readOn = go));
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  expect((await call(desk, 'POST', `/events/${event.id}/cancel`, { as: colleague, body: {} })).status).toBe(
    200,
  );
  const refused = page.waitForResponse(`**/events/${event.id}/cancel`);
  await cancel.click();
  await refused;
  readOn();
  await page.getByRole('status').filter({ hasText: 'Open Day is cancelled.' }).first().waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Cancel it/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'The event at a glance' }).click();
  await page.getByText(/cancelled this event/).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(money);
  await looked(page, 'cancelled-free-overview');
  const mails = dataOf<object[]>(
    await call(desk, 'GET', `/events/${event.id}/guest-mails`, { as: desk.admin }),
  );
  expect(mails).toHaveLength(1);
  await page.context().close();
});

it('is one cancellation where the answer is lost and the button is pressed again', async () => {
  const event = await make({ slug: 'lost-answer', name: 'Lost Answer' });
  await guest(event, 0);
  const page = await desk.open(`/admin/events/${event.id}/cancel`, desk.admin, { viewport: DESKTOP });
  const cancel = page.getByRole('button', { name: 'Cancel it and write to 1 address', disabled: false });
  await cancel.waitFor();
  // It reaches the server, and no answer comes back.
  await page.route(`**/api/v1/events/${event.id}/cancel`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await cancel.click();
  await page.getByRole('status').filter({ hasText: 'Lost Answer is cancelled.' }).first().waitFor();
  await page.getByRole('link', { name: 'The event at a glance' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone: all is as it was').waitFor();
  await page.getByRole('link', { name: 'Cancel…' }).waitFor();
  await page.context().close();
});

it('is known at the door on the day: each ticket is refused with the reason', async () => {
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const event = await make({ slug: 'today', name: 'Today', starts_at: at(-1), ends_at: at(8) });
  const one = await guest(event, 0);
  await pay(one);
  const door = await openPage({ baseURL: desk.url, viewport: PHONE });
  await signInByLink(door, desk, desk.admin, { gate: 'North', event: event.id });
  await wedge(door, `https://stealthland.ph/thank-you/${one.uuid}`);
  await door.locator('.result[data-outcome="welcome"]').waitFor();
  expect((await call(desk, 'POST', `/events/${event.id}/cancel`, { as: desk.admin, body: {} })).status).toBe(
    200,
  );
  await wedge(door, `https://stealthland.ph/thank-you/${one.uuid}`);
  await door.locator('.result[data-outcome="cancelled"]', { hasText: 'The event is cancelled' }).waitFor();
  await looked(door, 'cancelled-door');
  await door.context().close();
});

it('is paid back in bulk, by way: all of GCash in one step, the rest one by one', async () => {
  const event = await make({ slug: 'paid-back', name: 'Paid Back' });
  for (let n = 0; n < 4; n += 1)
    await pay(
      await guest(event, n, n > 2 ? { payment_mode: 'bank-transfer' } : { first_name: `Ana${'abc'[n]}` }),
    );
  await call(desk, 'POST', `/events/${event.id}/cancel`, { as: desk.admin, body: {} });
  const page = await desk.open(`/admin/events/${event.id}/overview`, desk.admin, { viewport: DESKTOP });
  await page.getByRole('link', { name: '₱10,000.00' }).click();
  await page.getByText('₱10,000.00 to 4 payers').waitFor();
  await page.getByLabel('Paid by').selectOption('GCash');
  await page.getByLabel('Choose all 3').check();
  await looked(page, 'to-return-chosen');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the list (CSV)' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['GCash', 'GCash', 'GCash']);
  await page.getByRole('button', { name: 'Enter what was paid back…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paid back: ₱7,500.00 to 3 payers' });
  await dialog.getByLabel(/^Reference number/).fill('BATCH 1');
  await looked(page, 'to-return-many');
  await dialog.getByRole('button', { name: 'Enter it' }).click();
  await page.getByText('Entered: ₱7,500.00 to 3 payers, whom we email.').waitFor();
  await page.getByText('₱2,500.00 to one payer').waitFor();
  expect(await page.getByRole('button', { name: /^Enter the refund to/ }).count()).toBe(1);
  await page.context().close();
});
