import { axe, axeDayAndNight } from '../../../support/browser/axe.js';
import { quiet } from '../../../support/browser/browser.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { payers } from '../../../support/payments/payers.js';
import { asking } from '../../../support/requests/callers.js';
import { mark } from '../admin-desk.js';

/** Of its own: its payments have the first numbers. */
const ask = asking(() => ({ api: desk, as: desk.admin }));
const last_name = mark();
let delegate = '';
const desk = fixture(() => startOwnDesk());
beforeAll(async () => {
  const { register } = payers(ask, () => desk);
  delegate = (await register({ last_name })).id;
  const { id } = await ask<{ id: string }>('GET', `/registrations/${delegate}`);
  for (const payment of [
    { amount_centavos: 50_050, channel: 'cash', received_on: '2026-11-20', receipt_number: 'A-017' },
    { amount_centavos: 99_950, channel: 'gcash', reference: '9012345678901' },
  ])
    await ask('POST', `/registrations/${id}/payments`, payment);
});

const WIDE = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 } };

it('is opened from the journal, fits one sheet of paper, and is printed by its button', async () => {
  const page = await desk.open('/admin/movements', desk.admin, WIDE);
  await page.getByRole('link', { name: '000001', exact: true }).click();
  const sheet = page.getByRole('article');
  await sheet.getByRole('heading', { name: 'Acknowledgement of payment No. 000001' }).waitFor();
  const text = await sheet.innerText();
  for (const words of [
    last_name,
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
  expect(await page.title()).toBe('Acknowledgement of payment 000001');
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
  await ask('PUT', `/delegates/verify/${delegate}`, { payment_status: false });
  const page = await desk.open(`/admin/delegates/${delegate}`, desk.admin, WIDE);
  const own = page.getByRole('region', { name: 'Registration' }).getByRole('listitem');
  await own
    .filter({ hasText: '9012345678901' })
    .getByRole('link', { name: 'Acknowledgement 000002' })
    .click();
  const sheet = page.getByRole('article');
  await sheet.getByText('This payment was taken back. It counts as not received.').waitFor();
  await sheet.getByText('GCash, reference 9012345678901').waitFor();
  expect(await sheet.innerText()).toMatch(/Still to be paid\s+₱1,500.00/);
  const phone = await desk.open('/admin/movements', desk.admin, PHONE);
  await phone.getByRole('link', { name: 'Acknowledgement 000001' }).click();
  await phone.getByRole('article').waitFor();
  expect(await axe(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

it('says so where there is no such payment', async () => {
  const page = await desk.open(
    '/admin/acknowledgement?of=0197a3c2-6f1e-7c40-8d2b-5a0c9e7b1f34',
    desk.admin,
    WIDE,
  );
  await page.getByRole('alert').getByText('Payment not found').waitFor();
  expect(await page.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
  const empty = await desk.open('/admin/acknowledgement', desk.admin, WIDE);
  await empty.getByRole('alert').getByText('There is no such payment.').waitFor();
});
