import type { Page } from 'playwright-core';
import { axe, COLOURS } from '../../../support/browser/axe.js';
import { drawn, gotoQuiet, openPage, quiet, siteUrl } from '../../../support/browser/browser.js';
import { sitePages, unwalked } from '../../../support/browser/site-pages.js';
import { fits } from '../../../support/browser/sound.js';
import { smallTargets } from '../../../support/browser/targets.js';
import { watch } from '../../../support/browser/watch.js';
import { figure } from '../../../support/jest/figure.js';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let page: Page;
let faults: string[];
let missing = '';

beforeAll(async () => {
  page = await openPage({ viewport: PHONE });
  faults = watch(page, (url) => url === missing);
});

it('walks to every page of the table', () => expect(unwalked).toEqual([]));

const texts = (selector: string) => page.locator(selector).allInnerTexts();

describe.each(sitePages)('$path', ({ path, h1, title, crumbs, scriptKb, status = 200 }) => {
  /** What a phone got of a kind before any interaction, from a cache too, and how many bytes came of each. */
  let got: { name: string; bytes: number }[];
  const ofKind = (ending: string) => got.filter(({ name }) => name.endsWith(ending));

  beforeAll(async () => {
    faults.length = 0;
    missing = status === 404 ? siteUrl() + path : '';
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: null });
    const answer = await gotoQuiet(page, path);
    expect(answer?.status()).toBe(status);
    got = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
        name: entry.name,
        bytes: entry.encodedBodySize,
      })),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it('has its one h1, its title and its breadcrumb', async () => {
    const headings = await page.locator('h1').allTextContents();
    expect(headings).toEqual(h1 ? [h1] : []);
    const whole = path === '/' ? /^Stealth Land \| / : /^Stealth Land$/;
    expect(await page.title()).toMatch(title ? `${title} | Stealth Land` : whole);
    const nav = 'nav[aria-label=Breadcrumb] li';
    expect((await texts(nav)).map((text) => text.replace(/^\/\s*/, ''))).toEqual(crumbs ?? []);
    expect(await page.locator(`${nav}:last-child a`).count()).toBe(0);
  });

  it(
    scriptKb ? `is alive with at most ${scriptKb} kB of script` : 'is text alone, without the program',
    () => {
      // What a page of text has in its place: it asks whether a form is still to be sent.
      const kept = ofKind('/send-kept.js');
      expect(kept).toHaveLength(scriptKb ? 0 : 1);
      for (const { bytes } of kept) expect(bytes).toBeLessThan(600);
      const scripts = ofKind('.js').filter((script) => !kept.includes(script));
      const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
      if (scriptKb) figure(`${path}: ${(bytes / 1000).toFixed(1)} kB of script`);
      expect(scripts.length > 0).toBe(scriptKb > 0);
      expect(scripts.filter((script) => script.bytes === 0)).toEqual([]);
      expect(bytes).toBeLessThanOrEqual(scriptKb * 1000);
    },
  );

  // A tab gives the next pages the fonts that it has: of several pages that fail, the first is at fault.
  it('gets the basic fonts alone', () => {
    expect(ofKind('.woff2')).not.toEqual([]);
    expect(ofKind('.woff2').filter(({ name }) => !name.includes('-basic-'))).toEqual([]);
  });

  it('asks with the page for the picture that a phone shows largest', async () => {
    const loading = await page.evaluate(() => {
      const seen = (one: number, from: number, to: number) =>
        Math.max(0, Math.min(one, to) - Math.max(0, from));
      const areas = [...document.images].map((img) => {
        const { left, right, top, bottom } = img.getBoundingClientRect();
        return { of: img, area: seen(innerWidth, left, right) * seen(innerHeight, top, bottom) };
      });
      const [largest] = areas.filter(({ area }) => area > 0).sort((one, other) => other.area - one.area);
      return largest?.of.loading;
    });
    expect(loading).not.toBe('lazy');
  });

  it('with letters twice as large is no wider than a phone, and keeps the words of titles and buttons whole', async () => {
    const { width, broken } = await page.evaluate(() => {
      const { style } = document.documentElement;
      style.fontSize = '200%';
      const { scrollWidth } = document.documentElement;
      const texts = [...document.querySelectorAll('main :is(h1, h2, h3, .btn)')].flatMap((parent) =>
        [...parent.childNodes].filter((node) => node instanceof Text),
      );
      const words = texts.flatMap((text) =>
        [...text.data.matchAll(/\p{L}+/gu)].filter(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        }),
      );
      style.fontSize = '';
      return { width: scrollWidth, broken: words.map(([word]) => word) };
    });
    expect(width).toBeLessThanOrEqual(PHONE.width);
    expect(broken).toEqual([]);
  });

  it('breaks no rule of accessibility at 390 and 1440 px, has targets for fingers, and fits 320 and 640 px', async () => {
    // The specification wants one page without a title.
    const known = h1 ? [] : [expect.stringMatching(/^page-has-heading-one/)];
    expect(await axe(page)).toEqual(known);
    expect(await smallTargets(page)).toEqual([]);
    // 640 is a window of 1280 px at 200 %.
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 640 });
      expect([width, await fits(page)]).toEqual([width, true]);
    }
    expect(await page.getByLabel('Open menu').isVisible()).toBe(true);
    await page.setViewportSize(WIDE);
    expect(await axe(page, COLOURS)).toEqual([]);
  });

  it('loads without an error, a failed request or another host', async () => {
    // Down the page, so that the pictures and forms further down are loaded too.
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 800) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await drawn(page);
    }
    await quiet(page);
    expect(faults).toEqual([]);
  });

  // The last: it writes over what React knows.
  it('keeps a word of 200 letters within a phone', async () => {
    await page.setViewportSize(PHONE);
    const widest = await page.evaluate(() => {
      // What editors write. Labels of buttons and links are the program's own, and stay whole.
      const texts = [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(h1, h2, h3, p, li, dd, figcaption, nav[aria-label=Breadcrumb] a)',
        ),
      ];
      const plain = texts.filter((text) => text.children.length === 0 && text.textContent.trim() !== '');
      for (const text of plain) text.textContent += ` ${'W'.repeat(200)}`;
      return document.documentElement.scrollWidth;
    });
    expect(widest).toBeLessThanOrEqual(PHONE.width);
  });
});
