import { readFile } from 'node:fs/promises';
import readXlsx from 'read-excel-file/universal';
import { axe, axeDayAndNight } from '../../../support/browser/axe.js';
import { quiet } from '../../../support/browser/browser.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { payers } from '../../../support/payments/payers.js';
import { asking, call } from '../../../support/requests/callers.js';
import { anEvent } from '../../../support/requests/records.js';
import { mark } from '../admin-desk.js';

/** Of its own: the sums of all movements are looked at. */
const ask = asking(() => ({ api: desk, as: desk.admin }));
const last_name = mark();
let delegate = '';
const desk = fixture(() => startOwnDesk());
beforeAll(async () => {
  const { register, paidPart } = payers(ask, () => desk);
  delegate = (await register({ last_name })).id;
  const proof = await paidPart(delegate, 50_000, 91);
  await desk.db.query("UPDATE proof SET read_paid_on = '2026-11-20' WHERE id = $1", [proof]);
  await paidPart(delegate, 130_000, 92);
  const { id } = await ask<{ id: string }>('GET', `/registrations/${delegate}`);
  await ask('POST', `/registrations/${id}/refunds`, {
    ...{ amount_centavos: 30_000, channel: 'bank-transfer', reference: '+77', note: 'Paid too much' },
  });
  await paidPart((await register()).id, 150_000, 93);
});

const WIDE = { viewport: { width: 1440, height: 850 } };

it('shows an event’s money row by row, with what the rows add up to, and leads to who paid', async () => {
  const [event] = await ask<{ id: string }[]>('GET', '/events');
  const page = await desk.open(`/admin/events/${event?.id}/overview`, desk.admin, WIDE);
  await page.getByRole('link', { name: 'Journal' }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor();
  const sums = page.getByRole('group', { name: 'What these movements add up to' });
  await sums.getByText('₱3,300.00').waitFor();
  expect(await sums.innerText()).toMatch(/Came in\s+₱3,300.00\s+Paid back\s+₱300.00\s+Kept\s+₱3,000.00/);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await rows.nth(3).waitFor();
  expect(await rows.count()).toBe(4);
  const refund = rows.filter({ hasText: 'Paid too much' });
  expect(await refund.innerText()).toMatch(/Paid back\s+-₱300.00.*Bank transfer.*\+77/s);
  await rows.filter({ hasText: '₱500.00' }).getByText('Nov 20').waitFor();
  expect(await axeDayAndNight(page, () => quiet(page))).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Paid back', exact: true }).click();
  await sums.getByText('-₱300.00').waitFor();
  await rows.nth(1).waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(1);
  await refund.getByRole('link', { name: new RegExp(last_name) }).click();
  const own = page.getByRole('region', { name: 'Registration' }).getByRole('listitem');
  await own.filter({ hasText: '₱500.00' }).getByText('received November 20, 2026').waitFor();
  await own.filter({ hasText: '-₱300.00' }).getByText('Paid too much').waitFor();
  expect(await axe(page)).toEqual([]);
});

it('is a file for Excel whose sums and days are numbers', async () => {
  const page = await desk.open('/admin/movements', desk.admin, WIDE);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^movements-\d{4}-\d\d-\d\d\.xlsx$/);
  const file = await readFile(await download.path());
  const [sheet] = await readXlsx(new Uint8Array(file).buffer);
  const cells = JSON.parse(JSON.stringify(sheet?.data)) as unknown[][];
  const [heads = [], ...rows] = cells;
  const at = (head: string) => heads.indexOf(head);
  expect(rows.map((row) => row[at('Sum')])).toEqual([1500, -300, 1300, 500]);
  expect(rows.map((row) => row[at('Reference')])).toEqual([null, '+77', null, null]);
  expect(rows[3]?.[at('Received')]).toBe('2026-11-20T00:00:00.000Z');
  for (const row of rows) expect(row[at('Entered')]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.\d{3}Z$/);
  await page.getByText('The Excel file is in your downloads').waitFor();
});

it('needs no scrolling sideways at 1366, with the events of all', async () => {
  await ask('POST', '/events', anEvent({ slug: 'second', name: 'Leaders and Treasurers of the South 2027' }));
  const page = await desk.open('/admin/movements', desk.admin, { viewport: { width: 1366, height: 768 } });
  const table = page.getByRole('region', { name: 'Journal' });
  await table.getByRole('columnheader', { name: 'Event' }).waitFor();
  await table.getByText('Paid too much').waitFor();
  const widths = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths[0]).toBe(widths[1]);
  // What lost its column stands under another value.
  await table.getByText('+77').waitFor();
});

it('fits a phone, and is no page of a free event or of whoever has no events', async () => {
  const phone = await desk.open('/admin/movements', desk.admin, { viewport: { width: 390, height: 844 } });
  await phone.getByText('-₱300.00').first().waitFor();
  expect(await axe(phone)).toEqual([]);
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  const free = await ask<{ id: string }>(
    'POST',
    '/events',
    anEvent({ slug: 'free', name: 'Free', fee_centavos: 0 }),
  );
  const page = await desk.open(`/admin/events/${free.id}/overview`, desk.admin, WIDE);
  await page.getByRole('heading', { level: 1, name: /^Free/ }).waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: 'Journal' }).count()).toBe(0);
  const agent = await desk.open('/admin/movements', await desk.staff('agent'), WIDE);
  await agent.getByText('Not for your role').waitFor();
  expect((await call(desk, 'GET', '/movements', { as: await desk.staff('agent') })).status).toBe(403);
});

it('enters cash in part with its day and the number of its receipt, and shows what is owed then', async () => {
  const { register } = payers(ask, () => desk);
  const { id } = await register({ last_name: mark() });
  const page = await desk.open(`/admin/delegates/${id}`, desk.admin, WIDE);
  await page.getByRole('button', { name: 'Enter a payment' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Amount, in pesos').inputValue()).toBe('1,500');
  await dialog.getByLabel('Amount, in pesos').fill('500.50');
  await dialog.getByLabel('Day received').fill('2026-11-20');
  await dialog.getByLabel('Number of the receipt you gave').fill('A-017');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const own = page.getByRole('region', { name: 'Registration' }).getByRole('listitem');
  await own.filter({ hasText: '₱500.50' }).getByText('received November 20, 2026').waitFor();
  await own.filter({ hasText: 'receipt no. A-017' }).waitFor();
  await page.getByText('₱999.50').first().waitFor();
  // What is no sum is said beside the form, which keeps what was typed.
  await page.getByRole('button', { name: 'Enter a payment' }).click();
  await dialog.getByLabel('Amount, in pesos').fill('some');
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await dialog.getByRole('alert').waitFor();
  const phone = await desk.open(`/admin/delegates/${id}`, desk.admin, {
    viewport: { width: 390, height: 844 },
  });
  await phone.getByRole('button', { name: 'Enter a payment' }).click();
  await phone.getByLabel('Day received').waitFor();
  expect(await axe(phone)).toEqual([]);
});
