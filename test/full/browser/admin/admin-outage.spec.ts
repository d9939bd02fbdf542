import { VERSION } from '../../../../src/platform/settings/version.js';
import { openPage, quiet } from '../../../support/browser/browser.js';
import { call, signIn, dataOf } from '../../../support/requests/callers.js';
import { aDelegate } from '../../../support/requests/records.js';
import { endServer, killHard, startOn, usedDataDir } from '../../../support/server/data-dir.js';
import type { RunningServer } from '../../../support/server/server.js';

/** A server of this suite's own, on the same port and data after it was killed. */
let server: RunningServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await usedDataDir();
  server = await startOn(dataDir);
});
afterAll(() => endServer(server));

it('a restored copy says on every page that it is paused, and the navigation’s foot which version runs', async () => {
  const url = server.url.replace(/\/$/, '');
  const [name = '', value = ''] = ((await signIn({ url })).cookie ?? '').split('=');
  const page = await openPage({ baseURL: url });
  await page.context().addCookies([{ name, value, url }]);
  const health = { status: 'ok', version: VERSION, commit: '67418eef0c3a' };
  const data = { ...health, restored_copy: true, clock_in_doubt: true };
  await page.route('**/health/ready', (route) => route.fulfill({ json: { data } }));
  await page.goto('/admin/mails');
  await page
    .getByRole('status')
    .getByText('This was restored from a backup: it sends no mail', { exact: false })
    .waitFor();
  await page.getByRole('button', { name: 'This is the live system', exact: true }).waitFor();
  await page.getByRole('status').getByText('The server’s clock is far from', { exact: false }).waitFor();
  await page.getByText(`Version ${VERSION} (67418eef0c3a)`, { exact: true }).waitFor();
});

it('an outage stays in sight, leaves the page as it is, keeps what was typed, and ends by itself', async () => {
  const url = server.url.replace(/\/$/, '');
  const answer = await call({ url }, 'POST', '/delegates', { body: aDelegate({ last_name: 'Outage' }) });
  const { id } = dataOf<{ id: string }>(answer);
  const [name = '', value = ''] = ((await signIn({ url })).cookie ?? '').split('=');
  const page = await openPage({ baseURL: url });
  await page.context().addCookies([{ name, value, url }]);
  const pagesAreHere = page.waitForResponse(/\/InquiryList-[^/]+\.js$/);
  await page.goto('/admin/delegates');
  await page.getByText('1-1 of 1').waitFor();
  await pagesAreHere;
  await quiet(page);
  await page.getByRole('link', { name: 'Maria Outage' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Church').fill('Typed before');

  await killHard(server);
  await page.getByLabel('Ministry').fill('Typed during');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'The server has not answered since' });
  await banner.waitFor();
  expect(new URL(page.url()).pathname).toBe(`/admin/delegates/${id}`);
  expect(await page.getByText('Delegate saved').count()).toBe(0);
  expect(await page.getByLabel('Church').inputValue()).toBe('Typed before');

  // A second page: a list that cannot be read says so, and does not say that there is nobody.
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('link', { name: 'Inquiries', exact: true }).click();
  await page.getByText('The list could not be read.').waitFor();
  expect(await page.getByText('No inquiries found').count()).toBe(0);
  expect(await page.getByText(/\d+-\d+ of \d+/).count()).toBe(0);
  await banner.getByRole('button', { name: 'Try again' }).click();
  await banner.waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Maria Outage' }).waitFor();

  server = await startOn(dataDir, { PORT: new URL(url).port });
  await banner.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Church').fill('Typed after');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Delegate saved').waitFor();
});
