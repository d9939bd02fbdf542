import type { Page } from 'playwright-core';
import {
  adminSession,
  aMemberOfStaff,
  api,
  filtered,
  inquire,
  mark,
  openDesk,
  rowsOf,
  tick,
} from '../../../../browser/admin/admin-desk.js';
import { openPage } from '../../../../support/browser/browser.js';
import { call } from '../../../../support/requests/callers.js';
import { until } from '../../../../support/server/until.js';

/**
 * Pages show within 3 s what a colleague changes. Of several changes one is enough: nothing is told before the server has seen
 * where the feed ends, and a busy machine may be late.
 */
async function showsSoon(id: string, ...pages: Page[]): Promise<void> {
  for (const [status, word] of [
    ['contacted', 'Contacted'],
    ['qualified', 'Qualified'],
    ['viewing', 'Viewing'],
    ['new', 'New'],
  ] as const) {
    const as = await adminSession();
    const begun = Date.now();
    await call(api, 'PUT', `/inquiry/properties/${id}/work`, { as, body: { status } });
    // What comes later is waited for: else it would show the next change soon.
    const shown = pages.map((page) =>
      rowsOf(page).first().getByText(word, { exact: true }).waitFor({ timeout: 15_000 }),
    );
    const all = await Promise.allSettled(shown);
    if (all.every((one) => one.status === 'fulfilled') && Date.now() - begun < 3_000) return;
  }
  throw new Error('No change was shown within 3 s');
}

describe('the inquiries’ table', () => {
  it('says that nothing was found, and clears the list', async () => {
    const page = await openDesk(`/inquiries${filtered({})}`);
    await page.getByRole('searchbox', { name: 'Search every field' }).fill(mark());
    await page.locator('main').getByText('No inquiries found').waitFor();
    expect(await rowsOf(page).count()).toBe(0);
  });

  it('chooses a range with Shift', async () => {
    const word = mark();
    for (const n of [1, 2, 3]) await inquire({ first_name: word, last_name: `Number ${n}` });
    const page = await openDesk(`/inquiries${filtered({ first_name: word })}`);
    await page.getByText('1-3 of 3').waitFor();
    const boxes = page.getByRole('checkbox', { name: /^Select .*Number/ });
    await boxes.first().click();
    await boxes.last().click({ modifiers: ['Shift'] });
    await page.getByText('3 inquiries selected').waitFor();
  });

  it('shows within 3 s what a colleague changes, without a reload', async () => {
    const first_name = mark();
    const { id } = await inquire({ first_name });
    const page = await openDesk(`/inquiries${filtered({ first_name })}`);
    await rowsOf(page).first().getByText('New', { exact: true }).waitFor();
    // Once the line on which changes are told is open.
    const line = page.waitForResponse(/\/activity\/live$/);
    await page.reload();
    await line;
    await rowsOf(page).first().getByText('New', { exact: true }).waitFor();
    await showsSoon(id, page);
  });

  it('hears of changes by one line for all tabs, which the next tab takes up when that one closes', async () => {
    const first_name = mark();
    const { id } = await inquire({ first_name });
    const path = `/inquiries${filtered({ first_name })}`;
    const first = await openDesk('/account');
    const lines: string[] = [];
    first.context().on('response', (response) => {
      if (response.url().endsWith('/activity/live')) lines.push(response.url());
    });
    await first.goto(`/admin${path}`);
    await rowsOf(first).first().getByText('New', { exact: true }).waitFor();
    await until(() => lines.length === 1);
    const second = await first.context().newPage();
    await second.goto(`/admin${path}`);
    await rowsOf(second).first().getByText('New', { exact: true }).waitFor();
    await showsSoon(id, first, second);
    expect(lines).toHaveLength(1);
    await first.close();
    await until(() => lines.length === 2);
    await showsSoon(id, second);
  });

  it('a view belongs to its account: it goes at sign-out, comes back, and only a shared one is everybody’s', async () => {
    const [luz, ana] = [await aMemberOfStaff(), await aMemberOfStaff('agent')];
    const [own, shared] = [mark(), mark()];
    const page = await openPage();
    const signIn = async ({ account }: typeof luz) => {
      await page.goto(`/admin/inquiries${filtered({ status: 'qualified' })}`);
      await page.getByLabel('E-mail').fill(account.email);
      await page.getByLabel('Password', { exact: false }).first().fill(account.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { level: 1, name: 'Inquiries' }).waitFor();
    };
    const signOut = async () => {
      await page.getByRole('link', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
    };
    const view = (name: string) => page.getByRole('link', { name, exact: true });
    await signIn(luz);
    for (const name of [own, shared]) {
      await page.goto(`/admin/inquiries${filtered({ first_name: name })}`);
      await page.getByRole('button', { name: 'Save this view' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save this view' });
      await dialog.getByRole('textbox', { name: 'Name of the view' }).fill(name);
      if (name === shared) await tick(dialog.getByRole('checkbox'));
      await dialog.getByRole('button', { name: 'Save this view' }).click();
      await view(name).waitFor();
    }
    // What was looked for holds names: it goes from the browser too.
    const kept = () => page.evaluate(() => JSON.stringify(localStorage));
    expect(await kept()).toContain(shared);
    await signOut();
    expect(await kept()).not.toContain(shared);
    await signIn(ana);
    await view(shared).waitFor();
    expect(await view(own).count()).toBe(0);
    await signOut();
    await signIn(luz);
    await view(own).waitFor();
  });
});

describe('an inquiry’s page', () => {
  it('shows the message and the ways to answer it', async () => {
    const first_name = mark();
    const { id } = await inquire({ first_name, phone_number: '639181112222', message: 'Line one\nLine two' });
    const page = await openDesk(`/inquiries${filtered({ first_name })}`);
    await rowsOf(page).first().getByText(first_name).click();
    await page.getByText('Line one').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/inquiries/${id}/show`);
    const linkTo = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await linkTo('E-mail')).toMatch(/^mailto:jose@example\.com\?subject=/);
    expect(await linkTo('Call')).toBe('tel:+639181112222');
    expect(await linkTo('WhatsApp')).toBe('https://wa.me/639181112222');
    expect(await linkTo('Viber')).toBe('viber://chat?number=%2B639181112222');
  });

  it('is removed once it was asked and the server has done it', async () => {
    const first_name = mark();
    const { id } = await inquire({ first_name });
    const path = `/inquiry/properties/${id}`;
    const statusOf = async () => (await call(api, 'GET', path, { as: await adminSession() })).status;
    const page = await openDesk(`/inquiries/${id}/show`);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Remove the inquiry of ${first_name}`) });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await statusOf()).toBe(200);

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await dialog.getByRole('button', { name: 'Remove the inquiry' }).click();
    await page.getByText(new RegExp(`^The inquiry of ${first_name} .* is removed$`)).waitFor();
    expect(await statusOf()).toBe(404);
    expect(new URL(page.url()).pathname).toBe('/admin/inquiries');
  });
});
