import type { Browser, Page } from 'playwright-core';
import { admin, siteUrl } from '../../../support/browser/browser.js';
import { chosenChromium, everyChromium, startChromium } from '../../../support/browser/chromium.js';
import { sitePages } from '../../../support/browser/site-pages.js';

/** In the one that suites run in, site-routes.spec.ts walks to the site's pages, and all suites of the office to its own. */
const others = everyChromium().filter(
  ({ options }) => options.executablePath !== chosenChromium().executablePath,
);

/**
 * Every page and every item of the menu, without an error, in what people have and in what comes with npm. (Firefox and
 * WebKit: test/cluster/other-browsers.spec.ts.)
 */
describe.each(others.length > 0 ? others : everyChromium())('$name', ({ options }) => {
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    browser = await startChromium([], options);
  });
  beforeEach(async () => {
    errors.splice(0);
    page = await browser.newPage({ viewport: { width: 1366, height: 768 }, baseURL: siteUrl() });
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    // What a part of the page has caught, React writes to the console; so is what the policy of the page refuses.
    page.on('console', (line) => {
      if (line.type() === 'error' && !line.text().startsWith('Failed to load resource'))
        errors.push(`${page.url()}: ${line.text()}`);
    });
  });
  afterEach(() => page.close());
  afterAll(() => browser.close());

  it('shows every page of the site with a program of its own, and one of text', async () => {
    const alive = sitePages.filter(({ scriptKb }) => scriptKb > 0);
    expect(alive.length).toBeGreaterThan(10);
    for (const { path, h1 } of [...alive, ...sitePages.filter((page) => page.path === '/about-us')]) {
      await page.goto(path);
      if (h1) await page.getByRole('heading', { level: 1, name: h1 }).waitFor();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
    }
    expect(errors).toEqual([]);
  });

  it('opens every item of the back office’s menu, and loads all of each', async () => {
    // It asks who is signed in before somebody is.
    page.on('response', (answer) => {
      if (answer.status() >= 400 && answer.status() !== 401)
        errors.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto('/admin');
    await page.getByLabel('E-mail').fill(admin().email);
    await page.getByLabel('Password', { exact: true }).fill(admin().password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const menu = page.getByRole('navigation', { name: 'Back office' });
    await menu.getByRole('link').first().waitFor();
    expect(await page.title()).toMatch(/\w/);
    const addresses = await menu
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses).toContain('/admin/webhooks');
    // Signing out is the last.
    for (const address of addresses) {
      const link = page.locator(`a[href="${address}"]`);
      const closed = menu.locator('details:not([open])', { has: link });
      if ((await closed.count()) > 0) await closed.locator('summary').click();
      await menu.locator(link).click();
      await page.waitForURL((url) => url.pathname.startsWith(address) || address.endsWith('sign-out'));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect({ address, errors }).toEqual({ address, errors: [] });
    }
  });
});
