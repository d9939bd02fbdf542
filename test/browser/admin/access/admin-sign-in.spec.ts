import type { Page } from 'playwright-core';
import { axe } from '../../../support/browser/axe.js';
import { admin, gotoQuiet, openPage, quiet, siteUrl } from '../../../support/browser/browser.js';
import { figure } from '../../../support/jest/figure.js';
import { adminSession, openDesk, register, rowsOf } from '../admin-desk.js';

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

  it('leads to the page that was asked for', async () => {
    const { id } = await register({ first_name: 'Returning' });
    const page = await openPage();
    await page.goto(`/admin/delegates/${id}`);
    await signInForm(page, admin().password)();
    await page.getByRole('heading', { name: /Returning/, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/delegates/${id}`);
  });

  it('is ended on the server by Sign out', async () => {
    const page = await openPage();
    await page.goto('/admin');
    await signInForm(page, admin().password)();
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
    const [cookie] = await page.context().cookies();
    await page.getByRole('link', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
    expect((await fetch(`${siteUrl()}/api/v1/auth/me`, { headers })).status).toBe(401);
  });
});

/** What the server sends of a file to a browser that reads Brotli; pictures and fonts are packed by themselves. */
async function sentBytes(path: string): Promise<number> {
  // A body that nobody reads holds its connection, and with it the whole run, for as long as the server waits.
  const answer = await fetch(siteUrl() + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect([path, answer.status]).toEqual([path, 200]);
  const bytes = Number(answer.headers.get('content-length'));
  // A file of one line becomes no smaller by it, and is sent as it is.
  if (/\.(?:js|css)$/.test(path) && bytes > 200)
    expect([path, answer.headers.get('content-encoding')]).toEqual([path, 'br']);
  expect(bytes).toBeGreaterThan(0);
  return bytes;
}

describe('the first load', () => {
  it('shows the page that was asked for at once, with nothing that says it is loading before', async () => {
    await register();
    const page = await openPage();
    await page.addInitScript(() => {
      const texts: string[] = [];
      Object.assign(window, { texts });
      new MutationObserver(() => {
        const text = document.querySelector('main')?.textContent;
        if (text !== undefined && text !== texts.at(-1)) texts.push(text);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const [name = '', value = ''] = ((await adminSession()).cookie ?? '').split('=');
    await page.context().addCookies([{ name, value, url: siteUrl() }]);
    await page.goto('/admin/delegates');
    await rowsOf(page).first().waitFor();
    const [first] = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
    expect(first).toMatch(/^Delegates/);
  });

  /** All files that a page fetched (itself, scripts, styles, fonts, pictures), and their size as they were sent. */
  async function filesOf(page: Page, open: () => Promise<unknown>) {
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await open();
    const files = new Set(asked.map(({ pathname }) => pathname).filter((path) => !path.startsWith('/api/')));
    const sizes = await Promise.all([...files].map(sentBytes));
    return { asked, files: [...files], total: sizes.reduce((sum, size) => sum + size, 0) };
  }

  it.each([
    [1366, 768],
    [390, 844],
  ])(
    'takes at most 220 kB to Today at %d × %d, nothing from elsewhere, and asks once who is signed in',
    async (width, height) => {
      const page = await openDesk('/account', undefined, { viewport: { width, height } });
      // Else what the account's page still fetches would count.
      await page.getByRole('heading', { level: 1 }).waitFor();
      await quiet(page);
      const { asked, files, total } = await filesOf(page, async () => {
        await gotoQuiet(page, '/admin');
        await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
      });
      figure(`Today: ${Math.round(total / 1000)} kB in ${files.length} files (brotli)`);
      expect([...new Set(asked.map(({ origin }) => origin))]).toEqual([siteUrl()]);
      expect(asked.filter(({ pathname }) => pathname.endsWith('/auth/me'))).toHaveLength(1);
      expect(files.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0);
      expect(files.some((path) => path.includes('inter-latin-'))).toBe(true);
      expect(files.some((path) => path.includes('latin-ext'))).toBe(false);
      expect(Math.round(total / 1000)).toBeLessThanOrEqual(220);
    },
  );

  it('takes the sign-in page alone, of at most 100 kB, for somebody who has never been here', async () => {
    const page = await openPage();
    const { files, total } = await filesOf(page, () => gotoQuiet(page, '/admin'));
    figure(`Signing in: ${Math.round(total / 1000)} kB in ${files.length} files (brotli)`);
    expect(files.some((path) => path.includes('inter-latin-'))).toBe(true);
    expect(total).toBeLessThan(100_000);
  });
});
