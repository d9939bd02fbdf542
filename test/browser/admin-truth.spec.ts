import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { admin } from '../support/browser.js';
import { axe } from '../support/axe.js';
import { call } from '../support/callers.js';
import {
  aMemberOfStaff,
  eventually,
  filtered,
  mark,
  openDesk,
  register,
  rowsOf,
  stored,
  upload,
  api,
  adminSession,
} from './admin-desk.js';

jest.setTimeout(90_000);

type Stored = { payment_status: boolean; church_name: string | null };
const paid = async (id: string) => (await stored<Stored>(`/delegates/${id}`)).payment_status;
const signInAgain = async (page: Page, password: string) => {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'detached' });
};

describe('a selection', () => {
  it('holds only what is in sight: a filter, a search, a page and a reload let go of it', async () => {
    const last_name = mark();
    for (let i = 0; i < 12; i += 1) await register({ last_name, church_name: i < 6 ? 'Alpha' : 'Beta' });
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    const choose = async () => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
      await page.getByText(/delegates? selected$/).waitFor();
    };
    const nothingChosen = () => page.getByText(/delegates? selected$/).waitFor({ state: 'detached' });

    await choose();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('11-12 of 12').waitFor();
    await nothingChosen();
    await choose();
    await page.getByRole('searchbox').fill('Alpha');
    await page.getByText('1-6 of 6').waitFor();
    await nothingChosen();
    await choose();
    await page.getByRole('button', { name: /^Lift the filter Search: Alpha/ }).click();
    await page.getByText('1-10 of 12').waitFor();
    await nothingChosen();
    await choose();
    await page.reload();
    await page.getByText('1-10 of 12').waitFor();
    await nothingChosen();
    await page.getByRole('button', { name: 'Registered' }).click();
    await nothingChosen();
  });
});

describe('a list', () => {
  it('shows every filter in force with a cross, also one that it remembers from before', async () => {
    const last_name = mark();
    await register({ last_name });
    const page = await openDesk(`/delegates${filtered({ last_name, payment_status: false })}`);
    await page.getByText('1-1 of 1').waitFor();
    await page.getByRole('link', { name: 'Today' }).click();
    await page.getByRole('link', { name: 'Delegates', exact: true }).click();
    const chips = page.getByRole('list', { name: 'Filters in force' });
    await chips.getByText(`Last name starts with: ${last_name}`).waitFor();
    await chips.getByText('Payment: Unpaid').waitFor();
    await chips.getByRole('button', { name: 'Lift all filters' }).click();
    await chips.waitFor({ state: 'detached' });
  });
});

describe('verifying', () => {
  it('says so only once the server has done it, and a second click sends nothing', async () => {
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`);
    let answer = () => {};
    const held = new Promise<void>((go) => (answer = go));
    let sent = 0;
    await page.route('**/delegates/verify/*', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    const verify = page.getByRole('button', { name: 'Verify', exact: true });
    await verify.click();
    await verify.and(page.locator(':disabled')).waitFor();
    expect(await page.getByText('You have changed the status').count()).toBe(0);
    expect(await page.getByText('Unpaid', { exact: true }).count()).toBe(1);
    answer();
    await page.getByText('You have changed the status successfully').waitFor();
    expect(await paid(id)).toBe(true);
    expect(sent).toBe(1);
  });

  it('is not undone by the second half of a double click', async () => {
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`);
    // The second click comes the moment the other button stands there, however slow the machine is.
    await page.evaluate(() => {
      const watcher = new MutationObserver(() => {
        const buttons = [...document.querySelectorAll('button')];
        const unverify = buttons.find(({ textContent }) => textContent === 'Mark as unpaid');
        if (!unverify) return;
        watcher.disconnect();
        unverify.click();
        document.body.dataset.clickedTwice = '';
      });
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('You have changed the status successfully').waitFor();
    await page.locator('body[data-clicked-twice]').waitFor();
    const unverify = page.getByRole('button', { name: 'Mark as unpaid' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await paid(id)).toBe(true);
    await unverify.click();
    await page.getByRole('dialog', { name: /^Mark .* as unpaid\?$/ }).waitFor();
  });

  it('is never said to have happened when the server refuses', async () => {
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`);
    await page.getByRole('button', { name: 'Verify', exact: true }).waitFor();
    await call(api, 'DELETE', `/delegates/${id}`, { as: await adminSession() });
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /not found|does not exist|no longer/i })
      .waitFor();
    expect(await page.getByText('You have changed the status').count()).toBe(0);
  });
});

describe('an ended session', () => {
  it('is renewed over the page, and what was typed is saved then', async () => {
    const { account, session } = await aMemberOfStaff();
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`, session);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Church').fill('Victory Cebu');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    expect(await page.getByText('Delegate saved').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(`/admin/delegates/${id}`);
    await signInAgain(page, account.password);
    await page.getByText('Delegate saved').waitFor();
    expect((await stored<Stored>(`/delegates/${id}`)).church_name).toBe('Victory Cebu');
  });

  it('lets a verification go on as well, once', async () => {
    const { account, session } = await aMemberOfStaff();
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`, session);
    await page.getByRole('heading', { level: 1, name: /Maria/ }).waitFor();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    expect(await page.getByText('You have changed the status').count()).toBe(0);
    expect(await paid(id)).toBe(false);
    await signInAgain(page, account.password);
    await page.getByText('You have changed the status successfully').waitFor();
    expect(await paid(id)).toBe(true);
  });

  it('gives nothing that one person typed to another who signs in', async () => {
    const { session } = await aMemberOfStaff();
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`, session);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Church').fill('Not mine');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    page.on('dialog', (question) => void question.accept());
    await dialog.getByLabel('E-mail').fill(admin().email);
    await signInAgain(page, admin().password);
    await page.getByRole('link', { name: 'Administrator' }).waitFor();
    expect((await stored<Stored>(`/delegates/${id}`)).church_name).not.toBe('Not mine');
  });
});

