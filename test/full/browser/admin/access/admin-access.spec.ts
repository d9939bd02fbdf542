import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  aMemberOfStaff,
  openDesk,
  inquire,
  mark,
  register,
  stored,
  upload,
} from '../../../../browser/admin/admin-desk.js';
import { aPicture } from '../../../../support/requests/pictures.js';
import { until } from '../../../../support/server/until.js';

/** Of those that roles may not open; which are which: test/components/office/accounts.spec.tsx, and of the API who-may-call.spec.ts. */
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

const picture = () => aPicture(60, 40, '#c33');

it('a person who asks gets a file, and is erased from everywhere; a brother at the same telephone stays', async () => {
  const last_name = mark();
  const email = `${last_name}@privacy.example`;
  const phone_number = '0917 333 7788';
  const delegate = await register({ first_name: 'Nena', last_name, email, phone_number });
  await upload(delegate.id, await picture());
  await inquire({ first_name: 'Nena', last_name, email, phone_number });
  const brother = await register({ first_name: 'Totoy', last_name, phone_number });

  const page = await openDesk('/privacy');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('Enter an e-mail address or a phone number').waitFor();
  await page.getByLabel('Phone number').fill('+63 917-333-7788');
  await page.getByLabel('E-mail').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('group', { name: 'Which of these records are theirs' });
  await found.getByRole('checkbox').nth(2).waitFor();
  await found.getByLabel(`Totoy ${last_name}`).uncheck();
  await page.getByText('Some records are left out').waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a file' }).click(),
  ]);
  const content = gunzipSync(readFileSync(await file.path())).toString('latin1');
  expect([content.includes('data.json'), content.includes('pictures/'), content.includes(email)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(content).not.toContain('Totoy');

  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByRole('button', { name: `Erase Nena ${last_name}` }).click();
  await page
    .getByRole('region', { name: 'Erased so far' })
    .getByText(/1 delegate, .*1 inquiry/)
    .first()
    .waitFor();
  await found.waitFor({ state: 'detached' });
  const left = await stored<{ id: string }[]>(
    `/delegates?filter=${encodeURIComponent(JSON.stringify({ last_name }))}`,
  );
  expect(left.map(({ id }) => id)).toEqual([brother.id]);

  await page.getByLabel('Phone number').fill('');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('We keep nothing about anyone').waitFor();
});

it('fits a telephone, and says how long what is kept', async () => {
  const page = await openDesk('/privacy', undefined, { viewport: { width: 390, height: 844 } });
  await page
    .getByRole('region', { name: 'How long records are kept' })
    .getByText('24 months')
    .first()
    .waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);

  // On a wide screen the fields and their button stand on one line.
  await page.setViewportSize({ width: 1440, height: 900 });
  const boxes = await Promise.all(
    [
      page.getByLabel('E-mail').locator('..'),
      page.getByLabel('Phone number').locator('..'),
      page.getByRole('button', { name: 'Find' }),
    ].map((element) => element.boundingBox()),
  );
  expect(new Set(boxes.map((box) => `${box?.y} ${box?.height}`)).size).toBe(1);
});

it('an endpoint is added, tested, told again, and removed', async () => {
  const name = `CRM ${mark()}`;
  const page = await openDesk('/webhooks');
  await page.getByLabel('Which system').fill(name);
  await page.getByLabel('Address', { exact: true }).fill('http://hooks.example.invalid/');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Must begin with https://').first().waitFor();
  await page.getByLabel('Address', { exact: true }).fill('https://hooks.example.invalid/');
  const ofInquiries = page.getByRole('group', { name: 'inquiry', exact: true });
  await ofInquiries.getByLabel('An inquiry was removed').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await page.locator('code', { hasText: 'whsec_' }).innerText()).toMatch(/^whsec_\S{40,}$/);

  const endpoint = page.getByRole('region', { name });
  await endpoint.getByRole('button', { name: 'Send a test' }).click();
  const deliveries = endpoint.getByRole('region', { name: 'Deliveries' });
  await deliveries.getByText('This name leads to no address.').waitFor();
  await deliveries.getByText('Failed', { exact: true }).waitFor();
  await deliveries.getByLabel('What failed in').press('Enter');
  await page.getByRole('option', { name: 'The last 7 days' }).click();
  await deliveries.getByRole('button', { name: 'Send again' }).last().click();
  await deliveries.getByText('webhook.test', { exact: true }).nth(1).waitFor();

  const added = await stored<{ description: string; types: string[] }[]>('/webhooks');
  expect(added.find(({ description }) => description === name)?.types).toEqual(['inquiry.deleted']);

  await endpoint.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: `Remove “${name}”` }).click();
  const descriptions = async () =>
    (await stored<{ description: string }[]>('/webhooks')).map((each) => each.description);
  await until(async () => !(await descriptions()).includes(name));
  await endpoint.waitFor({ state: 'detached' });
});
