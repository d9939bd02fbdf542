import { readFile } from 'node:fs/promises';
import readXlsx from 'read-excel-file/universal';
import { axe, axeDayAndNight } from '../../../support/browser/axe.js';
import { quiet } from '../../../support/browser/browser.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { asking, call } from '../../../support/requests/callers.js';
import { anInquiry } from '../../../support/requests/records.js';

/** Of its own: all inquiries are counted. */
const ask = asking(() => ({ api: desk, as: desk.admin }));
const desk = fixture(() => startOwnDesk());
const WIDE = { viewport: { width: 1366, height: 768 } };

const add = async (project_interest: string | null, work?: object) => {
  const { id } = await ask<{ id: string }>('POST', '/inquiry/property', anInquiry({ project_interest }));
  if (work) await ask('PUT', `/inquiry/properties/${id}/work`, work);
};

/** How many inquiries the list has that a link opens. */
async function rowsOf(href: string | null): Promise<number> {
  const filter = new URL(href ?? '', desk.url).searchParams.get('filter') ?? '';
  const query = new URLSearchParams({ filter, range: '[0,0]' });
  const { body } = await call(desk, 'GET', `/inquiry/properties?${query.toString()}`, { as: desk.admin });
  return (body as { meta: { total: number } }).meta.total;
}

it('says that nothing came, in each view', async () => {
  const page = await desk.open('/admin/inquiry-figures', desk.admin, WIDE);
  await page.getByText('No inquiry came in this time.').waitFor();
  await page.getByRole('link', { name: 'Reason lost' }).click();
  await page.getByText('No inquiry of this time is lost.').waitFor();
  expect(await page.getByRole('button', { name: 'Export CSV' }).isDisabled()).toBe(true);
  expect(await axe(page)).toEqual([]);
});

it('counts received to sold, and each figure opens exactly its inquiries', async () => {
  for (const project of ['Alpha Tower', 'alpha tower', null]) await add(project);
  await add('Alpha Tower', { status: 'contacted' });
  await add('Alpha Tower', { next_step_kind: 'viewing', next_step_on: '2027-01-05' });
  await add(null, { status: 'reserved' });
  await add(null, { status: 'sold' });
  await add(null, { status: 'lost', lost_reason: 'price' });
  const page = await desk.open('/admin/inquiries', desk.admin, WIDE);
  await page.getByRole('link', { name: 'Figures' }).click();
  await page.getByRole('heading', { level: 1, name: 'Figures' }).waitFor();
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await row('Alpha Tower').waitFor();
  expect(await row('Alpha Tower').innerText()).toMatch(
    /Alpha Tower\s+4\s+1\s+25%\s+1\s+25%\s+0\s+0\s+0\s+0 min/,
  );
  expect(await row('All').innerText()).toMatch(/All\s+8\s+3\s+38%\s+1\s+13%\s+1\s+13%\s+1\s+13%\s+1\s+13%/);
  expect(await axeDayAndNight(page, () => quiet(page))).toEqual([]);
  for (const by of ['Project', 'Source', 'Campaign', 'Who answers', 'Month', 'Reason lost']) {
    await page
      .getByRole('group', { name: 'Figures by' })
      .getByRole('link', { name: by, exact: true })
      .click();
    await page.getByRole('columnheader', { name: by, exact: true }).waitFor();
    const links = await page
      .getByRole('main')
      .locator('a[href*="filter="]')
      .evaluateAll((all) =>
        all.map(
          (link) => [(link.querySelector('strong') ?? link).textContent, link.getAttribute('href')] as const,
        ),
      );
    const counted = links.filter(([text]) => /^[1-9]\d*$/.test(text ?? ''));
    expect(counted.length).toBeGreaterThan(1);
    for (const [text, href] of new Map(counted.map((one) => [one[1], one])).values())
      expect([by, href, await rowsOf(href)]).toEqual([by, href, Number(text)]);
  }
  // And the list shows them, with the filter in sight.
  await page.getByRole('rowheader', { name: 'Price' }).waitFor();
  await row('Price').getByRole('link', { name: '1', exact: true }).first().click();
  await page.getByText('Reason lost: Price').waitFor();
  await page.getByText(/of 1$/).waitFor();
});

it('is of a month, as a file for Excel, and fits a phone', async () => {
  const page = await desk.open('/admin/inquiry-figures?by=project', desk.admin, WIDE);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Excel' }).click(),
  ]);
  const file = await readFile(await download.path());
  const [sheet] = await readXlsx(new Uint8Array(file).buffer);
  expect(sheet?.data[1]?.slice(0, 7)).toEqual(['Alpha Tower', 4, 1, 1, 0, 0, 0]);
  await page.getByLabel('Received').selectOption({ label: 'Last year' });
  await page.getByText('No inquiry came in this time.').waitFor();
  await page.reload();
  await page.getByText('No inquiry came in this time.').waitFor();
  const phone = await desk.open('/admin/inquiry-figures?by=project', desk.admin, {
    viewport: { width: 390, height: 844 },
  });
  await phone.getByRole('rowheader', { name: 'Alpha Tower' }).waitFor();
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
