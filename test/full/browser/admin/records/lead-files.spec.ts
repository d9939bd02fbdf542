import type { Page } from 'playwright-core';
import { startOwnDesk } from '../../../../support/desks/own-desk.js';
import { fixture } from '../../../../support/jest/fixture.js';
import {
  CAROUSELL,
  DOT_PROPERTY,
  EXCEL,
  LAMUDI,
  META,
  RUINED,
  type SampleFile,
} from '../../../../support/leads/lead-files.js';
import { call } from '../../../../support/requests/callers.js';

const desk = fixture(() => startOwnDesk());

const choose = ({ name, bytes }: SampleFile, page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
const text = (name: string, all: string): SampleFile => ({ name, bytes: Buffer.from(all, 'latin1') });
const preview = (page: Page) => page.getByRole('button', { name: 'Preview the import' }).click();
const rowsOf = async (page: Page) =>
  (await page.locator('main tbody tr').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));

interface Kept {
  name: string;
  phone_number: string | null;
  received: string;
  campaign: string | null;
}
const keptOf = async (file: string) =>
  (
    await desk.db.query<Kept>(
      `SELECT first_name || '|' || last_name AS name, phone_number, utm_campaign AS campaign,
              to_char(received_at AT TIME ZONE 'Asia/Manila', 'MM-DD HH24:MI') AS received
         FROM inquiry i JOIN lead_import b ON b.id = import_id WHERE file_name = $1 ORDER BY i.id`,
      [file],
    )
  ).rows.map(({ name, phone_number, received, campaign }) => [name, phone_number, received, campaign]);

it('takes five shapes of files untouched, and shows what would come of each row', async () => {
  const page = await desk.open('/admin/inquiry-import', await desk.staff('manager'));
  await page.getByRole('heading', { level: 1, name: 'Import leads' }).waitFor();
  const bring = async (file: SampleFile, added: number) => {
    await choose(file, page);
    await page.getByText(new RegExp(`^${file.name.replace(/[()]/g, '.')}: \\d+ rows?$`)).waitFor();
    await preview(page);
    await page.getByRole('button', { name: `Add ${added} lead` }).click();
    await page.getByText(new RegExp(`^${added} leads? (is|are) added$`)).waitFor();
    return keptOf(file.name);
  };
  expect(await bring(META, 2)).toEqual([
    ['Niña|dela Peña', '639171230001', '11-20 09:12', 'Alpha Tower November'],
    ['Maria|De Los Santos', '639171230002', '11-21 10:05', 'Alpha Tower November'],
  ]);
  expect(await bring(LAMUDI, 2)).toEqual([
    ['Roberto Jr.|Peña', '639171230003', '11-25 14:05', null],
    ['Ana Mae|San Juan', '63281234567', '11-03 08:30', null],
  ]);
  expect(await bring(DOT_PROPERTY, 2)).toEqual([
    ['Jérôme|Villanueva', '639171230004', '11-26 21:15', null],
    ['Ligaya|', '639171230005', '11-02 00:00', null],
  ]);
  expect(await bring(CAROUSELL, 2)).toEqual([
    ['Jun-Jun|Sto. Domingo', '639171230006', '11-26 08:15', null],
    ['=1+2|', '639171230007', '11-26 08:16', null],
  ]);
  expect(await bring(EXCEL, 2)).toEqual([
    ['Juan Miguel|dela Cruz', '639171230008', '11-26 10:30', null],
    ['Liza|Cruz-Reyes', '639171230009', '11-25 00:00', null],
  ]);
  // The same file once more makes none, and it is said.
  await choose(META, page);
  await page.getByText(/imported this file before \(.*, 2 leads\)\. Nothing is added twice\.$/).waitFor();
  await preview(page);
  await page.getByText('2 rows are imported already · 1 row cannot be added', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Add \d/ }).isDisabled()).toBe(true);
});

