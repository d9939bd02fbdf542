import { readFile } from 'node:fs/promises';
import { filtered, mark, openDesk, register, rowsOf, stored } from '../admin-desk.js';

describe('Export CSV', () => {
  it('gives every row of the selection, not only the page, in a file that Excel reads', async () => {
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
  });

  it('shows how far it is, and what went wrong', async () => {
    const last_name = mark();
    await register({ last_name });
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await rowsOf(page).first().waitFor();
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
