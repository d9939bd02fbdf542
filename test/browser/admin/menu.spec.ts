import { startOwnDesk } from '../../support/desks/own-desk.js';
import { fixture } from '../../support/jest/fixture.js';

const desk = fixture(() => startOwnDesk());

it.each([
  [1366, 768],
  [1440, 800],
  [1920, 960],
  [1920, 1040],
])('the menu of an admin shows all of itself at %i × %i, without scrolling', async (width, height) => {
  const page = await desk.open('/admin/', desk.admin, { viewport: { width, height } });
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
  await page.close();
});

it.each([390, 1366])(
  'a long name of the brand stays on its line at %i, and pushes nothing',
  async (width) => {
    const page = await desk.open('/admin/', desk.admin, { viewport: { width, height: 768 } });
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
    await page.close();
  },
);
