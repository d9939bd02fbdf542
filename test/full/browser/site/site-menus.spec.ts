import type { Page } from 'playwright-core';
import { gotoQuiet, openPage } from '../../../support/browser/browser.js';

const panel = (page: Page) => page.locator('#menu-properties');

/** Browsers that open a panel by the focus alone lead on into it. */
it('leads by Tab from an item to all that is in its panel, and on', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  await gotoQuiet(page, '/about-us');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const opens = await page.evaluate(() => 'interestForElement' in HTMLAnchorElement.prototype);
  await page.focus('nav[aria-label=Main] li > a:text-is("Properties")');
  if (opens) await panel(page).getByText('Palawan').waitFor();
  else await page.keyboard.press('Tab').then(() => page.keyboard.press('Enter'));
  const passed: (string | undefined)[] = [];
  for (let i = 0; i < 40 && passed.at(-1) !== 'Agents'; i++) {
    await page.keyboard.press('Tab');
    // As people do: behind the panel it is half gone by the next Tab.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 450)));
    passed.push(await focused());
    if (opens && passed.at(-1) === 'Palawan')
      expect((await panel(page).boundingBox())?.height).toBeGreaterThan(200);
  }
  expect(passed).toEqual(expect.arrayContaining(['Residential', 'Palawan', 'Agriculture', 'Agents']));
  expect(passed.filter((text) => (text ?? '').length > 200)).toEqual([]);
  await panel(page).waitFor({ state: 'hidden' });
});

it('leads by Tab through a project on a phone, and the bar covers nothing that has the focus', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await gotoQuiet(page, '/properties/residential/visayas/alpha-tower');
  const covered: (string | undefined)[] = [];
  for (let i = 0; i < 53; i++) {
    await page.keyboard.press('Tab');
    covered.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        const bar = document.querySelector('nav.sticky');
        if (!at || !bar || bar.contains(at) || bar.hasAttribute('inert')) return undefined;
        const isCovered = at.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
        return isCovered && at.getBoundingClientRect().height < 300 ? at.textContent || at.id : undefined;
      }),
    );
  }
  expect(covered.filter(Boolean)).toEqual([]);
});

it.each([
  ['Palawan', 60],
  ['El Nido Coffee Plantation', 20],
])('keeps a panel open on the way aslant from the edge of its item to %s', async (to, steps) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await gotoQuiet(page, '/about-us');
  const item = await page.locator('nav[aria-label=Main] li > a:text-is("Properties")').boundingBox();
  const from = item && {
    x: to === 'Palawan' ? item.x + 3 : item.x + item.width - 3,
    y: item.y + item.height / 2,
  };
  await page.mouse.move(from?.x ?? 0, from?.y ?? 0);
  await panel(page).getByText('Palawan').waitFor();
  const target = await panel(page).getByText(to).boundingBox();
  const end = target && { x: target.x + 10, y: target.y + target.height / 2 };
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await page.mouse.move(
      (from?.x ?? 0) + part * ((end?.x ?? 0) - (from?.x ?? 0)),
      (from?.y ?? 0) + part * ((end?.y ?? 0) - (from?.y ?? 0)),
    );
    await page.evaluate(() => new Promise((done) => setTimeout(done, 12)));
  }
  expect(await panel(page).getByText(to).isVisible()).toBe(true);
});
