import { zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { axe } from '../../../../support/browser/axe.js';
import { shoot } from '../../../../support/browser/sound.js';
import { startOwnDesk } from '../../../../support/desks/own-desk.js';
import { fixture } from '../../../../support/jest/fixture.js';
import { call, dataOf } from '../../../../support/requests/callers.js';
import { aDelegate } from '../../../../support/requests/records.js';
import { until } from '../../../../support/server/until.js';

/** Of its own: what waits for a payment here is counted. */
const desk = fixture(() => startOwnDesk());

const paid = async (id: string) => {
  const answer = await call(desk, 'GET', `/delegates/${id}`, { as: desk.admin });
  return dataOf<{ payment_status: boolean }>(answer).payment_status;
};

const PHONE = { viewport: { width: 390, height: 844 } };
type Page = Awaited<ReturnType<typeof desk.open>>;

/** Reads a file, says whose it is if nobody has, and keeps its lines. */
async function keep(page: Page, name: string, text: string | Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
async function say(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).press('Enter');
  await page.getByRole('option', { name: option }).click();
}

it('a statement is read, kept by one button, and worked through; reload and another day keep it all', async () => {
  const ids: string[] = [];
  for (const last_name of ['Villanueva', 'Lim', 'Ocampo']) {
    const made = await call(desk, 'POST', '/delegates', {
      body: aDelegate({ first_name: 'Ruth', last_name, church_name: 'Grace Community' }),
    });
    ids.push(dataOf<{ id: string }>(made).id);
  }
  const page = await desk.open('/admin/review', desk.admin, PHONE);
  await page.getByRole('link', { name: 'Statement' }).click();
  await page.getByRole('heading', { level: 1, name: 'Statement' }).waitFor();
  await page.getByText('No line waits.').waitFor();
  await keep(page, 'july.csv', 'only a note');
  await page.getByText('one of them must be the amount').waitFor();
  await keep(
    page,
    'july.csv',
    'Account,0900 550 2027\nDate,Note,Reference No.,Credit,Debit\n' +
      '2026-11-20,R. VILLANUEVA,9012345678901,"1,500.00",\n2026-11-20,GRACE COMMUNITY,7012345678901,"3,000.00",\n' +
      '2026-11-21,Bank fee,,,15.00\n2026-11-21,Gift,7012345678902,99.50,\n',
  );
  await page.getByText('First say above whose statement it is.').waitFor();
  await say(page, 'Statement of', 'GCash');
  // The name stands in a column that no rule knows.
  await say(page, 'Who paid', 'Note');
  await page.getByText('Came in: ₱4,599.50 (lines: 3). Went out: ₱15.00 (lines: 1).').waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, 'read-390');
  await page.getByRole('button', { name: 'Keep 4 lines' }).click();
  await page.getByText('4 new lines are kept.').waitFor();
  await page.getByText('Amount and name match, please check: 1').waitFor();
  await page.reload();
  await page.getByText('4 lines wait.').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shoot(page, 'waiting-390');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByText('3 lines wait.').waitFor();
  expect([await paid(ids[0] ?? ''), await paid(ids[1] ?? '')]).toEqual([true, false]);

  // One transfer for two: looked for by church, and split to the centavo.
  const line = page.getByRole('row').filter({ hasText: 'GRACE COMMUNITY' });
  await line.getByRole('button', { name: 'Assign…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name, church, code or sum').fill('grace');
  const found = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await found('Ruth Lim').getByRole('button', { name: 'Enter as a new payment' }).click();
  await dialog.getByText('₱1,500.00 is left: choose who else it is for.').waitFor();
  await shoot(page, 'assign-390');
  expect(await axe(page)).toEqual([]);
  await dialog.getByLabel('Name, church, code or sum').fill('1500');
  await found('Ruth Ocampo').getByRole('button', { name: 'Enter as a new payment' }).click();
  await dialog.getByLabel('Part of Ruth Ocampo').fill('1,400');
  await dialog.getByRole('button', { name: 'Split' }).click();
  await dialog.getByRole('alert').getByText('₱100.00 is left: choose who else it is for.').waitFor();
  await dialog.getByLabel('Part of Ruth Ocampo').fill('1500');
  await dialog.getByRole('button', { name: 'Split' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('2 lines wait.').waitFor();
  expect([await paid(ids[1] ?? ''), await paid(ids[2] ?? '')]).toEqual([true, true]);

  await page.getByRole('row').filter({ hasText: 'Gift' }).getByRole('button', { name: 'Set aside…' }).click();
  await dialog.getByLabel('Why').fill('A gift');
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await page.getByText('1 line waits.').waitFor();

  // To the centavo: what came in is what it was for, together.
  await page.getByText('july.csv · GCash').click();
  const balance = page.getByRole('table').filter({ hasText: 'Came in' });
  await balance.getByRole('row', { name: 'All 4 ₱4,599.50 ₱15.00' }).waitFor();
  await balance.getByRole('row', { name: 'Split 1 ₱3,000.00 ₱0.00' }).waitFor();
  await page.getByText('₱4,500.00 = ₱4,500.00 confirmed + ₱0.00 not in the bank').waitFor();
  await shoot(page, 'balance-390');

  // What was said is taken back in the list of lines.
  await page.getByRole('link', { name: 'Statement lines' }).click();
  await page.getByRole('button', { name: 'Undo' }).first().waitFor();
  await shoot(page, 'lines-390');
  const wide = await desk.open('/admin/statement-lines', desk.admin, {
    viewport: { width: 1366, height: 900 },
  });
  const split = wide.getByRole('row').filter({ hasText: 'GRACE COMMUNITY' });
  await split.getByRole('button', { name: 'Undo' }).waitFor();
  await shoot(wide, 'lines-1366');
  await split.getByRole('button', { name: 'Undo' }).click();
  await wide.getByText('The payment that it entered is taken back by a correction').waitFor();
  await wide.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await split.getByText('Waiting').waitFor();
  expect([await paid(ids[1] ?? ''), await paid(ids[2] ?? '')]).toEqual([false, false]);
  expect(await axe(wide)).toEqual([]);

  // The same file changes nothing; another one of the same bank has its columns and its way already.
  await page.goto('/admin/review/statement');
  await keep(
    page,
    'august.csv',
    'Date,Note,Reference No.,Credit,Debit\n2026-11-22,RUTH LIM,9012345678902,"1,500.00",\n',
  );
  await page.getByRole('button', { name: 'Keep 1 line' }).click();
  await page.getByText('Amount and name match, please check: 1').waitFor();
  await keep(
    page,
    'august.csv',
    'Date,Note,Reference No.,Credit,Debit\n2026-11-22,RUTH LIM,9012345678902,"1,500.00",\n',
  );
  await page.getByRole('button', { name: 'Keep 1 line' }).click();
  await page.getByText('1 line was kept before.').waitFor();
  const large = await desk.open('/admin/review/statement', desk.admin, {
    viewport: { width: 1366, height: 900 },
  });
  await large.getByText('Amount and name match, please check: 1').waitFor();
  await shoot(large, 'waiting-1366');
  await page.goto('/admin/review/statement');
  // What a test leaves would wait in the next one.
  const aside = page.getByRole('button', { name: 'Set aside…' });
  for (let left = await aside.count(); left > 0; left -= 1) {
    await aside.first().click();
    await dialog.getByLabel('Why').fill('Of this test alone');
    await dialog.getByRole('button', { name: 'Set aside' }).click();
    await until(async () => (await aside.count()) < left);
  }
});

it('lists what was accepted and is not in the bank, oldest first, until a line confirms it', async () => {
  const { body } = await call(desk, 'POST', '/delegates', {
    body: aDelegate({ first_name: 'Lita', last_name: 'Roxas' }),
  });
  const { id } = (body as { data: { id: string } }).data;
  const payment = {
    amount_centavos: 150_000,
    channel: 'gcash',
    reference: '9300000000001',
    received_on: '2026-11-01',
  };
  await call(desk, 'POST', `/registrations/${id}/payments`, { as: desk.admin, body: payment });
  const page = await desk.open('/admin/not-in-bank', desk.admin, { viewport: { width: 1366, height: 900 } });
  await page
    .getByRole('row')
    .filter({ hasText: 'Lita Roxas' })
    .getByText(/\d+ days/)
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, 'not-in-bank-1366');
  const phone = await desk.open('/admin/not-in-bank', desk.admin, PHONE);
  await phone.getByText('Lita Roxas').first().waitFor();
  await shoot(phone, 'not-in-bank-390');
  await page.goto('/admin/review/statement');
  await keep(
    page,
    'september.csv',
    'Date,Note,Reference No.,Credit,Debit\n2026-11-01,L ROXAS,9300000000001,"1,500.00",\n',
  );
  await say(page, 'Statement of', 'GCash');
  await page.getByRole('button', { name: 'Keep 1 line' }).click();
  await page.getByText('1 line confirms a payment that was accepted before.').waitFor();
  await page.getByRole('link', { name: 'Accepted, not in the bank' }).click();
  await page.getByText('Every payment stands in a statement.').waitFor();
});

/** A history of one payment, locked with a password. */
function lockedPdf(userPassword: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', userPassword });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk)).fontSize(9);
  const put = (y: number, texts: string[]) =>
    texts.forEach((text, n) => pdf.text(text, 40 + 110 * n, y, { lineBreak: false }));
  put(90, ['Date', 'Description', 'Reference No.', 'Debit', 'Credit']);
  put(110, ['2026-11-22', 'ANA REYES', '9012345678903', '', '1,500.00']);
  return new Promise((resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks))).end();
  });
}

