import { readFile } from 'node:fs/promises';
import readXlsx from 'read-excel-file/universal';
import { axe, axeDayAndNight } from '../../../../support/browser/axe.js';
import { quiet } from '../../../../support/browser/browser.js';
import { startOwnDesk } from '../../../../support/desks/own-desk.js';
import { fixture } from '../../../../support/jest/fixture.js';
import { payers } from '../../../../support/payments/payers.js';
import { asking } from '../../../../support/requests/callers.js';
import { anEvent } from '../../../../support/requests/records.js';

/** Of its own: all that was received is added up. */
const ask = asking(() => ({ api: desk, as: desk.admin }));
const desk = fixture(() => startOwnDesk());
let camp = { id: '', slug: '' };
let free = { id: '', slug: '' };
beforeAll(async () => {
  const { register } = payers(ask, () => desk);
  camp = await ask('POST', '/events', anEvent({ slug: 'camp', name: 'Camp', fee_centavos: 150_000 }));
  free = await ask('POST', '/events', anEvent({ slug: 'evening', name: 'Evening', fee_centavos: 0 }));
  const of = (church_name: string, event = camp) => register({ event: event.slug, church_name });
  await of('grace community');
  const { id } = await of('Grace Community');
  await of('Iglesia ng Pag-asa');
  await of('Pag-asa Church');
  await of('', camp);
  await of('Hope', free);
  await ask('POST', `/registrations/${id}/payments`, {
    ...{ amount_centavos: 180_000, channel: 'cash', received_on: '2026-11-02' },
  });
});
const WIDE = { viewport: { width: 1366, height: 768 } };

it('adds up an event by church, and puts spellings together and apart', async () => {
  const page = await desk.open(`/admin/events/${camp.id}/overview`, desk.admin, WIDE);
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reports: Camp' }).waitFor();
  const table = page.getByRole('table');
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await row('Grace Community').waitFor();
  expect(await row('All').innerText()).toMatch(/All\s+5\s+₱7,500.00\s+₱1,800.00\s+₱6,000.00\s+₱300.00/);
  expect(await axeDayAndNight(page, () => quiet(page))).toEqual([]);
  // What differs by its letters alone is offered; the rest is chosen by hand.
  await page.getByRole('button', { name: 'Put together: Grace Community, grace community' }).click();
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Grace Community');
  await page.getByRole('dialog').getByRole('button', { name: 'Put together' }).click();
  await row('Also written: grace community').waitFor();
  expect(await row('Also written: grace community').innerText()).toMatch(/\s2\s+₱3,000.00/);
  await page.getByRole('checkbox', { name: 'Choose Iglesia ng Pag-asa' }).check();
  await page.getByRole('checkbox', { name: 'Choose Pag-asa Church' }).check();
  await page.getByText('2 chosen').waitFor();
  await page.getByRole('button', { name: 'Put together', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Pag-asa');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await row('Pag-asa').waitFor();
  // Whom the row counts.
  await row('Pag-asa').getByRole('link', { name: '2' }).click();
  await page.getByText('Church, in any spelling: Pag-asa').waitFor();
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await rows.nth(1).waitFor();
  expect(await rows.count()).toBe(2);
  await page.goBack();
  // Without the notes of what was done.
  await page.reload();
  await page.getByRole('button', { name: 'Spellings of Pag-asa' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Pag-asa Church' }).uncheck();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take apart' }).click();
  await row('Iglesia ng Pag-asa').waitFor();
});

it('has the sums of the journal by day and way, on paper and as a file for Excel', async () => {
  const page = await desk.open(`/admin/reports?event=${camp.id}&by=day`, desk.admin, WIDE);
  const all = page.getByRole('row').filter({ hasText: /^All/ });
  await all.waitFor();
  expect(await all.innerText()).toMatch(/All\s+1\s+₱1,800.00\s+₱0.00\s+₱1,800.00/);
  await page.getByText('November 2, 2026').waitFor();
  await page.getByRole('link', { name: 'Way to pay' }).click();
  await page.getByRole('rowheader', { name: 'Cash' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Excel' }).click(),
  ]);
  const file = await readFile(await download.path());
  const [sheet] = await readXlsx(new Uint8Array(file).buffer);
  expect(sheet?.data.slice(0, 2)).toEqual([
    ['Way', 'Movements', 'Came in', 'Paid back', 'Received'],
    ['Cash', 1, 1800, 0, 1800],
  ]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page.getByText(/^Way to pay · As of/).waitFor();
});

it('says of a free event how many come, and no word of money', async () => {
  const page = await desk.open(`/admin/reports?event=${free.id}`, desk.admin, {
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole('rowheader', { name: 'Hope' }).waitFor();
  const text = await page.getByRole('main').innerText();
  expect(text).not.toMatch(/₱|paid|pay|received|owed|due|price/i);
  expect(await axe(page)).toEqual([]);
});

it('shows on Today the lines of statements that wait, as many as the list that it opens has', async () => {
  const row = (amount_centavos: number, n: number) => ({
    ...{ line: n + 2, amount_centavos, name: `PAYER ${n}`, day: '2026-11-20' },
  });
  const quietly = await desk.open('/admin', desk.admin, WIDE);
  await quietly.getByText('No proof is waiting.').waitFor();
  expect(await quietly.getByText('Lines of statements waiting').count()).toBe(0);
  await ask('POST', '/statements/keep', {
    ...{ channel: 'gcash', name: 'gcash.csv', digest: '1', unread_lines: [] },
    rows: Array.from({ length: 8 }, (_, n) => row(12_345 + n, n)),
  });
  const page = await desk.open('/admin', desk.admin, WIDE);
  const panel = page.getByRole('region', { name: 'Lines of statements waiting' });
  await panel.getByText('PAYER 0').waitFor();
  expect(await panel.getByRole('listitem').count()).toBe(6);
  await panel.getByRole('link', { name: 'All 8 lines that wait' }).click();
  const rows = page.getByRole('row').filter({ hasText: 'PAYER' });
  await rows.nth(7).waitFor();
  expect(await rows.count()).toBe(8);
});
