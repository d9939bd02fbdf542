import type { Page } from 'playwright-core';
import { quiet } from '../../support/browser/browser.js';
import { openDesk } from './admin-desk.js';

export const DESK = { viewport: { width: 1440, height: 850 } };

/** Until a page has its heading: asked at each frame, since a locator asks only twice a second after a while. */
export async function headed(page: Page, text = ''): Promise<void> {
  const isThere = (wanted: string) =>
    [...document.querySelectorAll('h1')].some(
      (each) => each.checkVisibility() && /\w/.test(each.innerText) && each.innerText.includes(wanted),
    );
  await page.waitForFunction(isThere, text);
}
const NOTHING = 'No such page';

/** One page of the back office for many tests, which walk it as links lead there: the program is loaded once. */
export interface Walk {
  page: Page;
  /** Goes to an address, and waits until all of it is there. */
  visit(path: string): Promise<void>;
}

export async function startWalk(): Promise<Walk> {
  const page = await openDesk('/nowhere', undefined, DESK);
  const go = (path: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/admin${path}`);
  return {
    page,
    async visit(path) {
      await go('/nowhere'); // nothing is left of the page before
      await headed(page, NOTHING);
      await page.setViewportSize(DESK.viewport);
      await go(path);
      await page.waitForFunction((text) => !document.querySelector('h1')?.innerText.includes(text), NOTHING);
      await headed(page);
      await quiet(page);
    },
  };
}