it('reads a locked PDF in the browser, and stops at a file that takes for ever', async () => {
  await call(desk, 'POST', '/delegates', { body: aDelegate({ first_name: 'Ana', last_name: 'Reyes' }) });
  const page = await desk.open('/admin/review/statement', desk.admin, {
    viewport: { width: 390, height: 844 },
  });
  const input = page.locator('input[type=file]');
  const buffer = await lockedPdf('01011980');
  await input.setInputFiles({ name: 'history.pdf', mimeType: 'application/pdf', buffer });
  await page.getByText('This PDF asks for a password.').waitFor();
  await page.getByLabel('Password of the file').fill('1');
  await page.keyboard.press('Enter');
  await page.getByText('This is not the password of this PDF.').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Password of the file').fill('01011980');
  await page.keyboard.press('Enter');
  await say(page, 'Statement of', 'GCash');
  await page.getByRole('button', { name: 'Keep 1 line' }).click();
  await page.getByText('Amount and name match, please check: 1').waitFor();

  // 30 MB of XML in a small archive: allowed by its size, and far too slow.
  const deep = '<a>'.repeat(9_000_000);
  const bomb = zipSync({ 'xl/workbook.xml': new TextEncoder().encode(deep) }, { level: 9 });
  await page.clock.install();
  await input.setInputFiles({ name: 'bomb.xlsx', mimeType: 'x', buffer: Buffer.from(bomb) });
  await page.getByText('Reading the file…').waitFor();
  await page.clock.fastForward(21_000);
  await page.getByText('This file took longer than 20 seconds').waitFor();
  await input.setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(10_000_001) });
  await page.getByText('This file is larger than 10 MB.').waitFor();
});

