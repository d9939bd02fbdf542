import { call } from '../support/callers.js';
import { shareByHand } from '../support/inquiry-desk.js';
import { type OwnDesk, startOwnDesk } from '../support/own-desk.js';
import { anInquiry } from '../support/records.js';

jest.setTimeout(240_000);

let desk: OwnDesk;
beforeAll(async () => {
  desk = await startOwnDesk();
  await shareByHand(desk);
});
afterAll(() => desk.close());

const LEADS = 12;
const BY_HAND = ['telephone', 'walk-in', 'messenger', 'referral'] as const;

/**
 * An agent's twenty minutes: twelve leads in four ways (the site, by hand, another program, and one that is there
 * already), a correction, two viewings, a call with a note, two leads handed on, and all of one person. The counts are printed: clicks and keys of the person.
 */
it('an agent enters and corrects a day’s leads, plans viewings, and finds all of one person', async () => {
  const as = await desk.staff('agent');
  await desk.staff('agent'); // whom two are handed to
  const page = await desk.open('/admin/inquiries/create', as, { viewport: { width: 1366, height: 768 } });
  let clicks = 0;
  let keys = 0;
  const press = async (name: string | RegExp, role: 'button' | 'link' | 'option' | 'menuitem' = 'button') => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  const type = async (label: string, text: string) => {
    keys += text.length;
    await page.getByRole('textbox', { name: label }).fill(text);
  };
  const begun = Date.now();

  // By hand, four of them; the last is somebody who has asked before.
  for (const [n, channel] of BY_HAND.entries()) {
    if (n > 0) await page.goto('/admin/inquiries/create');
    await type('First name', `Nena ${n}`);
    await type('Phone number', n === 3 ? '0917 555 0000' : `0917 555 000${n}`);
    if (channel !== 'telephone') {
      clicks += 1;
      await page.getByRole('combobox', { name: 'How they came' }).click();
      await press({ 'walk-in': 'Walk-in', messenger: 'Messenger', referral: 'Referral' }[channel], 'option');
    }
    if (n === 3) await page.getByText('There is an inquiry already').waitFor();
    await press('Add the lead');
    await page.getByRole('heading', { level: 1, name: `Nena ${n}` }).waitFor();
  }
  // By the site and by a program, which takes the agent nothing.
  const key = (
    (
      await call(desk, 'POST', '/api-keys', {
        as: desk.admin,
        body: { name: 'Lead ads', scopes: ['inquiries:write'] },
      })
    ).body as { data: { key: string } }
  ).data.key;
  for (let n = 0; n < 4; n += 1) {
    await call(desk, 'POST', '/inquiry/property', { body: anInquiry({ first_name: `Site ${n}` }) });
    const body = { first_name: `Ad ${n}`, phone_number: `0918555000${n}`, external_id: `ad-${n}` };
    await call(desk, 'POST', '/inquiry/properties', { as: { authorization: `Bearer ${key}` }, body });
  }

  // A correction, and a viewing, of the last one.
  await press('Correct');
  await type('Last name', 'Cruz');
  await press('Save changes');
  await page.getByRole('heading', { level: 1, name: 'Nena 3 Cruz' }).waitFor();
  for (const [n, day] of ['2030-12-01', '2030-12-02'].entries()) {
    if (n === 1) {
      await page.goto('/admin/inquiries');
      await press('Nena 0', 'link');
      await page.getByRole('heading', { level: 1, name: 'Nena 0' }).waitFor();
    }
    await press('Plan the next step');
    clicks += 1;
    await page.getByRole('combobox', { name: 'What it is' }).click();
    await press('A viewing', 'option');
    await page.getByLabel('Next step on').fill(day);
    await page.getByLabel('At (Philippine time)').fill('14:30');
    await type('Project to view', 'Alpha Tower');
    await type('Where you meet', 'Showroom');
    await press('Save changes');
    await page.getByText('Viewing of Alpha Tower, Showroom').waitFor();
  }
  await press('Viewings', 'link');
  await page.getByText('December 1, 2030').waitFor();
  expect(await page.locator('.viewings time').allInnerTexts()).toEqual(['2:30 PM', '2:30 PM']);

  // A call on the first of what the site sent, and what comes of it.
  await page.goto('/admin/inquiries');
  await press('Site 0 Peñaflor', 'link');
  await page.getByRole('heading', { level: 1, name: 'Site 0 Peñaflor' }).waitFor();
  await page.getByRole('link', { name: 'Call' }).evaluate((link) => link.setAttribute('href', '#'));
  await press('Call', 'link');
  await page.getByText('Answered by phone').first().waitFor();
  await type('New note', 'Wants a studio, calls back on Friday');
  await press('Add the note');
  await page.getByText('Wants a studio, calls back on Friday').waitFor();

  // Two go to a colleague at once, chosen from the keyboard, and are no longer seen.
  await press('Inquiries', 'link');
  await page.getByRole('link', { name: 'Site 2 Peñaflor' }).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  keys += 3;
  await press(/^Who answers 2 inquiries/);
  await press('Luz Reyes', 'menuitem');
  await page.getByText('2 inquiries are answered by Luz Reyes').waitFor();
  await page.getByRole('link', { name: 'Site 2 Peñaflor' }).waitFor({ state: 'detached' });

  // Everything of one person, on one page.
  await press('Nena 3 Cruz', 'link');
  await press('All of this person', 'link');
  await page.getByText('Also written Nena 0').waitFor();

  const { rows } = await desk.db.query<{ count: number }>('SELECT count(*)::int AS count FROM inquiry');
  expect(rows[0]?.count).toBe(LEADS);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`An agent’s day: ${clicks} clicks, ${keys} keys, ${seconds} s`);
  expect(clicks).toBeLessThanOrEqual(40);
});

