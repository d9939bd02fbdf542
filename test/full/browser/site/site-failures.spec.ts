import type { Page, Route } from 'playwright-core';
import { gotoQuiet, openPage } from '../../../support/browser/browser.js';
import { holdClock, hurry, hurryUntil } from '../../../support/browser/page-clock.js';
import { until } from '../../../support/server/until.js';

const ALPHA = '/properties/residential/visayas/alpha-tower';
const notice = (page: Page) => page.getByText('This part of the page did not load.');
const near = (page: Page) => page.locator('form[name="simple-inquiry"]').scrollIntoViewIfNeeded();

describe("another's error", () => {
  it('changes nothing, and a half-typed form stays', async () => {
    const page = await openPage();
    await gotoQuiet(page, '/contact-us');
    const name = page.locator('form [name=first_name]');
    await name.fill('Half');
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: '' }));
      setTimeout(() => {
        throw new Error('thrown by an in-app browser');
      });
      void Promise.reject(new Error('so is this'));
    });
    await until(() => thrown.length === 2);
    expect(await page.locator('h1').innerText()).toBe('CONTACT US');
    expect(await page.title()).toBe('Contact Us | Stealth Land');
    expect(await name.inputValue()).toBe('Half');
  });
});

it('an address with a broken escape stops no script, and is named as it stands', async () => {
  const page = await openPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await gotoQuiet(page, '/partner-with-us/%E0%A4%A');
  expect(thrown).toEqual([]);
  expect(await page.locator('[data-last-segment]').innerText()).toBe('%E0%A4%A');
});

describe('code that arrives late', () => {
  it('counts with what was chosen before', async () => {
    const page = await openPage({ viewport: { width: 1440, height: 900 } });
    let arrive = () => {};
    const held = new Promise<void>((done) => (arrive = done));
    await page.route('**/assets/MortgageCalculator-*.js*', (route) => held.then(() => route.continue()));
    await page.goto(ALPHA);
    await page.getByText('1BR', { exact: true }).click();
    await page.locator('select[name=years]').selectOption('5');
    await page.locator('input[name=downpayment]').fill('20');
    // Both presses wait for the code, and are done in their order.
    await page.getByRole('button', { name: 'Ask about this computation' }).click();
    arrive();
    await page.waitForFunction(() =>
      document
        .querySelector<HTMLTextAreaElement>('#inquire textarea')
        ?.value.includes('1BR, 40 sqm, finish fully-furnished, 20% downpayment, 5 years.'),
    );
  });
});

describe('code that does not arrive', () => {
  it('is asked for again, and the part comes alive', async () => {
    const page = await openPage();
    let tries = 0;
    await page.route('**/assets/InquiryForm-*.js*', (route) =>
      ++tries < 2 ? route.abort() : route.continue(),
    );
    await page.goto('/');
    await near(page);
    await page.locator('[data-island][data-awake] form[name=simple-inquiry]').waitFor({ state: 'attached' });
    expect(await notice(page).count()).toBe(0);
  });

  it('leaves the rest as it is, says so in its place, and is asked for by the button', async () => {
    const page = await openPage();
    const lost = (route: Route) => route.abort();
    await page.route('**/assets/InquiryForm-*.js*', lost);
    await page.goto('/');
    await holdClock(page);
    await near(page);
    await hurry(page, notice(page));
    expect(await page.locator('h1').innerText()).toMatch(/^Welcome to/);
    expect(await page.locator('form[name="simple-inquiry"]').isVisible()).toBe(true);
    await page.unroute('**/assets/InquiryForm-*.js*', lost);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-island][data-awake] form[name=simple-inquiry]').waitFor({ state: 'attached' });
    expect(await notice(page).count()).toBe(0);
  });

  it('in a tab that is older than the build reloads it once, with what was typed', async () => {
    const page = await openPage();
    await holdClock(page);
    let loads = 0;
    page.on('load', () => loads++);
    // The old build: its page names another program, which this tab still got, and its chunks are gone.
    await page.route('**/assets/old-*.js', async (route) => {
      const own = route.request().url().replace('/old-', '/index-');
      await route.fulfill({ response: await page.request.get(own) });
    });
    await page.route('**/contact-us', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const old = loads === 0 && route.request().isNavigationRequest();
      await route.fulfill({
        response: answer,
        body: old ? html.replace(/src="\/assets\/index-/, 'src="/assets/old-') : html,
      });
    });
    let gone = true;
    await page.route('**/assets/InquiryForm-*.js*', (route) => (gone ? route.abort() : route.continue()));
    await page.goto('/contact-us');
    await page.locator('form [name=message]').fill('typed in the old tab');
    await hurryUntil(page, () => loads > 1);
    gone = false;
    await page.waitForFunction(
      () =>
        new FormData(document.forms.namedItem('general-inquiry') ?? undefined).get('message') ===
        'typed in the old tab',
    );
    expect(loads).toBe(2);
  });

  it('of the first script leaves a page that works as HTML does', async () => {
    const page = await openPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(ALPHA);
    const picture = page.locator('a[aria-label^=Enlarge]').first();
    const target = await picture.getAttribute('href');
    await picture.click();
    await page.waitForURL(`**${target}`);
  });
});
