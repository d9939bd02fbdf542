import type { Page } from 'playwright-core';
import { aMemberOfStaff, api, mark, openDesk, rowsOf, tick } from '../../../../browser/admin/admin-desk.js';
import { axe } from '../../../../support/browser/axe.js';
import { admin } from '../../../../support/browser/browser.js';
import { call, signIn } from '../../../../support/requests/callers.js';

describe('staff accounts', () => {
  it('are added, changed and removed by an admin', async () => {
    const page = await openDesk('/staff');
    const email = `${mark().toLowerCase()}@example.ph`;
    await page.getByRole('link', { name: 'Add an account' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Front Desk');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('First password').fill('mangga sa tag-ulan');
    await page.getByRole('button', { name: 'Add an account' }).click();
    await page.getByText('Account added').waitFor();
    const session = await signIn(api, { email, password: 'mangga sa tag-ulan' });
    expect((await call(api, 'GET', '/auth/me', { as: session })).status).toBe(200);

    await rowsOf(page).filter({ hasText: email }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Night Desk');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await rowsOf(page).filter({ hasText: 'Night Desk' }).first().waitFor();

    await rowsOf(page).filter({ hasText: email }).first().click();
    await page.getByRole('row', { name: /Front Desk Night Desk$/ }).waitFor();
    await page.getByLabel('E-mail').fill(`night-${email}`);
    await page.getByLabel('Your own password').fill(admin().password);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await rowsOf(page)
      .filter({ hasText: `night-${email}` })
      .first()
      .click();
    // One disables first: signed out at once, not let in, and nothing lost.
    const nightDesk = { email: `night-${email}`, password: 'mangga sa tag-ulan' };
    const open = await signIn(api, nightDesk);
    expect(await page.getByRole('button', { name: 'Remove', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable Night Desk' }).click();
    await page.getByText('Night Desk can no longer sign in').waitFor();
    expect((await call(api, 'GET', '/auth/me', { as: open })).status).toBe(401);
    await page.getByRole('button', { name: 'Enable', exact: true }).click();
    await page.getByText('Night Desk can sign in again').waitFor();
    await signIn(api, nightDesk);
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable Night Desk' }).click();
    await page.getByText('Disabled', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Night Desk' }).click();
    await page.getByText('Account removed').waitFor();
    expect((await call(api, 'GET', '/auth/me', { as: session })).status).toBe(401);
  });

  it('say at the field that an e-mail is taken, and keep what was typed', async () => {
    const { account } = await aMemberOfStaff();
    const page = await openDesk('/staff/create');
    await page.getByRole('textbox', { name: 'Name' }).fill('Second Luz');
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('First password').fill('mangga sa tag-ulan');
    await page.getByRole('button', { name: 'Add an account' }).click();
    await page.getByText('Another account has this e-mail.').first().waitFor();
    const field = page.getByLabel('E-mail');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe('Another account has this e-mail.');
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Second Luz');
  });
});

describe('API keys', () => {
  it('are made with scopes, shown once with a copy button, and revoked', async () => {
    const page = await openDesk('/api-keys', undefined, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const name = `Portal ${mark()}`;
    await page.getByRole('link', { name: 'Create a key' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await tick(page.getByLabel('Read delegates'));
    await page.getByRole('button', { name: 'Create a key' }).click();
    const key = await page.locator('code').innerText();
    await page.getByRole('button', { name: 'Copy the key' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    const as = { authorization: `Bearer ${key}` };
    expect((await call(api, 'GET', '/delegates', { as })).status).toBe(200);
    expect((await call(api, 'GET', '/inquiry/properties', { as })).status).toBe(403);

    await page.getByRole('link', { name: 'Back to all keys' }).click();
    const row = rowsOf(page).filter({ hasText: name });
    await row.waitFor();
    expect(await page.locator('main').innerText()).not.toContain(key);
    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: `Revoke “${name}”` }).click();
    await row.waitFor({ state: 'detached' });
    expect((await call(api, 'GET', '/delegates', { as })).status).toBe(401);
  });
});

describe('one’s own account', () => {
  it('says that the password was made by somebody else, until it is changed', async () => {
    const { account, session } = await aMemberOfStaff();
    const page = await openDesk('/delegates', session, { viewport: { width: 390, height: 850 } });
    const notice = page.getByRole('status').filter({ hasText: 'This password is temporary.' });
    await notice.getByRole('link', { name: 'Choose a password' }).click();
    await changePassword(page, account.password, 'bagong sampaguita 12');
    await page.getByText('Your password is changed.', { exact: false }).waitFor();
    await notice.waitFor({ state: 'detached' });
  });

  it('can do nothing but change such a password once its time is over', async () => {
    const { account, session } = await aMemberOfStaff();
    const page = await openDesk('/delegates', session);
    await letTimePass(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Choose your password' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await changePassword(page, account.password, 'bagong sampaguita 12');
    await page.getByRole('heading', { level: 1, name: 'Delegates' }).waitFor();
  });

  it('changes the password, and says what is wrong below the field', async () => {
    const { account, session } = await aMemberOfStaff();
    const page = await openDesk('/account', session);
    await changePassword(page, 'something else entirely', 'bagong sampaguita 12');
    await page.locator('p').filter({ hasText: 'This is not your current password.' }).waitFor();

    await page.getByLabel('Current password').fill(account.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed.', { exact: false }).waitFor();
    await signIn(api, { email: account.email, password: 'bagong sampaguita 12' });
  });

  it('shows where it is signed in, and signs out one browser', async () => {
    const { account, session } = await aMemberOfStaff();
    const elsewhere = await signIn(api, account);
    const page = await openDesk('/account', session);
    const card = page.getByRole('region', { name: 'Where you are signed in' });
    await card.getByText('This one', { exact: true }).waitFor();
    expect(await card.getByRole('listitem').count()).toBe(2);
    await askForThePassword(page);
    await card.getByRole('button', { name: 'Sign out Another program' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(account.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Another program is signed out').waitFor();
    await card.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
    expect((await call(api, 'GET', '/auth/me', { as: elsewhere })).status).toBe(401);
  });

  it('is signed out everywhere', async () => {
    const { account, session } = await aMemberOfStaff();
    const elsewhere = await signIn(api, account);
    const page = await openDesk('/account', session);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    for (const as of [session, elsewhere])
      expect((await call(api, 'GET', '/auth/me', { as })).status).toBe(401);
  });
});

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('Current password').fill(from);
  await page.getByLabel('New password', { exact: false }).first().fill(to);
  await page.getByLabel('New password again').fill(to);
  await page.getByRole('button', { name: 'Change password' }).click();
}

/** Answers as the server does after a week, until the browser changes the password. */
async function letTimePass(page: Page): Promise<void> {
  let over = true;
  page.on('request', (request) => {
    if (request.method() === 'PUT') over = false;
  });
  await page.route('**/api/v1/auth/account', (route) => {
    const data = { password_due_at: '2026-01-01T00:00:00.000Z', password_overdue: true };
    return over ? route.fulfill({ json: { data } }) : route.continue();
  });
}

/** FailsWith as the server does a quarter of an hour after the sign-in, until the browser gives the password. */
async function askForThePassword(page: Page): Promise<void> {
  const message = 'Enter your own password to confirm this.';
  const json = { statusCode: 403, message, errors: [{ field: 'current_password', message }] };
  let given = false;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/reauthenticate')) given = true;
  });
  await page.route('**/api/v1/auth/sessions/*', (route) =>
    given ? route.continue() : route.fulfill({ status: 403, json }),
  );
}
