import type { Page } from 'playwright-core';
import {
  aMemberOfStaff,
  openDesk,
  register,
  rowsOf,
  stored,
  upload,
  verify,
} from '../../../../browser/admin/admin-desk.js';
import { admin, quiet } from '../../../../support/browser/browser.js';
import { aPicture } from '../../../../support/requests/pictures.js';
import { until } from '../../../../support/server/until.js';

type Stored = { payment_status: boolean; church_name: string | null };
const paid = async (id: string) => (await stored<Stored>(`/delegates/${id}`)).payment_status;

/** Not before the page has all that it asked for: what comes to nothing would ask for the password by itself. */
const endSession = async (page: Page) => {
  await quiet(page);
  await page.context().clearCookies();
};
const signInAgain = async (page: Page, password: string) => {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'detached' });
};

describe('an ended session', () => {
  it('is renewed over the page, and what was typed is saved then', async () => {
    const { account, session } = await aMemberOfStaff();
    const { id } = await register();
    const page = await openDesk(`/delegates/${id}`, session);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Church').fill('Victory Cebu');
    await endSession(page);
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
    await endSession(page);
    await verify(page);
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
    await endSession(page);
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
    await until(() => asked === 'beforeunload');

    await page.getByRole('link', { name: 'Today' }).click();
    await question.getByRole('button', { name: 'Discard the changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  });
});

describe('two people at one record', () => {
  it('refuses to verify a proof that was replaced meanwhile, and shows the new one', async () => {
    const { id } = await register();
    const proof = (color: string) => aPicture(90, 90, color);
    await upload(id, await proof('#777'));
    const page = await openDesk(`/delegates/${id}`);
    const picture = page.getByAltText(/^Proof of payment of/);
    const before = await picture.getAttribute('src');
    // Else the page may hear of the new one, and show it, before it is asked to verify the old one.
    let readOn = () => {};
    const held = new Promise<void>((go) => (readOn = go));
    await page.route('**/api/v1/**', async (route) => {
      if (route.request().method() === 'GET') await held;
      await route.continue();
    });
    await upload(id, await proof('#a00'));
    await page.getByRole('button', { name: /^Verify ₱/ }).click();
    await page.getByRole('alert').filter({ hasText: 'has changed since you read it' }).waitFor();
    readOn();
    expect(await paid(id)).toBe(false);
    await page.waitForFunction(
      (old) => document.querySelector('img[alt^="Proof"]')?.getAttribute('src') !== old,
      before,
    );
    await page.getByRole('button', { name: /^Verify ₱/ }).click();
    await page.getByText('You have changed the status successfully').waitFor();
    expect(await paid(id)).toBe(true);
  });
});
