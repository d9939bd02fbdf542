import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { openPage, siteUrl } from '../support/browser.js';
import { sitePages } from '../support/site-pages.js';
import { slowLine } from '../support/slow-line.js';

jest.setTimeout(120_000);

const print = (line: string) => process.stdout.write(`${line}\n`);
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

describe('the budget of scripts', () => {
  it('is kept by every page of the build', async () => {
    const size = promisify(execFile)(process.execPath, ['web-public/scripts/size.mjs']);
    const { stdout } = await size;
    print(stdout);
    expect(stdout).toMatch(/^\/ +\d/);
    expect(stdout).not.toContain('OVER');
  });

  it.each(sitePages.filter(({ status }) => !status))(
    'is what a browser fetches for $path on a phone, before any interaction',
    async ({ path, budget }) => {
      const page = await openPage(PHONE);
      const fetched: Promise<number>[] = [];
      page.on('response', (response) => {
        if (!response.url().endsWith('.js')) return;
        fetched.push(response.headerValue('content-length').then(Number));
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const bytes = (await Promise.all(fetched)).reduce((sum, length) => sum + length, 0);
      if (budget) print(`${path}: ${(bytes / 1000).toFixed(1)} kB of script`);
      expect(bytes).toBeLessThanOrEqual(budget * 1000);
      await page.context().close();
    },
  );
});

/** Taps `link`, and gives the milliseconds from the finger's lifting until the next page was painted. */
async function tap(page: Page, selector: string, next: string): Promise<{ ms: number; came: string }> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const box = await link.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await new Promise((resolve) => setTimeout(resolve, 60)); // as long as a finger rests
  const began = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForURL(next);
  const painted = await page.waitForFunction(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    const [load] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number;
      deliveryType?: string;
    })[];
    if (!paint || !load) return undefined;
    const at = performance.timeOrigin + Math.max(paint.startTime, load.activationStart ?? 0);
    return { at, came: load.activationStart ? 'prerendered' : (load.deliveryType ?? '') };
  });
  const { at: shown, came } = (await painted.jsonValue()) as { at: number; came: string };
  return { ms: shown - began, came };
}

// The time is printed, since it depends on the machine (the aim is 150 ms); what it rests on is held.
it('has the next page before it is asked for, and prints the time from a tap to the painted next page, on 4G', async () => {
  const line = await slowLine(siteUrl());
  const ways: [string, string, string][] = [
    ['/', 'main a[href="/properties"]', '**/properties'],
    ['/', 'main a[href="/about-us"]', '**/about-us'],
    ['/properties', 'main a[href="/properties/residential"] >> nth=1', '**/residential'],
    ['/properties', 'main a[href="/properties/agriculture"] >> nth=1', '**/agriculture'],
    ['/properties/residential', 'main h2 a[href$="/visayas"]', '**/visayas'],
    ['/properties/residential', 'main h2 a[href$="/palawan"]', '**/palawan'],
    ['/properties/residential/visayas', 'main a[href$="alpha-tower"] >> nth=1', '**/alpha-tower'],
  ];
  const taps: Awaited<ReturnType<typeof tap>>[] = [];
  for (const [from, link, next] of ways) {
    const page = await openPage({ ...PHONE, baseURL: line.url });
    await page.goto(from, { waitUntil: 'networkidle' });
    taps.push(await tap(page, link, next));
    await page.context().close();
  }
  line.close();
  const times = taps.map(({ ms }) => ms);
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
  print(
    `tap to painted next page on 4G: median ${Math.round(median)} ms (${times.map(Math.round).join(', ')})`,
  );
  for (const { came } of taps) expect(came).toMatch(/^(navigational-prefetch|prerendered)$/);
});

// Prints only: the return from the back/forward cache stands in the issue and is not reached yet in headless Chromium.
it('comes back to the page that was left', async () => {
  const page = await openPage();
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { left: true }));
  await page.goto('/about-us');
  await page.goBack();
  await page.waitForURL('**/contact-us');
  const kept = await page.evaluate(() => 'left' in window);
  print(`back/forward cache: ${kept ? 'used' : 'not used'}`);
  await page.getByRole('heading', { level: 1, name: 'CONTACT US' }).waitFor();
});
