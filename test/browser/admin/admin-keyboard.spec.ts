import type { Page } from 'playwright-core';
import { admin, openPage } from '../../support/browser/browser.js';
import { filtered, inquire, mark, openDesk, register, rowsOf, stored } from './admin-desk.js';

type Stored = { payment_status: boolean; qr_code: string | null; church_name: string | null };

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? undefined);
const keys = async (page: Page, ...pressed: string[]) => {
  for (const key of pressed) await page.keyboard.press(key);
};
/** Tabs on until the focus is where it should be. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  for (let n = 0; n < 60; n += 1) {
    const here = (await focused(page)) ?? '';
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never came to ${String(name)}`);
}

it('a day’s work needs no mouse: sign in, find, verify, correct, register, remove, restore, sign out', async () => {
  const last_name = mark();
  const { id } = await register({ last_name });
  const page = await openPage();
  // From here on nothing is clicked.
  await page.goto('/admin');
  await page.getByLabel('E-mail').waitFor();
  const field = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  for (let n = 0; n < 10 && (await field()) !== 'email'; n += 1) await keys(page, 'Tab');
  await page.keyboard.type(admin().email);
  await keys(page, 'Tab');
  await page.keyboard.type(admin().password);
  await keys(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();

  // Find a person from anywhere, and decide.
  await keys(page, '/');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.keyboard.type(last_name);
  await page.getByRole('option').filter({ hasText: last_name }).waitFor();
  await keys(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: `Maria ${last_name}` }).waitFor();
  await tabTo(page, 'Verify');
  // What is owed, today and the way are filled in: once more is enough.
  await keys(page, 'Enter');
  await page.getByRole('dialog', { name: /^Verify the payment of/ }).waitFor();
  await keys(page, 'Enter');
  await page.getByText('You have changed the status successfully').waitFor();
  await tabTo(page, 'Make QR code');
  await keys(page, 'Enter');
  await page.getByText('You have generated the QR code successfully').waitFor();
  expect(await stored<Stored>(`/delegates/${id}`)).toMatchObject({
    payment_status: true,
    qr_code: expect.stringContaining('/qr.png') as string,
  });

  // Correct what was typed: Escape gives an untouched form up, and leaves a field that was typed in.
  const church = page.getByLabel('Church');
  await keys(page, 'e');
  await church.waitFor();
  expect(await focusedField(page)).toBe('first_name');
  await keys(page, 'Escape');
  await church.waitFor({ state: 'detached' });
  await keys(page, 'e');
  await church.waitFor();
  await page.keyboard.type('Maria');
  await keys(page, 'Escape');
  expect(await focusedField(page)).toBe(undefined);
  expect(await page.getByLabel('First name').inputValue()).toContain('Maria');
  for (let n = 0; n < 40 && !(await church.evaluate((input) => input === document.activeElement)); n += 1)
    await keys(page, 'Tab');
  await keys(page, 'ControlOrMeta+a');
  await page.keyboard.type('Typed Church');
  await keys(page, 'Enter');
  await page.getByText('Delegate saved').waitFor();
  expect((await stored<Stored>(`/delegates/${id}`)).church_name).toBe('Typed Church');

  // Through a list by arrows, choose by x.
  await keys(page, 'g', 'd');
  await page.getByRole('heading', { level: 1, name: 'Delegates' }).waitFor();
  await rowsOf(page).nth(0).waitFor();
  await keys(page, 'ArrowDown', 'x');
  await page.getByText('1 delegate selected').waitFor();
  await keys(page, 'x');
  await page.getByText('1 delegate selected').waitFor({ state: 'detached' });

  // Remove, by a dialog whose safe choice has the focus, and put back.
  await page.goto(`/admin/delegates/${id}`);
  await page.getByRole('heading', { level: 1, name: `Maria ${last_name}` }).waitFor();
  await tabTo(page, 'Remove');
  await keys(page, 'Enter');
  await page.getByRole('dialog').waitFor();
  expect(await focused(page)).toBe('Cancel');
  await keys(page, 'Tab', 'Enter');
  await page.getByText(`Maria ${last_name} is removed`).waitFor();
  await keys(page, 'g', 'b');
  await page.getByRole('heading', { level: 1, name: 'Bin' }).waitFor();
  await rowsOf(page).filter({ hasText: last_name }).waitFor();
  await tabTo(page, 'Restore');
  await keys(page, 'Enter');
  await page.getByText(`Maria ${last_name} is restored`).waitFor();

  await tabTo(page, 'Sign out');
  await keys(page, 'Enter');
  await page.getByLabel('E-mail').waitFor();
});

it('inquiries are read one after the other by keys', async () => {
  const last_name = mark();
  await inquire({ last_name, first_name: 'First' });
  await inquire({ last_name, first_name: 'Second' });
  const page = await openDesk(`/inquiries${filtered({ last_name })}`);
  await rowsOf(page).nth(1).waitFor();
  await keys(page, 'ArrowDown');
  const first = await focused(page);
  await keys(page, 'ArrowDown');
  expect(await focused(page)).not.toBe(first);
  await keys(page, 'ArrowUp');
  expect(await focused(page)).toBe(first);
  await keys(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: first ?? '' }).waitFor();
});

it('? lists the shortcuts in a dialog, and letters stay with whoever types', async () => {
  const page = await openDesk('/delegates');
  await page.getByRole('heading', { level: 1, name: 'Delegates' }).waitFor();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByText('Search everywhere').waitFor();
  // Each key that a page listens to.
  const listed = await list
    .locator('dt')
    .evaluateAll((terms) =>
      terms.map(({ children }) => [...children].map((key) => key.textContent).join(' ')),
    );
  const KEYS = [
    '/',
    'g t',
    'g r',
    'g d',
    'g i',
    'g v',
    'g b',
    '↓ ↑',
    'x',
    'Shift x',
    'Enter',
    'j k',
    's',
    'a',
    'e',
    'r n w',
  ];
  expect(listed).toEqual([...KEYS, 'e', 'a', 'r', 'u', '← →', '+ -', 'Ctrl s', '?']);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').press('g');
  await page.getByRole('searchbox').press('i');
  expect(await page.getByRole('searchbox').inputValue()).toBe('gi');
  await page.getByRole('heading', { level: 1, name: 'Delegates' }).waitFor();
});
