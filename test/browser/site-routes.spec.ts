import type { Page } from 'playwright-core';
import { axe } from '../support/axe.js';
import { openPage, siteUrl } from '../support/browser.js';
import { sitePages, unwalked } from '../support/site-pages.js';
import { smallTargets } from '../support/targets.js';
import { watch } from '../support/watch.js';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let page: Page;
let faults: string[];
let missing = '';

beforeAll(async () => {
  page = await openPage({ viewport: WIDE, reducedMotion: 'reduce' });
  faults = watch(page, (url) => url === missing);
});

it('walks to every page of the table', () => expect(unwalked).toEqual([]));

const texts = (selector: string) => page.locator(selector).allInnerTexts();

describe.each(sitePages)('$path', ({ path, h1, title, crumbs, budget, status = 200 }) => {
  const scripts: string[] = [];

  beforeAll(async () => {
    faults.length = 0;
    missing = status === 404 ? siteUrl() + path : '';
    const note = (request: { resourceType(): string; url(): string }) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    };
    page.on('request', note);
    await page.setViewportSize(WIDE);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', note);
    expect(answer?.status()).toBe(status);
  });

  it('has its one h1, its title and its breadcrumb', async () => {
    const headings = await page.locator('h1').allTextContents();
    expect(headings).toEqual([h1]);
    expect(await page.title()).toMatch(title ? `${title} | Stealth Land` : /^Stealth Land \| /);
    const nav = 'nav[aria-label=Breadcrumb] li';
    expect((await texts(nav)).map((text) => text.replace(/^\/\s*/, ''))).toEqual(crumbs ?? []);
    expect(await page.locator(`${nav}:last-child a`).count()).toBe(0);
  });

  it(budget ? 'is alive' : 'is text alone, without any script', () => {
    expect(scripts.length > 0).toBe(budget > 0);
  });

  it('breaks no rule of accessibility at 1440 and 390 px, has targets for fingers, and fits 320 px', async () => {
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await axe(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it('loads without an error, a failed request or another host', async () => {
    // Down the page, so that the pictures and forms further down are loaded too.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 20));
      }
    });
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
  });
});
