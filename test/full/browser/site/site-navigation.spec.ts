import type { Page } from 'playwright-core';
import { axe } from '../../../support/browser/axe.js';
import { gotoQuiet, openPage, siteUrl } from '../../../support/browser/browser.js';
import { watch } from '../../../support/browser/watch.js';

const R = '/properties/residential';
/** The header's items, their sub-items and addresses, in the specification's order. */
const HEADER = [
  ['About Us', '/about-us'],
  ['Properties', '/properties'],
  ['Residential', R],
  ['Metro Manila Properties', `${R}/metro-manila`],
  ['Central & South Luzon', `${R}/central-southern-luzon`],
  ['Visayas', `${R}/visayas`],
  ['Palawan', `${R}/palawan`],
  ['Hotel & Leisure', '/properties/hotel-leisure'],
  ['Agriculture', '/properties/agriculture'],
  ['Agents', '/agents'],
  ['Partner With Us', '/partner-with-us'],
  ['Investor Relations', '/partner-with-us/investor-relations'],
  ['Contact Us', '/contact-us'],
];

/** Without the pictures of projects beside the header's items. */
async function links(page: Page, inside: string) {
  const found = await page.locator(`${inside} a:not(.menu-pictures a)`).all();
  return Promise.all(found.map(async (a) => [(await a.textContent())?.trim(), await a.getAttribute('href')]));
}
const panel = (page: Page, item: string) =>
  page.locator(`.menu-item:has(> a:text-is("${item}")) .menu-panel`);

describe.each(['/about-us', '/'])('the header on %s', (path) => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await gotoQuiet(page, path);
  });

  it('has exactly the items, in order, and every one is answered', async () => {
    expect(await links(page, 'nav[aria-label=Main]')).toEqual(HEADER);
    for (const [, href] of HEADER) {
      const answer = await page.request.get(href ?? '');
      expect([href, answer.status(), answer.url().endsWith(href ?? '?')]).toEqual([href, 200, true]);
    }
    expect(
      await page.locator('header ul a[aria-label]').evaluateAll((all) => all.map((a) => a.ariaLabel)),
    ).toEqual(['Instagram', 'Facebook', 'Email', 'YouTube']);
  });

  it('opens a panel under the pointer and closes it when the pointer leaves', async () => {
    const properties = panel(page, 'Properties');
    expect(await properties.isVisible()).toBe(false);
    await page.hover('nav[aria-label=Main] >> text="Properties"');
    await properties.getByText('Metro Manila Properties').waitFor();
    expect(await axe(page)).toEqual([]);
    await properties.getByText('Palawan').hover();
    expect(await properties.isVisible()).toBe(true);
    await page.mouse.move(700, 850);
    await properties.waitFor({ state: 'hidden' });
  });

  it('opens the same panel by keyboard, leads into it, and closes it with Escape', async () => {
    await page.focus('nav[aria-label=Main] a:text-is("Partner With Us")');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel(page, 'Partner With Us').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Investor Relations');
    await page.keyboard.press('Escape');
    await panel(page, 'Partner With Us').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Partner With Us menu');
  });
});

describe('an open panel', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  });
  beforeEach(() => page.goto('/about-us'));

  it('under the pointer closes with Escape', async () => {
    await page.hover('nav[aria-label=Main] >> text="Properties"');
    await panel(page, 'Properties').getByText('Palawan').waitFor();
    await page.keyboard.press('Escape');
    await panel(page, 'Properties').waitFor({ state: 'hidden' });
  });

  it('does not cover what the focus moves on to', async () => {
    await page.mouse.move(700, 850);
    await page.getByRole('button', { name: 'Partner With Us menu' }).focus();
    await page.keyboard.press('Enter');
    await panel(page, 'Partner With Us').waitFor();
    const inside = await panel(page, 'Partner With Us').locator('a').count();
    for (let i = 0; i < inside + 2; i++) await page.keyboard.press('Tab');
    await panel(page, 'Partner With Us').waitFor({ state: 'hidden' });
  });
});

