import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser/browser.js';

const shown = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' });

/** A page with a script from where ours come from. */
async function withScript(script: string) {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.route('**/assets/test.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('/contact-us');
  await page.locator('form [name=message]').fill('typed before');
  await page.waitForFunction(() => document.documentElement.dataset.phase === 'settled');
  return page;
}
const run = (page: Page) => page.addScriptTag({ url: '/assets/test.js' });

describe('an error of our own scripts that nothing deals with', () => {
  it.each([
    ['many errors', 'for (let n = 0; n < 5; n++) setTimeout(() => { throw new Error("ours") })'],
    ['a rejection', 'void Promise.reject(new Error("ours"))'],
  ])('%s shows the error page over the page, which can be closed', async (_, script) => {
    const page = await withScript(script);
    await run(page);
    await shown(page).getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await shown(page).getByText('Please refresh the page or try again later.').waitFor();
    // Once, however many there were.
    expect(await page.locator('dialog.error-page').count()).toBe(1);
    expect(await shown(page).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(await shown(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await shown(page).getByRole('button', { name: 'Back to the page' }).click();
    expect(await shown(page).count()).toBe(0);
    expect(await page.locator('form [name=message]').inputValue()).toBe('typed before');
  });
});

describe('nothing is shown for', () => {
  let page: Page;
  beforeAll(async () => {
    page = await withScript('void fetch("/", { signal: AbortSignal.abort() })');
  });

  it.each([
    ['an extension or an in-app browser', 'setTimeout(() => { throw new Error("foreign") })'],
    ['a rejection of theirs', 'void Promise.reject(new Error("foreign"))'],
    [
      'what browsers tell nothing of',
      'void dispatchEvent(new ErrorEvent("error", { message: "Script error." }))',
    ],
    ['a call of ours that was broken off', undefined],
  ])('%s', async (_, foreign) => {
    const seen = page.evaluate(
      () =>
        new Promise<void>((done) => {
          for (const name of ['error', 'unhandledrejection'])
            addEventListener(name, () => done(), { once: true });
        }),
    );
    await (foreign ? page.evaluate(foreign) : run(page));
    await seen;
    expect(await page.locator('dialog.error-page').count()).toBe(0);
  });
});
