import type { Page } from 'playwright-core';
import { mark } from '../../../../browser/admin/admin-desk.js';
import { axe, COLOURS } from '../../../../support/browser/axe.js';
import { openPage } from '../../../../support/browser/browser.js';
import { fits, shoot, sound } from '../../../../support/browser/sound.js';
import { contentDesk, publish } from '../../../../support/desks/content-desk.js';
import { call } from '../../../../support/requests/callers.js';
import { aPicture } from '../../../../support/requests/pictures.js';

const { desk, editor, open, html, preview } = contentDesk();
const statusOf = async (path: string) => (await fetch(`${desk.url}${path}`, { redirect: 'manual' })).status;

/** As visitors see it: nothing that axe finds, nothing that is cut off. What a wider screen changes is colours, as in site-routes. */
async function looksWhole(...paths: string[]): Promise<void> {
  const page = await openPage({ baseURL: desk.url });
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    expect([path, await axe(page)]).toEqual([path, []]);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, await fits(page)]).toEqual([path, width, true]);
    }
    expect([path, await axe(page, COLOURS)]).toEqual([path, []]);
  }
  await page.context().close();
}

describe('a page of the owner’s own', () => {
  it('is added with a place in the menu, seen, renamed, led on from its old address, and removed', async () => {
    const name = `Careers ${mark()}`;
    const path = `/${name.toLowerCase().replace(' ', '-')}`;
    const page = await open('/content');
    await page.getByRole('link', { name: 'New page' }).click();
    await page.getByLabel('Heading', { exact: true }).fill(name);
    expect(await page.getByLabel('Address of its page').inputValue()).toBe(path);
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await page.getByText('Required').first().waitFor();
    await page.getByText('Kept for you').waitFor();
    // Nothing typed is lost: neither at a reload nor on the way out.
    await page.reload();
    expect(await page.getByLabel('Heading', { exact: true }).inputValue()).toBe(name);
    await page.getByLabel('Paragraph 1').fill('We look for site engineers.');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await preview(page).getByRole('heading', { level: 1, name }).waitFor();

    await page.getByRole('button', { name: /^Sections/ }).click();
    await page.getByRole('button', { name: 'Add a section' }).click();
    await page.getByLabel('Kind of section').last().selectOption({ label: 'Inquiry form' });
    await page.getByLabel('Sentence under its title').fill('Tell us what you have built.');
    await page
      .getByLabel('In the menu (optional)', { exact: true })
      .selectOption({ label: 'In the header and the footer' });
    await preview(page).getByText('Tell us what you have built.').waitFor();
    await publish(page);
    expect((await html('/about-us')).split(`href="${path}"`).length - 1).toBe(3);
    await looksWhole(path);

    const address = page.getByLabel('Address of its page');
    await address.fill('/register');
    await page.getByText('Another page has this address. Choose another.').first().waitFor();
    await address.fill(`${path}-2027`);
    await page
      .getByText('Another page has this address. Choose another.')
      .first()
      .waitFor({ state: 'detached' });
    await publish(page);
    const visitor = await openPage({ baseURL: desk.url });
    await visitor.goto(path);
    expect(new URL(visitor.url()).pathname).toBe(`${path}-2027`);
    await visitor.goto('/');
    await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await visitor.getByRole('heading', { level: 1, name }).waitFor();
    const form = visitor.locator('form');
    const typed = {
      ...{ first_name: 'Ligaya', last_name: 'Peña', phone_number: '917 555 0142' },
      ...{ email: 'ligaya@example.ph', message: 'Nine years on site in Lahug.' },
    };
    for (const [field, value] of Object.entries(typed)) await form.locator(`[name="${field}"]`).fill(value);
    await form.locator('[name="agree_terms"]').check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await visitor.getByText('Your inquiry has been successfully created.').first().waitFor();
    const { rows } = await desk.db.query('SELECT project_interest FROM inquiry WHERE email = $1', [
      typed.email,
    ]);
    expect(rows).toEqual([{ project_interest: name }]);
    await visitor.context().close();

    await page.getByRole('button', { name: 'Take off the site' }).click();
    await page.getByRole('button', { name: 'Take it off' }).click();
    await page.getByRole('heading', { level: 1, name: 'Site' }).waitFor();
    await publish(page);
    expect([await statusOf(path), await statusOf(`${path}-2027`)]).toEqual([404, 404]);
    expect(await html('/about-us')).not.toContain(name);
    await page.context().close();
  });
});

