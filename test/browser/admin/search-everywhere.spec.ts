import { startOwnDesk } from '../../support/desks/own-desk.js';
import { fixture } from '../../support/jest/fixture.js';

const desk = fixture(() => startOwnDesk());

it('finds people by what is kept of them, and leads to all of them, which Back and a reload keep', async () => {
  await desk.db.query(
    `INSERT INTO inquiry (id, first_name, last_name, phone_number, message, agree_terms, channel)
     SELECT gen_random_uuid(), 'Perlita ' || n, 'Magbanua', '63919' || lpad(n::text, 7, '0'), '', false, 'other'
       FROM generate_series(1, 30) n`,
  );
  const page = await desk.open('/admin', await desk.staff('agent'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('Magbanwa');
  await page.getByRole('option').filter({ hasText: 'Similar spelling' }).first().waitFor();
  await page.getByRole('option').filter({ hasText: 'All 30 results' }).click();
  const people = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /^Perlita/ });
  await people.nth(24).waitFor();
  expect(await people.count()).toBe(25);
  await page.getByText('No exact match.').waitFor();
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await people.nth(5).waitFor();
  await page.waitForURL(/page=2/);
  await page.waitForFunction(() => document.querySelectorAll('main li > a[href*="inquiries"]').length === 5);
  await page.reload();
  await people.nth(4).waitFor();
  expect(await people.count()).toBe(5);
  await page.goBack();
  await people.nth(24).waitFor();
  await page.getByRole('searchbox').fill('0000017');
  await page.getByRole('link', { name: 'Perlita 17 Magbanua' }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('main li > a[href*="inquiries"]').length === 1);
  await people.click();
  await page.getByRole('heading', { level: 1, name: 'Perlita 17 Magbanua' }).waitFor();
});
