import { chromium, type Browser, type Page } from 'playwright-core';
import { ADMIN } from '../support/admin.js';
import { startApi, type Api } from '../support/api.js';
import { sitePages } from '../support/site-pages.js';
import { describeWith } from './support/programs.js';

jest.setTimeout(240_000);

/** What people have, while the other suites run in an older one: every page and every item of the menu, without an error. */
describeWith(['chromium'], 'chromium')('the newest Chromium', () => {
  let api: Api;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    api = await startApi();
    browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
      ],
    });
    console.log(`Chromium ${browser.version()}`);
  });
  beforeEach(async () => {
    errors.splice(0);
    page = await browser.newPage({ viewport: { width: 1366, height: 768 }, baseURL: api.url });
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  });
  afterEach(() => page.close());
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  it('shows every page of the site', async () => {
    for (const { path, h1 } of sitePages) {
      await page.goto(path, { waitUntil: 'load' });
      if (h1) await page.getByRole('heading', { level: 1, name: h1 }).waitFor();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
    }
    expect(errors).toEqual([]);
  });

  it('opens every item of the back office’s menu', async () => {
    await page.goto('/admin');
    await page.getByLabel('E-mail').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const menu = page.getByRole('navigation', { name: 'Back office' });
    await menu.getByRole('link').first().waitFor();
    const addresses = await menu
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses).toContain('/admin/webhooks');
    // Signing out is the last.
    for (const address of addresses) {
      const link = menu.locator(`a[href="${address}"]`);
      const closed = menu.locator('details:not([open])', { has: page.locator(`a[href="${address}"]`) });
      if ((await closed.count()) > 0) await closed.locator('summary').click();
      await link.click();
      await page.waitForURL((url) => url.pathname.startsWith(address) || address.endsWith('sign-out'));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect({ address, errors }).toEqual({ address, errors: [] });
    }
  });
});
