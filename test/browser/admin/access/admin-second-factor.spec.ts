import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { axe } from '../../../support/browser/axe.js';
import { admin } from '../../../support/browser/browser.js';
import { Authenticator } from '../../../support/requests/authenticator.js';
import { call, dataOf } from '../../../support/requests/callers.js';
import { aMemberOfStaff, api, openDesk } from '../admin-desk.js';

const card = (page: Page) => page.getByRole('region', { name: 'Second factor' });

/** Colours on their way from one to another are no fault. */
async function faultsOf(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  return axe(page);
}

/** As the server answers where REQUIRE_SECOND_FACTOR is set. */
const demandSecondFactor = (page: Page) =>
  page.route('**/api/v1/auth/account', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { data: { ...data, second_factor_required: true } } });
  });

async function enter(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: false }).first().fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').waitFor();
}

/** Whoever signed out starts anew, so the account's page is one click away. */
const openAccount = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Luz Reyes' }).click();

it('is set up with an app, asked for at sign-in, replaced by a recovery code, and switched off', async () => {
  const { account, session } = await aMemberOfStaff();
  const page = await openDesk('/account', session, { permissions: ['clipboard-read', 'clipboard-write'] });
  await demandSecondFactor(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Switch on your second factor' }).waitFor();
  await card(page).getByRole('button', { name: 'Switch on' }).click();
  await card(page).getByLabel('Your password').fill(account.password);
  await card(page).getByRole('button', { name: 'Continue' }).click();
  const picture = card(page).getByRole('img', { name: 'QR code for the authenticator app' });
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  expect(await faultsOf(page)).toEqual([]);

  const phone = new Authenticator(await card(page).locator('code').innerText());
  const code = card(page).getByLabel('Code from the app');
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await code.getAttribute('inputmode')).toBe('numeric');
  await code.fill(phone.wrongCode());
  await card(page).getByRole('button', { name: 'Switch on' }).click();
  await card(page).getByText('This code is not right', { exact: false }).waitFor();
  await code.fill(phone.code());
  await card(page).getByRole('button', { name: 'Switch on' }).click();

  await card(page).getByRole('listitem').nth(9).waitFor();
  const codes = await card(page).locator('code').allInnerTexts();
  expect(await faultsOf(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Copy' }).click();
  await card(page).getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const saving = page.waitForEvent('download');
  await card(page).getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(codes.join('\r\n'));
  await page.unrouteAll();
  await card(page).getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await card(page).getByText('10 of 10 recovery codes are left.', { exact: false }).waitFor();

  await signOut(page);
  await enter(page, account);
  await page.getByLabel('Code from the app').fill(phone.wrongCode());
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').filter({ hasText: 'This code is not right' }).waitFor();
  await page.getByLabel('Code from the app').fill(phone.code(1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await openAccount(page);
  await card(page).getByText('10 of 10 recovery codes are left.', { exact: false }).waitFor();

  await signOut(page);
  await enter(page, account);
  await page.getByRole('button', { name: 'Use a recovery code', exact: false }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await openAccount(page);
  await card(page).getByText('9 of 10 recovery codes are left.', { exact: false }).waitFor();

  await card(page).getByRole('button', { name: 'Switch off' }).click();
  await card(page).getByLabel('Your password').fill(account.password);
  await card(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await card(page)
    .getByLabel('Recovery code')
    .fill(codes[1] ?? '');
  await card(page).getByRole('button', { name: 'Switch off' }).click();
  await card(page).getByRole('button', { name: 'Switch on' }).waitFor();
});

it('is reset by an admin for a colleague who lost it', async () => {
  const { account, session } = await aMemberOfStaff();
  const body = { current_password: account.password };
  const begun = await call(api, 'POST', '/auth/second-factor', { as: session, body });
  const { secret } = dataOf<{ secret: string }>(begun);
  const on = { code: new Authenticator(secret).code() };
  expect((await call(api, 'PUT', '/auth/second-factor', { as: session, body: on })).status).toBe(200);

  const page = await openDesk(`/staff/${account.id}`);
  await page.getByRole('button', { name: 'Reset the second factor' }).click();
  await card(page).getByLabel('Your own password').fill(admin().password);
  expect(await faultsOf(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByText('Administrator reset the second factor').waitFor();
  expect((await call(api, 'GET', '/auth/me', { as: session })).status).toBe(401);
});
