import { mark } from '../../../../browser/admin/admin-desk.js';
import { openPage } from '../../../../support/browser/browser.js';
import { contentDesk, publish } from '../../../../support/desks/content-desk.js';
import { call, dataOf } from '../../../../support/requests/callers.js';
import { until } from '../../../../support/server/until.js';

const { desk, editor, open, html, preview } = contentDesk();
type Answer = { data: { data: Record<string, unknown>; version: string | null } };
const read = async (kind: string, slug = 'site') =>
  ((await call(desk, 'GET', `/content/items/${kind}/${slug}`, { as: editor })).body as Answer).data.data;
const save = (kind: string, data: unknown) =>
  call(desk, 'PUT', `/content/items/${kind}/site`, { as: editor, body: { data } });
describe('an editor', () => {
  it('begins at the site, sees the page while typing, publishes, and takes it back', async () => {
    const page = await open('');
    await page.getByRole('heading', { level: 1, name: 'Site' }).waitFor();
    await page.getByRole('link', { name: 'About us' }).click();
    const words = `We build slowly ${mark()}.`;
    const before = await html('/about-us');
    await page.getByLabel('Introduction').fill(words);
    await preview(page).getByText(words).waitFor();
    expect(await html('/about-us')).toBe(before);
    await publish(page);
    expect(await html('/about-us')).toContain(words);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    expect(await html('/about-us')).toBe(before);

    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await page.getByText('matches the public site again').waitFor();
    await page.getByRole('tab', { name: 'History' }).click();
    const history = page.getByRole('list', { name: 'History' });
    await history.getByText('Draft discarded').waitFor();
    expect(await history.getByRole('listitem').first().locator('del').innerText()).toBe(words);
    await page.goto('/admin/content/releases');
    await page.getByRole('link', { name: 'About us' }).first().waitFor();

    await page.getByRole('button', { name: 'Show this again' }).click();
    const asked = page.getByRole('dialog', { name: /^Show the site again as published on/ });
    await asked.getByRole('heading', { name: 'About us' }).waitFor();
    expect(await asked.locator('li', { hasText: 'Introduction' }).locator('ins').innerText()).toBe(words);
    expect(await html('/about-us')).toBe(before);
    await asked.getByRole('button', { name: 'Show it again' }).click();
    await page.getByText('The site shows that publication again').waitFor();
    expect(await html('/about-us')).toContain(words);
    await page.getByRole('button', { name: 'Undo the last one' }).click();
    await page.getByRole('button', { name: 'Undo it' }).click();
    await page.getByText('Undone: the site shows what it showed before.', { exact: false }).waitFor();
    expect(await html('/about-us')).toBe(before);
  });

  it('finds the same words in the page once its scripts have taken it over', async () => {
    const words = `Come in ${mark()}`;
    const home = await read('home');
    await save('home', { ...home, hero: { ...(home.hero as object), welcome: words } });
    const body = { items: [{ kind: 'home', slug: 'site' }] };
    const published = await call(desk, 'POST', '/content/publish', { as: editor, body });
    expect(published).toMatchObject({ status: 200 });
    expect(await html('/')).toContain(words);
    const page = await openPage({ baseURL: desk.url });
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto('/');
    await page.locator('[data-island="carousel"][data-awake]').waitFor({ state: 'attached' });
    expect(await page.locator('h1').textContent()).toContain(words);
    expect(faults).toEqual([]);
    const { id: release } = dataOf<{ id: string }>(published);
    const undone = await call(desk, 'POST', '/content/undo', { as: editor, body: { release } });
    expect(undone).toMatchObject({ status: 200 });
    await save('home', home);
  });

  it('clicks on a text of the page to change it, and sorts by mouse, by buttons and by keyboard', async () => {
    const page = await open('/content/about/site');
    await preview(page).getByRole('heading', { name: 'Our Purpose' }).click();
    // It is typed in the page itself; its part of the form opens beside it.
    await page.getByRole('textbox', { name: 'Title' }).first().waitFor();
    await page.getByRole('button', { name: 'Our Purpose', exact: true }).click();
    const list = page.getByRole('list', { name: 'Sections' });
    const names = () => list.getByRole('button', { expanded: false }).allInnerTexts();
    const [first, second, third, fourth] = await names();
    const handle = (name = '') => list.getByRole('button', { name: `Move “${name}”`, exact: true });
    const from = await handle(first).boundingBox();
    const to = await handle(third).boundingBox();
    if (!from || !to) throw new Error('No handles');
    await page.mouse.move(from.x + 10, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 40, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y + 26, { steps: 8 });
    await page.mouse.up();
    expect(await names()).toEqual([second, third, first, fourth]);
    await handle(first).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await names()).toEqual([first, second, third, fourth]);
    await list.getByRole('button', { name: `“${second}” up`, exact: true }).click();
    expect(await names()).toEqual([second, first, third, fourth]);
    await page.context().close();
  });

  it('is told in words what is wrong, where a link leads nowhere, and why a release is refused', async () => {
    const home = await read('home');
    const page = await open('/content/home/site');
    await page.getByRole('button', { name: 'First picture' }).click();
    const welcome = page.getByLabel('Above the brand');
    const original = await welcome.inputValue();
    await welcome.fill('');
    await page.getByText('One field needs another look').waitFor();
    expect(await page.getByRole('button', { name: 'Publish…' }).isDisabled()).toBe(true);
    await welcome.fill(original);
    await page.getByRole('group', { name: 'Button' }).first().getByLabel('Leads to').fill('/nowhere-at-all');
    await page.getByText('This leads nowhere: the site has no page at /nowhere-at-all.').waitFor();
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('leads to /nowhere-at-all, where there is no page.').waitFor();
    expect(await html('/')).not.toContain('nowhere-at-all');
    await save('home', home);
    await page.context().close();
  });

  it('loses nothing to a colleague, and nothing by leaving what is not saved', async () => {
    const terms = await read('terms');
    const page = await open('/content/terms/site');
    await page.getByLabel('Heading', { exact: true }).fill('TERMS');
    await save('terms', { ...terms, lead: 'By a colleague' });
    await page.getByRole('button', { name: 'Save draft' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('By a colleague').waitFor();
    await dialog.getByRole('button', { name: 'Keep both and save' }).click();
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
    expect(await read('terms')).toMatchObject({ title: 'TERMS', lead: 'By a colleague' });

    const heading = page.getByLabel('Heading', { exact: true });
    await heading.fill('MINE');
    await save('terms', { ...terms, title: 'THEIRS' });
    await page.getByRole('button', { name: 'Save draft' }).click();
    expect(await dialog.getByRole('button', { name: 'Keep both and save' }).isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: 'MINE' }).check();
    await dialog.getByRole('button', { name: 'Keep both and save' }).click();
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
    expect(await read('terms')).toMatchObject({ title: 'MINE' });

    // Nobody is asked on the way out: what was typed a moment ago is kept on it.
    await heading.fill('UNSAVED');
    await page.getByRole('link', { name: 'All content' }).click();
    await page.getByRole('heading', { level: 1, name: 'Site' }).waitFor();
    await page.getByRole('link', { name: 'Terms of use' }).click();
    await page.getByText('had not saved as a draft').waitFor();
    expect(await heading.inputValue()).toBe('UNSAVED');
    await save('terms', terms);
    await page.context().close();
  });
});

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
