import type { Page } from 'playwright-core';

/** The Review page takes an A that comes sooner for one that was meant for the proof before (ReviewPage's SEEN_MS). */
const SEEN_MS = 260;

/** Waits until an A on the Review page decides on the proof that is shown. */
export async function seen(page: Page): Promise<void> {
  // The button wakes once the picture has loaded: the page's own clock has begun by then, however slow the machine is.
  await page.locator('button[aria-keyshortcuts="a"]:not([aria-disabled])').waitFor();
  await page.waitForTimeout(SEEN_MS);
}