it('pays with what succeeded alone, asks about a status that it does not know, and names all that is left out', async () => {
  const { body } = await call(desk, 'POST', '/delegates', {
    body: aDelegate({ first_name: 'Noel', last_name: 'Katigbak' }),
  });
  const { id } = (body as { data: { id: string } }).data;
  const page = await desk.open('/admin/review/statement', desk.admin, {
    viewport: { width: 390, height: 844 },
  });
  const rows = [
    ['NOEL KATIGBAK', '9100000000001', '1,500.00', 'FAILED'],
    ['NOEL KATIGBAK', '9100000000002', '1,500.00', 'Looked at'],
    ['Total Wellness Church', '', '77.00', 'Completed'],
    ['Returned cheque', '', '-88.00', 'Completed'],
    ['TOTAL', '', '9,000.00', ''],
  ].map((cells) => cells.map((cell) => `"${cell}"`).join(','));
  await page.locator('input[type=file]').setInputFiles({
    name: 'maya.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,Reference No.,Amount,Status\n${rows.join('\n')}\n`),
  });
  await page.getByText('By its status no money moved in 1 line, so it counts for nothing: FAILED').waitFor();
  await page.getByText('Line 6 is a sum or balance of the statement itself.').waitFor();
  await page.getByText('First say above what the status means.').waitFor();
  await say(page, '“Looked at”', 'The money moved');
  await say(page, 'Statement of', 'Bank transfer');
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Keep 4 lines' }).click();
  const ofLine = (text: string) => page.getByRole('row').filter({ hasText: text });
  await ofLine('Returned cheque').waitFor();
  await ofLine('Total Wellness Church').waitFor();
  await ofLine('9100000000002').getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByText('Entered: 1.').waitFor();
  expect(await paid(id)).toBe(true);
  const lines = await call(desk, 'GET', '/statement-lines?filter={"reference":"9100000000001"}', {
    as: desk.admin,
  });
  expect(dataOf<object[]>(lines)).toMatchObject([{ state: 'unmoved', status: 'FAILED' }]);
});
