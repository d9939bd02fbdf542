import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openPage, quiet } from '../../../support/browser/browser.js';
import { fits } from '../../../support/browser/sound.js';
import { publish } from '../../../support/desks/content-desk.js';
import { figure } from '../../../support/jest/figure.js';
import { startMailServer } from '../../../support/mail/mail-server.js';
import { endServer, freshDataDir, startOn } from '../../../support/server/data-dir.js';
import { until } from '../../../support/server/until.js';

// The whole way of an owner, from nothing to a public site, by what is on the screen (docs/decisions/0118).
const BRAND = 'Bahay Kubo Homes';
const PASSWORD = 'mangga sa tabi ng ilog 7';
const MINE = 'ligaya@bahaykubo.ph';
const MOBILE = '0917 255 0142';
const MENU = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const;

/** As a camera makes it: large, lying on its side, and telling where the photographer lives. */
const photograph = async (name: string, sky: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3_000, height: 4_500, channels: 3, background: sky } })
    .composite([{ input: drawing(900, 900, '<path d="M0 450 450 0l450 450v450H0z" fill="#8a5a2b"/>') }])
    .withExif({ IFD0: { Model: 'EOS R5' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 93 })
    .toBuffer(),
});
const drawing = (width: number, height: number, shapes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`);
const png = async (name: string, width: number, color: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp(
    drawing(
      width,
      352,
      `<path d="M40 200 176 60l136 140v120H40z" fill="${color}"/><circle cx="${width - 90}" cy="190" r="80" fill="${color}"/>`,
    ),
  )
    .png()
    .toBuffer(),
});

/** Clicks of the mouse, as an owner would count them. */
let clicks = 0;
async function click(page: Page, role: 'button' | 'link' | 'combobox' | 'option', name: string | RegExp) {
  clicks++;
  await page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .click();
}
async function type(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const as = (role: 'textbox' | 'spinbutton') => page.getByRole(role, { name, exact: true });
    // A password has no role.
    await as('textbox')
      .or(as('spinbutton'))
      .or(page.getByLabel(name, { exact: true }))
      .first()
      .fill(value);
  }
}
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
/** Opens what an owner does next, from Today. */
async function step(page: Page, name: string) {
  await click(page, 'link', 'Today');
  await click(page, 'link', name);
}

it('goes from nothing to a public site with logo, mails, prices, event, page and news, by clicks alone', async () => {
  const mail = await startMailServer();
  const server = await startOn(freshDataDir());
  const [, password = ''] = /Password +(\S+)/.exec(server.output()) ?? [];
  const page = await openPage({ baseURL: server.url, ...MENU });
  const begun = Date.now();
  const received = (subject: string) => mail.mails.find((one) => one.subject === subject);

  // The first account: a password and an address of one's own. Nobody has to sign in again on the way.
  await page.goto('/admin');
  await type(page, { 'E-mail': 'admin@localhost', Password: password });
  await click(page, 'button', 'Sign in');
  await click(page, 'link', 'Choose a password');
  await type(page, {
    'Current password': password,
    'New password': PASSWORD,
    'New password again': PASSWORD,
  });
  await click(page, 'button', 'Change password');
  await page.getByText('This password is temporary').waitFor({ state: 'detached' });
  await step(page, 'The mail server');
  await type(page, { Server: '127.0.0.1', Port: String(mail.port) });
  await click(page, 'combobox', 'Encryption');
  await click(page, 'option', /^None/);
  await type(page, { 'Sender’s name': BRAND, 'Sender’s e-mail address': 'hello@bahaykubo.ph' });
  await click(page, 'button', 'Test the connection');
  await page.getByText('The server answers').waitFor();
  await click(page, 'button', 'Save changes');
  await page.getByRole('button', { name: 'Remove the mail server' }).waitFor();
  await click(page, 'link', 'All mails');
  await click(page, 'button', 'Send a test mail to me');
  await page.getByText('No mail reaches admin@localhost').waitFor();
  await step(page, 'Your own e-mail address');
  await type(page, { Name: 'Ligaya Santos', 'E-mail': MINE, 'Your own password': PASSWORD });
  await click(page, 'button', 'Save changes');
  await heading(page, 'Staff');
  await page.getByRole('link', { name: 'Ligaya Santos' }).first().waitFor();

  // Logo and icon.
  await step(page, 'Your logo');
  for (const [field, file] of [
    ['Logo on light ground', await png('logo.png', 1_408, '#7a3e1d')],
    ['Logo on dark ground', await png('logo-dark.png', 1_408, '#fff7e8')],
    ['Icon', await png('icon.png', 352, '#7a3e1d')],
  ] as const) {
    await click(page, 'button', `Add: ${field}`);
    const group = page.getByRole('group', { name: field });
    await group.getByRole('button', { name: 'Choose a picture' }).click();
    clicks++;
    await page.getByRole('dialog').getByLabel('Pictures to upload').setInputFiles([file]);
    await group.locator('img').waitFor();
  }
  await click(page, 'button', 'Save draft');
  await page.getByText('Not saved yet').waitFor({ state: 'detached' });

  // Brand and contacts: until no sample is left.
  await step(page, 'Your telephone, address and e-mail');
  await type(page, { Brand: BRAND, Telephone: '+63 32 255 0142' });
  for (const part of ['Contact', 'Office', 'Channels', 'Social links'])
    await click(page, 'button', part === 'Contact' || part === 'Office' ? part : new RegExp(`^${part}`));
  await type(page, {
    'E-mail': 'hello@bahaykubo.ph',
    'E-mail for questions about data': 'privacy@bahaykubo.ph',
    Street: '12 Mango Avenue',
  });
  const channels = page.getByRole('list', { name: 'Channels' });
  for (const at of ['Another: Messenger', 'Viber: +63 900 100 2024'])
    await click(page, 'button', `Remove “${at}”`);
  await click(page, 'button', 'WhatsApp: +63 900 100 2024');
  await channels.getByLabel('Number').fill(MOBILE);
  const social = page.getByRole('list', { name: 'Social links' });
  for (const [name, at] of [
    ['Photos: Instagram', 'https://www.instagram.com/bahaykubo'],
    ['Page: Facebook', 'https://www.facebook.com/bahaykubo'],
    ['Film: YouTube', 'https://www.youtube.com/@bahaykubo'],
  ] as const) {
    await click(page, 'button', name);
    await social.getByRole('combobox', { name: 'Address' }).last().fill(at);
  }
  await page.getByText('This is a sample that came with the program').first().waitFor({ state: 'detached' });
  await click(page, 'button', 'Save draft');

  // A project with photographs of one's own, and its price.
  await click(page, 'link', 'All content');
  await click(page, 'link', 'New project');
  await page.getByLabel('Begin with').selectOption({ label: 'A copy of Grove Tower' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'El Nido'),
  );
  await type(page, {
    ...{ Name: 'Mango Terraces', Slogan: 'Under the mango trees', City: 'Cebu City', Province: 'Cebu' },
    ...{
      'In one sentence': 'Forty homes above the bay.',
      Story: 'A quiet hill above the bay, and forty homes.',
    },
    ...{ Street: '5 Nivel Hills Road', Barangay: 'Lahug', 'Postal code': '6000' },
  });
  await page.getByLabel('Region').selectOption({ label: 'Visayas' });
  await click(page, 'button', 'Add pictures');
  await page
    .getByLabel('Pictures to upload')
    .setInputFiles([await photograph('house', '#7fb3d5'), await photograph('garden', '#5b7d3a')]);
  await click(page, 'button', 'Add 2 pictures');
  await click(page, 'button', 'Remove');
  await type(page, { 'What picture 1 shows': 'A house', 'What picture 2 shows': 'The garden' });
  await click(page, 'button', 'Create the draft');
  await heading(page, 'Mango Terraces');
  await click(page, 'button', 'Price list');
  await type(page, { 'Name of this list': '2026-12' });
  await page.getByLabel(/^Price of a square meter/).fill('98500');
  await click(page, 'button', 'Save draft');

  // The event, whose payee is nobody's until every sample of it is gone.
  await step(page, 'Your first event');
  for (const part of ['When', 'Fee and places', 'How to pay']) await click(page, 'button', part);
  await type(page, { Name: 'Open House', 'Fee of one delegate, in pesos': '350' });
  await page.getByLabel('Begins').fill('2098-03-06T09:00');
  await page.getByLabel('Ends').fill('2098-03-06T16:00');
  await page.getByLabel(/^Name of the GCash account/).fill(BRAND);
  await page.getByLabel(/^Number of the GCash account/).fill(MOBILE);
  await page.getByLabel('Name', { exact: true }).last().fill('Events desk');
  await page.getByLabel('Telephone', { exact: true }).fill('+63 32 255 0142');
  await page.getByLabel('E-mail', { exact: true }).fill('events@bahaykubo.ph');
  await click(page, 'button', 'Save to the site');
  await page.getByText('Saved: the site shows it', { exact: false }).first().waitFor();
  await click(page, 'link', 'Today');
  await page.getByRole('img', { name: 'To do: Where guests pay' }).waitFor();
  await click(page, 'link', 'Where guests pay');
  await page.getByLabel(/^Text of the code/).fill('');
  await page.getByLabel(/^How to pay by bank transfer/).fill('BDO 0012 3456 7890, Bahay Kubo Homes.');
  await click(page, 'button', 'Save to the site');
  await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });

  // A page in the footer, and news.
  await click(page, 'link', 'Site');
  await click(page, 'link', 'New page');
  await type(page, {
    Heading: 'Careers',
    'Paragraph 1': 'We look for site engineers in Cebu, with experience.',
  });
  await click(page, 'button', 'Create the draft');
  await heading(page, 'Careers');
  await page.getByLabel(/^In the menu/).selectOption({ label: 'In the footer' });
  await click(page, 'button', 'Save draft');
  await click(page, 'link', 'All content');
  await click(page, 'link', 'New news item');
  await type(page, {
    Heading: 'The first trees are planted',
    'In short': 'Forty mango trees stand on the hill.',
  });
  await click(page, 'button', 'Choose a picture');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^garden/ })
    .click();
  await type(page, { 'What it shows': 'Young mango trees' });
  await click(page, 'button', 'Create the draft');
  await heading(page, 'The first trees are planted');

  // The differences, and nothing that is called wrong without being so.
  await click(page, 'link', 'All content');
  await click(page, 'button', 'Publish…');
  const dialog = page.getByRole('dialog');
  await dialog.locator('ins', { hasText: BRAND }).first().waitFor();
  expect(await dialog.innerText()).not.toContain('almost nothing');
  clicks += 2;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await publish(page);
  await click(page, 'link', 'Today');
  await page.getByText('6 of 9 done').waitFor();

  // Words of a mail, tried before they are saved.
  await click(page, 'link', 'Mail');
  await click(page, 'link', 'Kinds of mail');
  await page.getByLabel('Kind', { exact: false }).first().press('Enter');
  await page.getByRole('option', { name: /^Registration received/ }).click();
  await page.getByLabel(/^Subject/).fill('Salamat, {name}: {event}');
  await click(page, 'button', 'Send a test in these words to me');
  await until(() => received('Test: Salamat, Maria: Common Ground 2027') !== undefined, 100, 60_000);
  const tried = received('Test: Salamat, Maria: Common Ground 2027');
  expect([tried?.to?.[0]?.address, tried?.from?.name]).toEqual([MINE, BRAND]);
  expect(tried?.attachments.some(({ filename, contentId }) => filename === 'logo.png' && contentId)).toBe(
    true,
  );
  await click(page, 'button', 'Save changes');
  await page.getByText('Saved').first().waitFor();
  const minutes = (Date.now() - begun) / 60_000;
  figure(`An owner's way to a public site: ${clicks} clicks, ${minutes.toFixed(1)} min of a machine`);
  expect(clicks).toBeLessThan(100);

  await visits(server.url);
  await endServer(server);
});

