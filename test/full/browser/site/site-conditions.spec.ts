import type { Page } from 'playwright-core';
import { gotoQuiet, openPage } from '../../../support/browser/browser.js';

describe('on paper', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage();
  });
  beforeEach(() => page.emulateMedia({ media: null }));

  it.each([
    ['/privacy-policy', '8. Changes to This Privacy Policy'],
    ['/terms-of-use', 'TERMS OF USE'],
  ])('%s is its text, without the frame', async (path, text) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true);
    for (const frame of ['header nav', 'footer', 'nav[aria-label=Breadcrumb]', '#closing']) {
      expect(await page.locator(frame).first().isVisible()).toBe(false);
    }
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe('rgb(0, 0, 0)');
  });

  it.each([
    '/properties/residential/visayas/alpha-tower',
    '/properties/residential/palawan/grove-tower',
    '/properties/agriculture/agricultural',
  ])('the project %s is two sheets, with logo, name, licence and contact', async (path) => {
    await gotoQuiet(page, path);
    // A printer waits for no scrolling: pictures further down must come by themselves.
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    const name = await page.locator('h1').innerText();
    const shown = await page.locator('main').innerText();
    expect(shown).toContain(name);
    expect(shown).toContain('License to Sell');
    expect(shown).toContain(path); // where it came from
    const contact = page.locator('.print-only').last();
    expect(await contact.innerText()).toMatch(/\+?\d[\d ()-]{6,}.*@.*\..*Cebu|@/);
    expect(await page.locator('.print-only svg, .print-only img').first().isVisible()).toBe(true);
    for (const hidden of ['header', 'footer', 'form', '#closing'])
      expect(await page.locator(hidden).first().isVisible()).toBe(false);
  });

  it.each(['/', '/contact-us', '/properties/residential/visayas/alpha-tower', '/register'])(
    '%s prints no line over another, and nothing beside an A4 sheet of 794 pixels',
    async (path) => {
      const sheet = await openPage({ viewport: { width: 794, height: 1123 } });
      await gotoQuiet(sheet, path);
      await sheet.emulateMedia({ media: 'print' });
      expect(await sheet.evaluate(overprinted)).toEqual([]);
      expect(await sheet.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
      await sheet.context().close();
    },
  );
});

/** Runs in the page: each two texts of `main` whose lines lie over one another. */
function overprinted(): string[] {
  const lines: { text: Node; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const seen = text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen || !text.textContent?.trim() || text.parentElement?.closest('.sr-only, svg, select')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    lines.push(...[...range.getClientRects()].map((box) => ({ text, box })));
  }
  // A fifth of a line's height is air above and below its letters.
  const over = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom - a.height / 5, b.bottom - b.height / 5) -
      Math.max(a.top + a.height / 5, b.top + b.height / 5) >
      2;
  return lines.flatMap(({ text, box }, i) =>
    lines
      .slice(i + 1)
      .filter((other) => other.text !== text && over(box, other.box))
      .map((other) => `${text.textContent} | ${other.text.textContent}`),
  );
}

describe('the texts of the law', () => {
  it('has the eight sections, dated, with the contact address as a mail link', async () => {
    const page = await openPage();
    await page.goto('/privacy-policy');
    expect(await page.locator('main h2').allInnerTexts()).toEqual([
      '1. Information We Collect',
      '2. How We Use Your Information',
      '3. How We Share Your Information',
      '4. Data Security',
      '5. Your Choices and Rights',
      '6. Cookies and Tracking Technologies',
      '7. Third-Party Links',
      '8. Changes to This Privacy Policy',
    ]);
    expect(await page.locator('main time').innerText()).toBe('August 18, 2024');
    const mail = page.locator('main article a[href^="mailto:"]');
    expect(await mail.getAttribute('href')).toBe(`mailto:${await mail.innerText()}`);
    expect(await page.context().cookies()).toEqual([]); // as the policy says
    await page.goto('/terms-of-use');
    expect(await page.locator('main article p').count()).toBe(3);
  });
});
