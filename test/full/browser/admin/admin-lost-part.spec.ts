import type { Page, Route } from 'playwright-core';
import { mark, openDesk, register } from '../../../browser/admin/admin-desk.js';
import { siteUrl } from '../../../support/browser/browser.js';
import { holdClock, hurry, hurryUntil } from '../../../support/browser/page-clock.js';

const lost = (route: Route) => route.abort();
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part did not load' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Today, with every other page's code still to come. The pauses between two tries are hurried. */
async function today(): Promise<Page> {
  const page = await openDesk('');
  await heading(page, 'Today').waitFor();
  await holdClock(page);
  return page;
}

describe('a part of the back office that does not arrive', () => {
  it('is asked for again, and is then there', async () => {
    const page = await today();
    let tries = 0;
    await page.route('**/assets/AccountPage-*.js*', (route) =>
      ++tries < 2 ? lost(route) : route.continue(),
    );
    await page.getByRole('link', { name: 'Administrator' }).click();
    await hurry(page, heading(page, 'Your account'));
    expect(tries).toBeGreaterThan(1);
    expect(await notice(page).count()).toBe(0);
  });

  it('says so in its place, while the rest goes on, and comes by the button', async () => {
    const page = await today();
    await page.route('**/assets/AccountPage-*.js*', lost);
    await page.getByRole('link', { name: 'Administrator' }).click();
    await hurry(page, notice(page));
    await page.getByRole('link', { name: 'Today' }).click();
    await heading(page, 'Today').waitFor();
    expect(await notice(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Administrator' }).click();
    await hurry(page, notice(page));
    await page.unroute('**/assets/AccountPage-*.js*', lost);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await heading(page, 'Your account').waitFor();
  });

  it('over a page leaves the page and what is typed there as they are', async () => {
    const { id } = await register({ last_name: mark() });
    const page = await openDesk(`/delegates/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Church').fill('Half typed');
    await holdClock(page);
    await page.route('**/assets/SearchDialog-*.js*', lost);
    await page.getByRole('button', { name: /^Search/ }).click();
    await hurry(page, notice(page));
    expect(await page.getByLabel('Church').inputValue()).toBe('Half typed');
  });

  it.each([
    ['once, and is then there', true],
    ['once only, when it is not there either', false],
  ])('because the server has a newer build, loads the page anew %s', async (_, comesBack) => {
    const page = await today();
    let loads = 0;
    page.on('load', () => (loads += 1));
    let gone = true;
    await page.route('**/assets/AccountPage-*.js*', (route) => (gone ? lost(route) : route.continue()));
    await page.route(`${siteUrl()}/admin/`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/\/assets\/index-[^"]+\.js/, '/assets/index-newer.js');
      await route.fulfill({ response: answer, body });
    });
    page.on('load', () => (gone = !comesBack));
    await page.getByRole('link', { name: 'Administrator' }).click();
    await hurryUntil(page, () => loads > 0);
    await hurry(page, comesBack ? heading(page, 'Your account') : notice(page));
    expect(loads).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/admin/account');
  });
});