/** What a visitor finds. */
async function visits(baseURL: string) {
  const visitor = await openPage({ baseURL });
  await visitor.goto('/');
  const logo = visitor.getByRole('banner').getByRole('img', { name: BRAND });
  for (const width of [390, 768, 1366, 1440, 1920]) {
    await visitor.setViewportSize({ width, height: 900 });
    // As high as its place and as wide as its shape, at most, and drawn from a file that came.
    const [wide = 0, high = 0, natural = 0] = await logo.evaluate((img: HTMLImageElement) => [
      img.clientWidth,
      img.clientHeight,
      img.naturalWidth,
    ]);
    expect([width, Math.round(wide / high), natural > 0]).toEqual([width, 4, true]);
    expect([width, wide <= 176, await fits(visitor)]).toEqual([width, true, true]);
  }
  const dark = visitor.getByRole('contentinfo').getByRole('img', { name: BRAND });
  expect(await dark.getAttribute('src')).not.toBe(await logo.getAttribute('src'));
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).waitFor();
  await visitor.getByRole('link', { name: 'The first trees are planted' }).first().click();
  await heading(visitor, 'The first trees are planted');
  await visitor.goto('/properties/residential/visayas/mango-terraces');
  await visitor.getByText('₱98,500 for each square meter').first().waitFor();
  expect(await visitor.locator('main').innerText()).not.toContain('Palawan');
  await visitor.goto('/register');
  await visitor.getByText('₱350 per delegate').first().waitFor();
  const html = await visitor.content();
  for (const sample of ['Stealth Land', '0900 550 2027', 'events@stealthland.ph'])
    expect(html).not.toContain(sample);
  await quiet(visitor);
}
