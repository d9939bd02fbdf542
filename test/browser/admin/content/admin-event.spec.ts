import { contentDesk } from '../../../support/desks/content-desk.js';
import { until } from '../../../support/server/until.js';
import { mark } from '../admin-desk.js';

const { open, html, preview } = contentDesk();

describe('an event', () => {
  it('is changed beside its page, and the site, the ticket page and the search data follow', async () => {
    const page = await open('/events');
    await page.getByRole('link', { name: 'Common Ground 2027' }).click();
    await page.getByRole('button', { name: 'Fee and places' }).click();
    await page.getByLabel('Fee of one delegate, in pesos').fill('1750.50');
    await preview(page).getByText('₱1,750.50 per delegate').first().waitFor();
    await page.getByRole('button', { name: 'Save to the site' }).click();
    await page.getByText('Saved: the site shows it now').waitFor();
    const follows = (path: string, words: string) => until(async () => (await html(path)).includes(words));
    await follows('/register', '₱1,750.50 per delegate');
    await follows('/', '₱1,750.50 per delegate');
    expect(await html('/register')).toContain('"price":1750.5');
    await page.getByLabel('Fee of one delegate, in pesos').fill('1500');
    await page.getByRole('button', { name: 'Save to the site' }).click();
    await follows('/register', '₱1,500 per delegate');
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('row', { name: /₱1,750.50 ₱1,500.00$/ }).waitFor();
    await page.context().close();
  });

  it('is begun as a draft that the site does not show, and removed', async () => {
    const name = `Camp ${mark()}`;
    const page = await open('/events/create');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/preview')) asked.push(request.postData() ?? '');
    });
    await page.getByText('The page appears here').waitFor();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByText('The preview waits until every field is correct').waitFor();
    // While nothing was written there was no page to ask for.
    expect(asked[0]).toContain(name);
    // What is typed of a new event, and over one that is saved, is there after a reload.
    const kept = page.getByText('Kept for you, not saved yet');
    const found = page.getByText('This is what you were writing on');
    await kept.waitFor();
    await page.reload();
    await found.waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name);
    await page.getByLabel('Name in web addresses').fill(name.toLowerCase().replace(' ', '-'));
    await page.getByRole('button', { name: /^When/ }).click();
    await page.getByLabel('Begins').fill('2098-04-10T08:00');
    await page.getByLabel('Ends').fill('2098-04-12T16:00');
    await page.getByRole('button', { name: /^Where/ }).click();
    await page.getByLabel('Venue').fill('Camp Hill');
    await preview(page).getByText('10–12 April 2098').first().waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('It is not on the site').waitFor();
    expect(await html('/register')).not.toContain(name);
    await page.waitForURL(/\/events\/[\w-]{36}/);
    await page.getByLabel('Name', { exact: true }).fill(`${name} by the river`);
    await kept.waitFor();
    await page.reload();
    await found.waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(`${name} by the river`);
    await page.getByRole('button', { name: 'Go back to what is saved' }).click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
    expect(await page.getByText(name).count()).toBe(0);
  });
});
