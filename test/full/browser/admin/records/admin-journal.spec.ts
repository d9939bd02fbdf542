import { readFile } from 'node:fs/promises';
import readXlsx from 'read-excel-file/universal';
import { mark } from '../../../../browser/admin/admin-desk.js';
import { axe, axeDayAndNight } from '../../../../support/browser/axe.js';
import { quiet } from '../../../../support/browser/browser.js';
import { fits } from '../../../../support/browser/sound.js';
import { startOwnDesk } from '../../../../support/desks/own-desk.js';
import { fixture } from '../../../../support/jest/fixture.js';
import { payers } from '../../../../support/payments/payers.js';
import { asking } from '../../../../support/requests/callers.js';
import { anEvent } from '../../../../support/requests/records.js';

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
const PHONE = { viewport: { width: 390, height: 844 } };
/** Who pays a part in cash, at the desk. */
let payer = '';

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

it('fits a phone', async () => {
  const phone = await desk.open('/admin/movements', desk.admin, PHONE);
  await phone.getByText('-₱300.00').first().waitFor();
  expect(await axe(phone)).toEqual([]);
  expect(await fits(phone)).toBe(true);
});

it('enters cash in part with its day and the number of its receipt, and shows what is owed then', async () => {
  const { register } = payers(ask, () => desk);
  const { id } = await register({ last_name: 'Zamora' });
  payer = id;
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
  const phone = await desk.open(`/admin/delegates/${id}`, desk.admin, PHONE);
  await phone.getByRole('button', { name: 'Enter a payment' }).click();
  await phone.getByLabel('Day received').waitFor();
  expect(await axe(phone)).toEqual([]);
});

describe('the acknowledgement of a payment', () => {
  it('is opened from the journal, fits one sheet of paper, and is printed by its button', async () => {
    const { id } = await ask<{ id: string }>('GET', `/registrations/${payer}`);
    const rest = { amount_centavos: 99_950, channel: 'gcash', reference: '9012345678901' };
    await ask('POST', `/registrations/${id}/payments`, rest);
    const page = await desk.open('/admin/movements', desk.admin, WIDE);
    await page.getByRole('link', { name: '000004', exact: true }).click();
    const sheet = page.getByRole('article');
    await sheet.getByRole('heading', { name: 'Acknowledgement of payment No. 000004' }).waitFor();
    const text = await sheet.innerText();
    for (const words of [
      'Zamora',
      '₱500.50',
      'Five hundred pesos and fifty centavos only',
      'November 20, 2026',
      'Cash',
      'A-017',
      'Common Ground 2027, registration',
      'It is not an official receipt.',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/taken back|still to be paid/i);
    expect(await page.title()).toBe('Acknowledgement of payment 000004');
    expect(await axeDayAndNight(page, () => quiet(page))).toEqual([]);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('body[data-printed]').waitFor({ state: 'attached' });
    // On paper stands the sheet alone.
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('is opened from a registration’s payments, and says that the payment was taken back', async () => {
    await ask('PUT', `/delegates/verify/${payer}`, { payment_status: false });
    const page = await desk.open(`/admin/delegates/${payer}`, desk.admin, WIDE);
    const own = page.getByRole('region', { name: 'Registration' }).getByRole('listitem');
    await own
      .filter({ hasText: '9012345678901' })
      .getByRole('link', { name: 'Acknowledgement 000005' })
      .click();
    const sheet = page.getByRole('article');
    await sheet.getByText('This payment was taken back. It counts as not received.').waitFor();
    await sheet.getByText('GCash, reference 9012345678901').waitFor();
    expect(await sheet.innerText()).toMatch(/Still to be paid\s+₱1,500.00/);
    const phone = await desk.open('/admin/movements', desk.admin, PHONE);
    await phone.getByRole('link', { name: 'Acknowledgement 000004' }).click();
    await phone.getByRole('article').waitFor();
    expect(await axe(phone)).toEqual([]);
    expect(await fits(phone)).toBe(true);
    // Where there is no such payment, it says so.
    for (const [of, words] of [
      ['?of=0197a3c2-6f1e-7c40-8d2b-5a0c9e7b1f34', 'Payment not found'],
      ['', 'There is no such payment.'],
    ] as const) {
      await phone.goto(`/admin/acknowledgement${of}`);
      await phone.getByRole('alert').getByText(words).waitFor();
      expect(await phone.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
    }
  });
});

it('counts the cash of a person: a difference takes its reason, and the slip is for paper', async () => {
  const { register } = payers(ask, () => desk);
  const { id, event_id } = await ask<{ id: string; event_id: string }>(
    'GET',
    `/delegates/${(await register()).id}`,
  );
  const registration = await ask<{ id: string }>('GET', `/registrations/${id}`);
  const payment = { amount_centavos: 150_000, channel: 'cash' };
  await ask('POST', `/registrations/${registration.id}/payments`, payment);
  const { in_hand } = await ask<{ in_hand: { expected_centavos: number }[] }>(
    'GET',
    `/events/${event_id}/cash`,
  );
  const expected = in_hand.at(-1)?.expected_centavos ?? 0;
  const page = await desk.open(`/admin/events/${event_id}/overview`, desk.admin, WIDE);
  await page.getByRole('link', { name: 'Cash', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Cash: / }).waitFor();
  await page
    .getByRole('button', { name: /^Count the cash of / })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Counted').fill(String(expected / 100 - 100));
  await dialog.getByText('₱100.00 missing').waitFor();
  await dialog.getByLabel('Why it differs').fill('One note is missing');
  await page.keyboard.press('Enter');
  await page.getByText('It is counted and closed').waitFor();
  await page.getByText('One note is missing').waitFor();
  await page.getByRole('link', { name: 'Slip' }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Cash handed over/ }).waitFor();
  await page.getByText('₱100.00 missing: One note is missing').waitFor();
});