describe('unsaved changes', () => {
  it('are asked about before any way out, and stay when one stays', async () => {
    const { id } = await register();
    const page = await openDesk('');
    await page.getByRole('link', { name: 'Delegates', exact: true }).click();
    await rowsOf(page).first().waitFor();
    await page.goto(`/admin/delegates/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Church').fill('Half typed');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    for (const way of ['Today', 'Sign out']) {
      await page.getByRole('link', { name: way }).click();
      await question.waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stay here');
      await page.keyboard.press('Enter');
      await question.waitFor({ state: 'detached' });
      expect(await page.getByLabel('Church').inputValue()).toBe('Half typed');
    }
    let asked = '';
    page.on('dialog', (browser) => {
      asked = browser.type();
      void browser.dismiss();
    });
    await page.reload({ timeout: 2_000 }).catch(() => undefined);
    expect(asked).toBe('beforeunload');

    await page.getByRole('link', { name: 'Today' }).click();
    await question.getByRole('button', { name: 'Discard the changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  });
});

describe('bulk work', () => {
  it('goes on past a record that fails, and reports by name what was done and what was not', async () => {
    const last_name = mark();
    const gone = await register({ last_name, first_name: 'Gone' });
    const here = await register({ last_name, first_name: 'Here' });
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await call(api, 'DELETE', `/delegates/${gone.id}`, { as: await adminSession() });
    let calls = 0;
    page.on('request', (request) => (calls += request.method() === 'POST' ? 1 : 0));
    await page.getByRole('button', { name: 'Mark 2 delegates paid' }).click();
    const report = page.getByRole('dialog', { name: '1 of 2 done' });
    await report
      .getByRole('listitem')
      .filter({ hasText: 'A record that is no longer here: Delegate not found.' })
      .waitFor();
    await report.getByText(`Here ${last_name}`).waitFor();
    await eventually(() => paid(here.id), true);
    expect(calls).toBe(1);
  });

  it('leaves alone what a colleague changed since the list was read, and says whose name it is', async () => {
    const last_name = mark();
    const changed = await register({ last_name, first_name: 'Changed' });
    const same = await register({ last_name, first_name: 'Same' });
    const page = await openDesk(`/delegates${filtered({ last_name })}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    const body = { ...changed, church_name: 'Another Church' };
    await call(api, 'PUT', `/delegates/${changed.id}`, { as: await adminSession(), body });
    await page.getByRole('button', { name: 'Mark 2 delegates paid' }).click();
    const report = page.getByRole('dialog', { name: '1 of 2 done' });
    await report
      .getByRole('listitem')
      .filter({ hasText: `Changed ${last_name}: It was changed since` })
      .waitFor();
    expect([await paid(changed.id), await paid(same.id)]).toEqual([false, true]);
  });
});

describe('two people at one record', () => {
  it('lets the second one see both versions field by field, and choose', async () => {
    const { id } = await register();
    const { session } = await aMemberOfStaff();
    const first = await openDesk(`/delegates/${id}`);
    const second = await openDesk(`/delegates/${id}`, session);
    for (const page of [first, second]) await page.getByRole('button', { name: 'Edit' }).click();
    await second.getByLabel('Church').waitFor();
    await first.getByLabel('Church').fill('First Church');
    await first.getByLabel('Ministry').fill('Ushers');
    await first.getByRole('button', { name: 'Save changes' }).click();
    await first.getByText('Delegate saved').waitFor();

    await second.getByLabel('Church').fill('Second Church');
    await second.getByLabel('Address').fill('2 New Street');
    await second.getByRole('button', { name: 'Save changes' }).click();
    const dialog = second.getByRole('dialog', { name: 'Somebody else changed this record meanwhile' });
    await dialog.getByRole('row', { name: /Church/ }).waitFor();
    expect(await dialog.getByLabel('Ushers').isChecked()).toBe(true);
    expect(await dialog.getByLabel('2 New Street').isChecked()).toBe(true);
    const save = dialog.getByRole('button', { name: 'Save changes' });
    expect(await save.isDisabled()).toBe(true);
    expect(await axe(second)).toEqual([]);
    await dialog.getByLabel('Second Church').check();
    await save.click();
    await second.getByText('Delegate saved').waitFor();
    expect(await stored<Stored>(`/delegates/${id}`)).toMatchObject({
      church_name: 'Second Church',
      ministry: 'Ushers',
      address: '2 New Street',
    });
  });

  it('refuses to verify a proof that was replaced meanwhile, and shows the new one', async () => {
    const { id } = await register();
    const proof = (color: string) =>
      sharp({ create: { width: 90, height: 90, channels: 3, background: color } })
        .png()
        .toBuffer();
    await upload(id, await proof('#777'));
    const page = await openDesk(`/delegates/${id}`);
    const picture = page.getByAltText(/^Proof of payment of/);
    const before = await picture.getAttribute('src');
    await upload(id, await proof('#a00'));
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'has changed since you read it' }).waitFor();
    expect(await paid(id)).toBe(false);
    await page.waitForFunction(
      (old) => document.querySelector('img[alt^="Proof"]')?.getAttribute('src') !== old,
      before,
    );
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('You have changed the status successfully').waitFor();
    expect(await paid(id)).toBe(true);
  });
});
