import { call, signIn } from '../support/callers.js';
import { aMemberOfStaff, api, mark, openDesk, rowsOf } from './admin-desk.js';

jest.setTimeout(90_000);

describe('staff accounts', () => {
  it('are added, changed and removed by an admin', async () => {
    const page = await openDesk('/staff');
    const email = `${mark().toLowerCase()}@example.ph`;
    await page.getByRole('link', { name: 'Add an account' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Front Desk');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('First password').fill('mangga sa tag-ulan');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Account added').waitFor();
    const session = await signIn(api, { email, password: 'mangga sa tag-ulan' });
    expect((await call(api, 'GET', '/auth/me', { as: session })).status).toBe(200);

    await rowsOf(page).filter({ hasText: email }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Night Desk');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await rowsOf(page).filter({ hasText: 'Night Desk' }).first().waitFor();

    await rowsOf(page).filter({ hasText: email }).first().click();
    await page.getByText('Front Desk → Night Desk').waitFor();
    await page.getByRole('button', { name: 'Remove the account' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Account removed').waitFor();
    expect((await call(api, 'GET', '/auth/me', { as: session })).status).toBe(401);
  });
});

describe('API keys', () => {
  it('are made with scopes, shown once with a copy button, and revoked', async () => {
    const page = await openDesk('/api-keys', undefined, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const name = `Portal ${mark()}`;
    await page.getByRole('link', { name: 'Make a key' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByLabel('Read delegates').check();
    await page.getByRole('button', { name: 'Save' }).click();
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
    await page.getByRole('button', { name: 'Confirm' }).click();
    await row.waitFor({ state: 'detached' });
    expect((await call(api, 'GET', '/delegates', { as })).status).toBe(401);
  });
});

describe('one’s own account', () => {
  it('changes the password, and says what is wrong below the field', async () => {
    const { account, session } = await aMemberOfStaff();
    const page = await openDesk('/account', session);
    await page.getByLabel('Current password').fill('something else entirely');
    await page.getByLabel('New password', { exact: false }).first().fill('bagong sampaguita 12');
    await page.getByLabel('New password again').fill('bagong sampaguita 12');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.locator('p').filter({ hasText: 'This is not your current password.' }).waitFor();

    await page.getByLabel('Current password').fill(account.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed.', { exact: false }).waitFor();
    await signIn(api, { email: account.email, password: 'bagong sampaguita 12' });
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