it('a row is corrected or left out before it enters; who is known is named; what Excel ruined is said', async () => {
  const page = await desk.open('/admin/inquiries/create', await desk.staff('manager'));
  await page.getByRole('link', { name: 'Import a file' }).click();
  await choose(text('leads.xlsx', 'PK\u0003\u0004'), page);
  await page.getByText('This Excel workbook is damaged').waitFor();
  const known = {
    ...{ first_name: 'Known', last_name: 'Santos', email: 'there@example.ph', phone_number: '639175559999' },
    ...{ message: 'Hi', agree_terms: true },
  };
  await call(desk, 'POST', '/inquiry/property', { body: known });
  const file = [
    'Given name;Mobile no.;E-mail;Remarks',
    'Niña;0917 666 0001;nina@example.ph;Wants a studio',
    'Known;;THERE@example.ph;',
    'Niña again;+63 917 666 0001;;',
    'Nobody;12-ab;;',
  ].join('\r\n');
  await choose(text('leads.csv', file), page);
  await preview(page);
  await page
    .getByText('2 rows are new · 1 row is from a known contact · 1 row cannot be added', { exact: true })
    .waitFor();
  expect(await rowsOf(page)).toEqual([
    expect.stringMatching(/^2 Niña 0917 666 0001 · nina@example.ph New/),
    expect.stringMatching(/^3 Known THERE@example.ph Known Known Santos/),
    expect.stringMatching(/^4 Niña again .* Asks the same as in line 2: left out, unless you tick it\./),
    expect.stringMatching(/^5 Nobody 12-ab Cannot be added Mobile no\.: Digits only/),
  ]);
  // On a phone too nothing stands beyond the edge.
  await page.setViewportSize({ width: 390, height: 844 });
  const edges = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(await edges()).toEqual([390, 390]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Add 2 leads' }).waitFor();
  await page.getByRole('checkbox', { name: 'Add line 3' }).uncheck();
  await page
    .getByRole('row', { name: /Nobody/ })
    .getByRole('button', { name: 'Correct' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Line 5 of the file' });
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('0917 666 0002');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add 2 leads' }).click();
  await page.getByText('2 leads are added').waitFor();
  expect((await keptOf('leads.csv')).map(([name, number]) => [name, number])).toEqual([
    ['Niña|', '639176660001'],
    ['Nobody|', '639176660002'],
  ]);
  await choose(RUINED, page);
  await preview(page);
  await page.getByText('Excel has shortened the phone number (6.39171E+11)').first().waitFor();
});

it('goes on where the answer was lost, and adds nobody twice', async () => {
  const page = await desk.open('/admin/inquiry-import', await desk.staff('manager'));
  const rows = Array.from({ length: 250 }, (_, n) => `Ana ${n},0917777${1000 + n}`);
  await choose(text('many.csv', ['Name,Phone', ...rows].join('\n')), page);
  await preview(page);
  const add = page.getByRole('button', { name: 'Add 250 leads' });
  await add.waitFor();
  let calls = 0;
  await page.route('**/inquiry/properties/import', async (route) => {
    // The server took the second hundred; nobody hears of it.
    if ((calls += 1) !== 2) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await add.click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Part of the file is in already, and none of it comes in twice.' })
    .waitFor();
  expect(await keptOf('many.csv')).toHaveLength(200);
  await page.getByRole('button', { name: 'Continue with the rest' }).click();
  await page.getByText('250 leads are added', { exact: true }).waitFor();
  const names = (await keptOf('many.csv')).map(([name]) => name);
  expect([names.length, new Set(names).size]).toEqual([250, 250]);
});

it('a file is taken back: what was worked on stays, and says by whom', async () => {
  const page = await desk.open('/admin/inquiry-import', await desk.staff('manager'));
  await choose(text('back.csv', 'Name,Email\nGo Away,away@example.ph\nWill Stay,stay@example.ph\n'), page);
  await preview(page);
  await page.getByRole('button', { name: 'Add 2 leads' }).click();
  await page.getByText('2 leads are added').waitFor();
  const { rows } = await desk.db.query<{ id: string }>(
    `SELECT id FROM inquiry WHERE email = 'stay@example.ph'`,
  );
  await call(desk, 'PUT', `/inquiry/properties/${rows[0]?.id}/work`, {
    as: desk.admin,
    body: { status: 'contacted' },
  });
  const line = page.getByRole('listitem').filter({ hasText: 'back.csv' });
  await line.getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take back back.csv?' });
  await dialog.getByText('1 stays, since it was worked on:').waitFor();
  await dialog.getByRole('link', { name: 'Will Stay' }).waitFor();
  await dialog.getByRole('button', { name: 'Move 1 to the bin' }).click();
  await page.getByText('Taken back: 1 inquiry is in the bin.').waitFor();
  await line.getByText(/Taken back by .*: 1 went into the bin\.$/).waitFor();
  expect(await line.getByRole('button', { name: 'Take back' }).count()).toBe(0);
  await line.getByRole('link', { name: 'back.csv' }).click();
  await page.getByText('1-1 of 1').waitFor();
  expect(await page.getByText('Go Away').count()).toBe(0);
});