describe('the phone menu', () => {
  it.each([true, false])(
    'slides in with scripts %s, holds every item, closes, and leads on',
    async (javaScriptEnabled) => {
      const page = await openPage({
        viewport: { width: 390, height: 844 },
        javaScriptEnabled,
        hasTouch: true,
      });
      await page.goto('/about-us');
      await page.getByLabel('Open menu').tap();
      const sidebar = page.locator('#sidebar');
      await sidebar.waitFor();
      expect(await links(page, '#sidebar nav[aria-label="Menu"]')).toEqual(HEADER);
      expect(await sidebar.getByRole('link', { name: 'Facebook' }).isVisible()).toBe(true);
      if (javaScriptEnabled) {
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        expect(await axe(page)).toEqual([]);
      }
      await page.getByLabel('Close menu').tap();
      await sidebar.waitFor({ state: 'hidden' });
      await page.getByLabel('Open menu').tap();
      await sidebar.getByRole('link', { name: 'Agents' }).tap();
      await page.waitForURL('**/agents');
    },
  );

  it.each([
    [390, '0.3s'],
    [340, '0.15s'],
  ])('at %i px takes %s', async (width, duration) => {
    const page = await openPage({ viewport: { width, height: 700 } });
    await page.goto('/about-us');
    const durations = await page
      .locator('#sidebar')
      .evaluate((el) => getComputedStyle(el).transitionDuration);
    expect(durations.split(', ')[0]).toBe(duration);
  });
});

it('keeps the focus inside the phone menu', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/about-us');
  await page.getByLabel('Open menu').click();
  await page.locator('#sidebar').waitFor();
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || !!focused?.closest('#sidebar');
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.locator('#sidebar').waitFor({ state: 'hidden' });
});

