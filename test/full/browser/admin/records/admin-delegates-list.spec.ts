import { readFile } from 'node:fs/promises';
import {
  filtered,
  mark,
  openDesk,
  register,
  rowsOf,
  stored,
  verifyMany,
} from '../../../../browser/admin/admin-desk.js';

type Stored = { payment_status: boolean; qr_code: string | null; last_name: string };

describe('the delegates’ table', () => {
  it('has ten rows, newest first, and more on request', async () => {
    const last_name = mark();
    await register({ last_name, first_name: 'First' });
    await Promise.all(Array.from({ length: 10 }, () => register({ last_name })));
    await register({ last_name, first_name: 'Last' });
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await page.getByText('1-10 of 12').waitFor();
    await rowsOf(page).nth(9).waitFor();
    expect(await rowsOf(page).count()).toBe(10);
    expect(await rowsOf(page).first().textContent()).toContain('Last');

    await page.getByRole('button', { name: 'Registered' }).click();
    await rowsOf(page).first().filter({ hasText: 'First' }).waitFor();
    await page.getByLabel('Rows per page').selectOption('25');
    await page.getByText('1-12 of 12').waitFor();
    await rowsOf(page).nth(11).waitFor();
    expect(await rowsOf(page).count()).toBe(12);
    await page.goto(`/admin/delegates${filtered({ last_name })}`);
    await page.getByText('1-12 of 12').waitFor();
  });

  it('filters by payment, and by the reader’s own day', async () => {
    const last_name = mark();
    await register({ last_name });
    const page = await openDesk(`/delegates${filtered({ last_name, payment_status: true })}`);
    await page.getByText('No delegates found').waitFor();

    const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });
    const [asked] = await Promise.all([
      page.waitForRequest(
        (request) =>
          request.url().includes('/api/v1/delegates?') && request.url().includes('created_at%22%3A'),
      ),
      page.goto(`/admin/delegates${filtered({ last_name, created_at: day })}`),
    ]);
    expect(new URL(asked.url()).searchParams.get('tz')).toBe('Asia/Manila');
    await page.getByText('1-1 of 1').waitFor();
  });

  it('leads from a record to the next one of the list, and nothing begun goes along', async () => {
    const last_name = mark();
    for (const first_name of ['Ana', 'Bea', 'Caro']) await register({ last_name, first_name });
    const page = await openDesk(`/delegates${filtered({ last_name })}&sort=created_at&order=ASC`);
    await rowsOf(page).first().getByText('Ana').click();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name: `${name} ${last_name}` });
    await heading('Ana').waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Ministry').waitFor();
    const beside = page.getByRole('navigation', { name: 'Next to it in the list' });
    await beside.getByRole('link', { name: 'Next' }).click();
    await heading('Bea').waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.keyboard.press('j');
    await heading('Caro').waitFor();
    expect(await beside.getByRole('link', { name: 'Next' }).count()).toBe(0);
    await page.keyboard.press('k');
    await heading('Bea').waitFor();
  });

  it('marks many paid once the server has answered, and says how many', async () => {
    const last_name = mark();
    const [one, other] = [await register({ last_name }), await register({ last_name })];
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByText('2 delegates selected').waitFor();
    await verifyMany(page, 'Mark 2 delegates paid');
    await page.getByText('You have changed the status successfully: 2 delegates are paid').waitFor();
    for (const { id } of [one, other])
      expect((await stored<Stored>(`/delegates/${id}`)).payment_status).toBe(true);
    await rowsOf(page).first().getByText('Paid', { exact: true }).waitFor();
  });

  it('makes many codes, and asks before it removes many', async () => {
    const last_name = mark();
    const { id } = await register({ last_name });
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Make 1 QR code' }).click();
    await page.getByText('You have generated the QR code successfully').waitFor();
    expect((await stored<Stored>(`/delegates/${id}`)).qr_code).not.toBeNull();

    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Remove 1 delegate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove 1 delegate?' });
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await stored<Stored>(`/delegates/${id}`)).toMatchObject({ last_name });

    await page.getByRole('button', { name: 'Remove 1 delegate' }).click();
    await dialog.getByRole('button', { name: 'Remove 1 delegate' }).click();
    await page.getByText('1 delegate removed').waitFor();
    await page.getByText('No delegates found').waitFor();
  });
});

describe('Export CSV', () => {
  it('gives every row of the selection, not only the page, in a file that Excel reads, and says what went wrong', async () => {
    const last_name = mark();
    for (let i = 0; i < 11; i += 1)
      await register({ last_name, church_name: i === 0 ? '=1+1' : 'Peñafrancia' });
    await register({ last_name: mark() });
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await page.getByText('1-10 of 11').waitFor();
    expect(await rowsOf(page).count()).toBe(10);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^delegates-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFFLast name,First name,Church,')).toBe(true);
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(11);
    expect(lines.every((line) => line.includes(last_name))).toBe(true);
    expect(text).toContain(",'=1+1,");
    expect(text).toContain('Peñafrancia');
    // As on screen: words, this reader's times, and numbers that a spreadsheet leaves alone.
    const [first = ''] = lines;
    expect(first).toContain(',(+63) 917 123 4567,');
    expect(first).toContain(',Unpaid,GCash,No,No,');
    const { created_at } = await stored<{ created_at: string }>(`/delegates/${first.split(',').at(-1)}`);
    const there = new Date(Date.parse(created_at) + 8 * 3_600_000)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ');
    expect(first).toContain(`,${there},`);
    await page.getByText('The CSV file is in your downloads').waitFor();

    // How far it is, and what went wrong.
    let answer = () => {};
    const asked = new Promise<void>((go) => (answer = go));
    await page.route('**/export.csv*', async (route) => {
      await asked;
      await route.fulfill({ status: 503, json: { statusCode: 503, message: 'Other exports are running.' } });
    });
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByRole('progressbar', { name: 'Export' }).waitFor();
    answer();
    await page.getByRole('alert').filter({ hasText: 'Other exports are running.' }).waitFor();
  });
});
