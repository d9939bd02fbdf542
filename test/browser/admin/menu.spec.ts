import type { Page } from 'playwright-core';
import { startOwnDesk } from '../../support/desks/own-desk.js';
import { fixture } from '../../support/jest/fixture.js';

const desk = fixture(() => startOwnDesk());
let page: Page;
beforeAll(async () => {
  page = await desk.open('/admin/', desk.admin);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it.each([
  [1366, 768],
  [1440, 800],
  [1920, 960],
  [1920, 1040],
])('the menu of an admin shows all of itself at %i × %i, without scrolling', async (width, height) => {
  await page.setViewportSize({ width, height });
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await menu.getByText(/^Version/).waitFor();
  const { places, scrolls } = await menu.evaluate((nav) => ({
    scrolls: (nav.parentElement?.scrollHeight ?? 0) - (nav.parentElement?.clientHeight ?? 0),
    places: [...nav.querySelectorAll('a, button')].map((place) => {
      const { top, bottom } = place.getBoundingClientRect();
      return { words: place.textContent, top, bottom };
    }),
  }));
  expect(scrolls).toBe(0);
  expect(places.length).toBeGreaterThan(20);
  places.forEach(({ words, top, bottom }, n) => {
    // Nothing stands over another place, and each is large enough to hit (WCAG 2.5.8).
    expect([words, top >= (places[n - 1]?.bottom ?? 0) - 0.5, bottom <= height]).toEqual([words, true, true]);
    expect(bottom - top).toBeGreaterThanOrEqual(24);
  });
});

it.each([390, 1366])(
  'a long name of the brand stays on its line at %i, and pushes nothing',
  async (width) => {
    await page.setViewportSize({ width, height: 768 });
    await page.reload();
    const name = page.locator('p > span[title]').first();
    await name.waitFor();
    const look = () =>
      name.evaluate(({ parentElement: line, scrollWidth, clientWidth }) => ({
        height: line?.clientHeight,
        isCut: scrollWidth > clientWidth,
        lines: Math.round((line?.firstElementChild?.clientHeight ?? 0) / (line?.clientHeight ?? 1)),
        page: document.documentElement.scrollWidth,
      }));
    const before = await look();
    await name.evaluate((span) => {
      span.textContent = 'Visayas Heritage Homes and Land Development Corporation';
    });
    expect(await look()).toEqual({ ...before, isCut: true, lines: 1, page: width });
  },
);

it('the search finds people by what is kept of them, and leads to all of them, which Back and a reload keep', async () => {
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