describe('what owners write', () => {
  it('keeps its line breaks, its long addresses within a phone, and a poster whole', async () => {
    const href = `/posters-${mark().toLowerCase()}`;
    const address = `https://example.ph/${'a-long-address-'.repeat(8)}`;
    const picture = { file: 'grove-tower/portrait', alt: 'A poster' };
    const sections: object[] = [
      { kind: 'text', paragraphs: ['Gate of the site\nEl Nido'] },
      { kind: 'list', items: [address] },
      { kind: 'pictures', pictures: [picture] },
    ];
    const upright = { ...picture, alt: 'Upright' };
    sections.push({ kind: 'pictures', pictures: [upright, { file: 'company/about', alt: 'Wide' }] });
    const data = { title: 'Posters', href, picture: upright, sections };
    const save = { as: editor, body: { data } };
    expect((await call(desk, 'PUT', `/content/items/pages${href}`, save)).status).toBe(200);
    expect((await call(desk, 'POST', '/content/publish', { as: editor, body: {} })).status).toBe(200);
    await looksWhole(href);
    const page = await openPage({ baseURL: desk.url, viewport: { width: 390, height: 900 } });
    await page.goto(href);
    expect(await page.getByText('Gate of the site').innerText()).toContain('site\nEl Nido');
    const shapeOf = ({ width, height, naturalWidth, naturalHeight }: HTMLImageElement) =>
      Math.abs(width / height - naturalWidth / naturalHeight);
    const poster = page.getByAltText('A poster');
    await poster.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('[alt="A poster"]')?.complete);
    expect(await poster.evaluate(shapeOf)).toBeLessThan(0.01);
    // Heads and roofs are in sight across a wide screen too, and beside a picture that is wider than high.
    await page.setViewportSize({ width: 1440, height: 900 });
    const shown = await page
      .getByAltText(/^(Upright|Wide)$/)
      .evaluateAll((all) =>
        all.map((image) => [getComputedStyle(image).objectFit, image.clientHeight <= 720]),
      );
    expect(shown).toEqual(['contain', 'contain', 'cover'].map((fit) => [fit, true]));
    expect((await call(desk, 'DELETE', `/content/items/pages${href}`, { as: editor })).status).toBe(200);
    expect((await call(desk, 'POST', '/content/publish', { as: editor, body: {} })).status).toBe(200);
    await page.context().close();
  });
});

