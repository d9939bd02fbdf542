import { admin, openPage, siteUrl } from '../support/browser.js';
import { axe } from '../support/axe.js';
import { openDesk, register } from './admin-desk.js';

jest.setTimeout(60_000);

const signInForm = (page: Awaited<ReturnType<typeof openPage>>, password: string) => async () => {
  // The page that is left may have an e-mail field of its own.
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.getByLabel('E-mail').fill(admin().email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

describe('signing in to the back office', () => {
  it('shows the server’s sentence when it is refused, and is free of faults that axe finds', async () => {
    const page = await openPage();
    await page.goto('/admin');
    await signInForm(page, 'not the password at all')();
    await page.getByRole('alert').filter({ hasText: 'E-mail or password is wrong.' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it('leads to the page that was asked for, and back to it after the session has ended', async () => {
    const { id } = await register({ first_name: 'Returning' });
    const page = await openPage();
    await page.goto(`/admin/delegates/${id}`);
    await signInForm(page, admin().password)();
    await page.getByRole('heading', { name: /Returning/, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/delegates/${id}`);

    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Make QR code' }).click();
    await signInForm(page, admin().password)();
    await page.getByRole('heading', { name: /Returning/, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/delegates/${id}`);
  });

  it('is ended on the server by Sign out', async () => {
    const page = await openPage();
    await page.goto('/admin');
    await signInForm(page, admin().password)();
    await page.getByRole('heading', { name: 'Morning', level: 1 }).waitFor();
    const [cookie] = await page.context().cookies();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
    expect((await fetch(`${siteUrl()}/api/v1/auth/me`, { headers })).status).toBe(401);
  });
});

/** What the server sends of a file to a browser that reads Brotli. */
async function sentBytes(path: string): Promise<number> {
  const answer = await fetch(siteUrl() + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  return Number(answer.headers.get('content-length'));
}

describe('the first load', () => {
  it('takes at most 300 kB of JavaScript (brotli), chart and all, and nothing from elsewhere', async () => {
    const page = await openDesk('');
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await page.reload({ waitUntil: 'networkidle' });
    await page.locator('canvas').waitFor();

    expect([...new Set(asked.map(({ origin }) => origin))]).toEqual([siteUrl()]);
    const scripts = new Set(asked.map(({ pathname }) => pathname).filter((path) => path.endsWith('.js')));
    const sizes = await Promise.all([...scripts].map(sentBytes));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(scripts.size).toBeGreaterThan(1);
    expect(total).toBeLessThan(300_000);
  });
});