it('a manager imports a file: sees what would come of it, adds it once, and is told of what cannot be added', async () => {
  const page = await desk.open('/admin/inquiries/create', await desk.staff('manager'));
  await page.getByRole('link', { name: 'Import a file' }).click();
  await page.getByRole('heading', { level: 1, name: 'Import leads' }).waitFor();
  const known = anInquiry({ first_name: 'Site', phone_number: '639175559999', email: 'there@example.ph' });
  await call(desk, 'POST', '/inquiry/property', { body: known });
  // As Excel saves it: code page 1252, semicolons.
  const file = [
    'Given name;Mobile no.;E-mail;Remarks',
    'Niña;0917 666 0001;nina@example.ph;Wants a studio',
    'Known;;THERE@example.ph;',
    'Niña again;+63 917 666 0001;;',
    'Nobody;12-ab;;',
  ].join('\r\n');
  const choose = (name: string, text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await choose('leads.xlsx', 'PK\u0003\u0004');
  await page.getByText('This is a workbook of Excel').waitFor();
  await choose('leads.csv', file);
  await page.getByRole('button', { name: 'See what would come of it' }).click();
  await page
    .getByText('1 row is new · 2 rows are of somebody known · 1 row cannot be added', { exact: true })
    .waitFor();
  const rows = page.locator('.lead-rows tbody tr');
  expect((await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^2 Niña New/),
    expect.stringMatching(/^3 Known Known/),
    expect.stringMatching(/^4 Niña again Known Stands in line 2/),
    expect.stringMatching(/^5 Nobody Cannot be added/),
  ]);
  const count = async () =>
    (await desk.db.query<{ n: number }>('SELECT count(*)::int AS n FROM inquiry')).rows[0]?.n ?? 0;
  const before = await count();
  await page.getByRole('button', { name: 'Add 1 lead' }).click();
  await page.getByText('1 lead is added').waitFor();
  expect(await count()).toBe(before + 1);
  // The same file once more makes none.
  await choose('leads.csv', file);
  await page.getByRole('button', { name: 'See what would come of it' }).click();
  await page.getByText('3 rows are of somebody known · 1 row cannot be added', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Add \d/ }).isDisabled()).toBe(true);
  const { rows: kept } = await desk.db.query<object>(
    `SELECT first_name, phone_number, message FROM inquiry WHERE email = 'nina@example.ph'`,
  );
  expect(kept).toEqual([{ first_name: 'Niña', phone_number: '639176660001', message: 'Wants a studio' }]);
});
