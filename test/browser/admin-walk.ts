import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { openDesk } from './admin-desk.js';

/** So long without a request, nothing more comes. */
const QUIET_MS = 300;
export const DESK = { viewport: { width: 1440, height: 850 } };

/** Until a page has its heading: asked at each frame, since a locator asks only twice a second after a while. */
export async function headed(page: Page, text = ''): Promise<void> {
  const isThere = (wanted: string) =>
    [...document.querySelectorAll('h1')].some(
      (each) => each.checkVisibility() && /\w/.test(each.innerText) && each.innerText.includes(wanted),
    );
  await page.waitForFunction(isThere, text);
}
/** Until nothing more is loaded: the line on which changes are told is never idle. */
export async function quiet(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await loaded(); now !== before; now = await loaded()) {
    before = now;
    await sleep(QUIET_MS);
  }
}
const NOTHING = 'No such page';

/** One page of the back office for many tests, which walk it as links lead there: the program is loaded once. */
export interface Walk {
  page: Page;
  /** Goes to an address, and waits until all of it is there. */
  visit(path: string): Promise<void>;
}

export async function startWalk(): Promise<Walk> {
  const page = await openDesk('/nowhere', undefined, { ...DESK, reducedMotion: 'reduce' });
  const asked = new Set<Request>();
  const answered = (request: Request) => void asked.delete(request);
  // The line on which changes are told stays open.
  page.on('request', (request) => request.resourceType() !== 'eventsource' && asked.add(request));
  page.on('requestfinished', answered).on('requestfailed', answered);

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
      for (let since = Date.now(); Date.now() - since < QUIET_MS; await sleep(20))
        if (asked.size > 0) since = Date.now();
    },
  };
}