describe('news', () => {
  it('are written with a day and a picture, stand on the home page and their own, and leave nothing behind', async () => {
    const before = await html('/');
    const name = `Topping out ${mark()}`;
    const path = `/news/${name.toLowerCase().replaceAll(' ', '-')}`;
    const page = await open('/content/new-news');
    await page.getByLabel('Heading', { exact: true }).fill(name);
    await page.getByLabel('Day').fill('2026-11-02');
    await page.getByLabel('In short').fill('The last beam is in place, ninety meters above the bay.');
    await page.getByLabel('Project (optional)', { exact: true }).selectOption({ label: 'Grove Tower' });
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await page.getByText('Choose a picture').first().waitFor();
    await page
      .getByRole('button', { name: /^Choose a picture|^Picture/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const small = { name: 'small.png', mimeType: 'image/png', buffer: await aPicture(300, 200) };
    await dialog.getByLabel('Pictures to upload').setInputFiles(small);
    await page.getByText(/has 300 × 200 pixels.* at least 1600 pixels/).waitFor();
    await page.getByRole('button', { name: 'Change picture' }).first().click();
    const several = dialog.getByRole('button').filter({ has: page.locator('img') });
    await several.last().click();
    await page.getByText('has 300 × 200 pixels').waitFor({ state: 'detached' });
    await page.getByLabel(/shows/).first().fill('The tower with its crane');
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await preview(page).getByRole('heading', { level: 1, name }).waitFor();
    await publish(page);
    for (const each of ['/', '/news', '/properties/residential/palawan/grove-tower'])
      expect(await html(each)).toContain(`href="${path}"`);
    await looksWhole('/news', path, '/');
    const visitor = await openPage({ baseURL: desk.url });
    await visitor.goto('/');
    await visitor.getByRole('link', { name: 'All news' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'NEWS' }).waitFor();
    await visitor.getByRole('link', { name }).click();
    await visitor.getByText('2 November 2026').waitFor();
    await visitor.context().close();

    await page.getByRole('button', { name: 'Take off the site' }).click();
    await page.getByRole('button', { name: 'Take it off' }).click();
    await page.getByRole('heading', { level: 1, name: 'Site' }).waitFor();
    await publish(page);
    expect([await statusOf(path), await statusOf('/news')]).toEqual([404, 404]);
    expect(await html('/')).toBe(before);
    await page.context().close();
  });
});

const SIZES = [390, 768, 1366, 1920];

/** The same page, as people have it. */
async function looks(page: Page, name: string) {
  for (const width of SIZES) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, fits: await fits(page) }).toEqual({ width, fits: true });
    await shoot(page, `${name}-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

it('with approval an editor proposes and is sent back, and an admin publishes what comes again', async () => {
  const boss = await desk.open('/admin/content/releases#approval', desk.admin);
  await boss.getByRole('switch', { name: 'An admin approves what editors publish' }).click();
  await boss.getByText('From now on editors propose').waitFor();

  const page = await open('/content/about/site');
  const intro = page.getByRole('textbox', { name: /^Introduction|^Intro/ }).first();
  await intro.fill('Words that an admin has seen.');
  await page.getByRole('button', { name: 'Propose…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose to publish' });
  await dialog.getByRole('group').getByText('Words that an admin has seen.').first().waitFor();
  await dialog.getByLabel('What is new (optional)').fill('A shorter introduction');
  await sound(page, 'approval-propose');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByText('A proposal waits for an admin.').waitFor();
  expect(await html('/about-us')).not.toContain('Words that an admin has seen.');

  await boss.goto('/admin');
  const today = boss.getByRole('region', { name: 'Proposed for the site' });
  await today.getByText('Luz Reyes proposes to publish').waitFor();
  await looks(boss, 'approval-today');
  await today.getByRole('link', { name: 'About us' }).click();
  await boss.getByRole('heading', { name: 'Proposed' }).waitFor();
  await looks(boss, 'approval-list');
  await boss.getByRole('button', { name: 'Look and publish' }).click();
  const look = boss.getByRole('dialog', { name: 'What Luz Reyes proposes' });
  await look.getByText('Words that an admin has seen.').first().waitFor();
  await looks(boss, 'approval-dialog');
  await look.getByRole('button', { name: 'Send back' }).click();
  await look.getByLabel('What is to be changed').fill('Please name the year.');
  await sound(boss, 'approval-send-back');
  await look.getByRole('button', { name: 'Send back' }).click();
  await boss.getByText('Sent back. Luz Reyes is told.').waitFor();

  await page.reload();
  await page.getByText('“Please name the year.”').waitFor();
  await looks(page, 'approval-editor');
  await intro.fill('Words of 2027 that an admin has seen.');
  await page.getByRole('button', { name: 'Propose…' }).click();
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByText('A proposal waits for an admin.').waitFor();
  expect(await page.getByText('“Please name the year.”').count()).toBe(0);

  await boss.reload();
  await boss.getByRole('button', { name: 'Look and publish' }).click();
  await look.getByRole('button', { name: 'Publish', exact: true }).click();
  await boss.getByText('Published: the site shows it now.').waitFor();
  expect(await html('/about-us')).toContain('Words of 2027 that an admin has seen.');
  await boss.getByText('proposed by Luz Reyes').waitFor();
  await boss.goto('/admin/activity');
  await boss.getByText('proposed by Luz Reyes').first().waitFor();
  await shoot(boss, 'approval-activity');
});
