import { aMemberOfStaff, openDesk } from '../admin-desk.js';

/** Of those that roles may not open; which are which: test/components/office/pages.spec.tsx, and of the API who-may-call.spec.ts. */
const CLOSED = ['/delegates', '/inquiries', '/staff'];

describe.each(['editor', 'door'] as const)('the role %s', (role) => {
  it('sees nothing of delegates, inquiries, mails and accounts, by no link, address or key', async () => {
    const { session } = await aMemberOfStaff(role);
    const page = await openDesk('', session);
    const menu = page.getByRole('navigation', { name: 'Back office' });
    await menu.getByRole('link', { name: 'Sign out' }).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).not.toBe('/admin/');
    for (const name of ['Today', 'Delegates', 'Inquiries', 'Journal', 'Mail', 'Bin', 'Staff', 'API keys'])
      expect([name, await menu.getByRole('link', { name, exact: true }).count()]).toEqual([name, 0]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.keyboard.press('/');
    // An editor finds the site's words; people, whom the search asks the server for, are not asked for.
    if (role === 'editor') {
      await page.getByRole('combobox', { name: 'Search' }).fill('price');
      await page
        .getByRole('option', { name: /Alpha Tower/ })
        .first()
        .waitFor();
      // People are asked for a moment after the last key.
      await page.waitForTimeout(500);
    } else {
      expect(await menu.getByRole('button', { name: 'Search' }).count()).toBe(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
    for (const path of CLOSED) {
      await page.goto(`/admin${path}`);
      await page.getByText('Not for your role').waitFor();
    }
    expect(asked.filter((url) => /\/api\/v1\/(delegates|inquiry|movements|mails|staff)/.test(url))).toEqual(
      [],
    );
  });
});

it.each([
  ['agent', ['Today', 'Inquiries', 'Viewings'], ['Delegates', 'Review', 'Journal', 'Mail', 'Site']],
  [
    'event-desk',
    ['Today', 'Events', 'Delegates', 'Review', 'Journal', 'Door', 'Mail'],
    ['Inquiries', 'Viewings', 'Site'],
  ],
] as const)(
  'the role %s is led to what it may see, and asks for nothing else',
  async (role, seen, unseen) => {
    const { session } = await aMemberOfStaff(role);
    const page = await openDesk('', session);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    const menu = page.getByRole('navigation', { name: 'Back office' });
    const places = (names: readonly string[]) =>
      Promise.all(names.map((name) => menu.getByRole('link', { name: new RegExp(`^${name}`) }).count()));
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    expect(await places(seen)).toEqual(seen.map(() => 1));
    expect(await places(unseen)).toEqual(unseen.map(() => 0));
    expect(await menu.getByText('Settings').count()).toBe(0);
    await page.goto(role === 'agent' ? '/admin/inquiries' : '/admin/delegates');
    await page.getByRole('searchbox').waitFor();
    expect(await page.getByRole('button', { name: 'Export CSV' }).count()).toBe(0);
    expect(refused).toEqual([]);
  },
);
