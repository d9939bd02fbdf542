import { zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { axe } from '../../../support/browser/axe.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { aDelegate } from '../../../support/requests/records.js';

/** Of its own: what waits for a payment here is counted. */
const desk = fixture(() => startOwnDesk());

const paid = async (id: string) => {
  const answer = await call(desk, 'GET', `/delegates/${id}`, { as: desk.admin });
  return dataOf<{ payment_status: boolean }>(answer).payment_status;
};

it('a statement is dropped, its columns are chosen once, and what fits is marked as paid', async () => {
  const ids: string[] = [];
  for (const last_name of ['Villanueva', 'Lim']) {
    const made = await call(desk, 'POST', '/delegates', {
      body: aDelegate({ first_name: 'Ruth', last_name }),
    });
    ids.push(dataOf<{ id: string }>(made).id);
  }
  const page = await desk.open('/admin/review', desk.admin, { viewport: { width: 390, height: 844 } });
  await page.getByRole('link', { name: 'Statement' }).click();
  await page.getByRole('heading', { level: 1, name: 'Statement' }).waitFor();
  const file = (text: string) => ({ name: 'july.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file('only a note'));
  await page.getByText('one of them must be the amount').waitFor();
  await input.setInputFiles(
    file(
      'Account,0900 550 2027\nDate,Note,Reference No.,Credit\n' +
        '2026-11-20,R. VILLANUEVA,9012345678901,"1,500.00"\n2026-11-20,Shop,7012345678901,"99.00"\n',
    ),
  );
  await page.getByText('Payments that match no registration: 2').waitFor();
  // The name stands in a column that no rule knows.
  await page.getByLabel('Who paid').click();
  await page.getByRole('option', { name: 'Note' }).click();
  await page.getByText('Amount and name match, please check: 1').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByText('1 registration is paid').waitFor();
  await page.getByText('1 payment was marked as paid before.').waitFor();
  expect([await paid(ids[0] ?? ''), await paid(ids[1] ?? '')]).toEqual([true, false]);

  // Another file of the same bank: the columns are known.
  await page.reload();
  await input.setInputFiles(
    file('Date,Note,Reference No.,Credit\n2026-11-21,RUTH LIM,9012345678902,"1,500.00"\n'),
  );
  await page.getByText('Amount and name match, please check: 1').waitFor();
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
  await page.getByText('By its status no money moved in 1 line, so it is ignored: FAILED').waitFor();
  await page.getByText('Line 6 is a sum or balance of the statement itself.').waitFor();
  await page.getByText('Payments that match no registration: 1').waitFor();
  await page.getByText('1 outgoing amount reverses no payment.').click();
  await page.getByText('Returned cheque').waitFor();
  expect(await page.getByRole('button', { name: 'Mark as paid' }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByLabel('“Looked at”').click();
  await page.getByRole('option', { name: 'The money moved' }).click();
  await page.getByText('Amount and name match, please check: 1').waitFor();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByText('1 registration is paid').waitFor();
  expect(await paid(id)).toBe(true);
});