describe('links within a page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage();
  });

  it('skips to the content by keyboard', async () => {
    await page.goto('/about-us');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'content');
  });

  it('loads the next page whole, with the panel closed', async () => {
    const faults = watch(page);
    await gotoQuiet(page, '/');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.hover('nav[aria-label=Main] >> text="Properties"');
    await page.locator('nav[aria-label=Main] >> text="Hotel & Leisure"').click();
    await page.waitForURL('**/properties/hotel-leisure');
    await page.getByRole('heading', { level: 1, name: 'HOTEL & LEISURE', exact: true }).waitFor();
    expect(await page.evaluate(() => 'stays' in window)).toBe(false);
    await page.mouse.move(700, 850);
    await panel(page, 'Properties').waitFor({ state: 'hidden' });
    expect(await page.locator('nav[aria-label=Breadcrumb] li').allInnerTexts()).toHaveLength(3);
    expect(faults).toEqual([]);
  });

  it.each([
    ['/properties', 'RESIDENTIAL', R],
    ['/properties', 'HOTEL AND LEISURE', '/properties/hotel-leisure'],
    ['/properties', 'AGRICULTURAL', '/properties/agriculture'],
    [R, 'Metro Manila', `${R}/metro-manila`],
    [R, 'Central & Southern Luzon', `${R}/central-southern-luzon`],
    [R, 'Visayas', `${R}/visayas`],
    [R, 'Palawan', `${R}/palawan`],
    ['/', 'Alpha Tower', `${R}/visayas/alpha-tower`],
    ['/', 'Grove Tower', `${R}/palawan/grove-tower`],
  ])('on %s the card %s and its picture lead to %s', async (from, title, to) => {
    if (page.url() !== siteUrl() + from) await page.goto(from);
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
    const card = page.locator('li', { has: heading }).last();
    const hrefs = await card.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(hrefs).toEqual([to, to]);
  });

  it.each([
    [`${R}/visayas`, 'Alpha Tower', 'PRE-SELLING', `${R}/visayas/alpha-tower`, 200, 'Alpha Tower'],
    [`${R}/palawan`, 'Grove Tower', 'PRE-SELLING', `${R}/palawan/grove-tower`, 200, 'Grove Tower'],
    ['/properties/hotel-leisure', 'Grove Tower', '', '/properties/hotel/groove-tower', 404, 'NotFound'],
    [
      '/properties/agriculture',
      'Agricultural',
      '',
      '/properties/agriculture/agricultural',
      200,
      'El Nido Coffee Plantation',
    ],
  ])('%s has one card, %s', async (path, title, label, href, status, h1) => {
    await page.goto(path);
    expect(await page.locator('main article').count()).toBe(1);
    expect(await page.locator('main article h2').innerText()).toBe(title);
    if (label) expect(await page.locator('main article').innerText()).toContain(label);
    const action = page.locator('main article a:has-text("VIEW PROPERTY")');
    expect(await action.getAttribute('href')).toBe(href);
    const [answer] = await Promise.all([page.waitForResponse(`**${href}`), action.click()]);
    expect(answer.status()).toBe(status);
    await page.getByRole('heading', { level: 1, name: h1, exact: true }).waitFor();
  });

  it.each(['metro-manila', 'central-southern-luzon'])(
    '%s has no card, says so, and leads on',
    async (region) => {
      await page.goto(`${R}/${region}`);
      expect(await page.locator('main article').count()).toBe(0);
      expect(await page.locator('main').innerText()).toMatch(/No .*project.* is open for reservation yet/);
      expect(await page.locator('main a:text("See the other regions")').getAttribute('href')).toBe(R);
    },
  );

  it('compares all homes by links, without script, and Back takes a filter back', async () => {
    const still = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await still.goto('/properties');
    const rows = () =>
      still
        .locator('.compared li:visible')
        .evaluateAll((all) =>
          all.map((one) => [...one.querySelectorAll('span')].map(({ textContent }) => textContent).join('|')),
        );
    expect(await rows()).toHaveLength(6);
    await still.getByRole('link', { name: '1BR', exact: true }).click();
    expect(await rows()).toEqual([
      'One bedroom|Alpha Tower, Visayas|40 sqm||₱9,888,834.75 VAT not stated|VAT not stated',
      'One bedroom|Grove Tower, Palawan|40 sqm||₱9,888,834.75 VAT not stated|VAT not stated',
    ]);
    expect(await still.getByText('2 of 6 homes: 1BR').isVisible()).toBe(true);
    await still.getByRole('link', { name: 'Palawan', exact: true }).last().click();
    expect(await rows()).toHaveLength(3);
    await still.goBack();
    expect(await rows()).toHaveLength(2);
    await still.getByRole('link', { name: 'All homes' }).click();
    expect(await rows()).toHaveLength(6);
    await still.locator('.compared a').first().click();
    await still.waitForURL('**/alpha-tower#homes');
    await still.context().close();
    await page.goto('/properties#only-r1');
    expect(await axe(page)).toEqual([]);
  });

  it('a region that does not exist is not found', async () => {
    expect((await page.goto(`${R}/mindanao`))?.status()).toBe(404);
  });

  it('the menu’s panel and the footer lead to the event and to one’s ticket', async () => {
    await page.goto('/about-us');
    for (const place of ['dialog.sidebar nav[aria-label="Event"]', 'footer > div:first-child ul'])
      expect((await links(page, place)).slice(0, 2)).toEqual([
        ['Event and registration', '/register'],
        ['Find my ticket', '/find-my-ticket'],
      ]);
  });

  it('the footer is dated 2024, and leads home and to the three pages', async () => {
    await page.goto('/about-us');
    const found = await links(page, 'footer > div:last-child');
    expect(found[0]?.[0]).toContain('© 2024 Stealth Land');
    expect(found.map(([, href]) => href)).toEqual(['/', '/privacy-policy', '/terms-of-use', '/contact-us']);
  });
});
