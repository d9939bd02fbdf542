import type { Locator, Page } from 'playwright-core';
import { until } from '../server/until.js';

/** From here on the page's clock, in later documents too, can be hurried; else it goes on as clocks do. */
export const holdClock = (page: Page): Promise<void> => page.clock.install();

/** Has the page's clock run until something is so: a pause between two tries is not waited for. */
export const hurryUntil = (page: Page, condition: () => boolean | Promise<boolean>): Promise<void> =>
  until(async () => {
    await page.clock.runFor(500);
    return condition();
  });

/** The same until something is shown. */
export const hurry = (page: Page, shown: Locator): Promise<void> =>
  hurryUntil(page, () => shown.first().isVisible());
