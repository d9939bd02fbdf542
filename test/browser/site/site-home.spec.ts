import type { Page } from 'playwright-core';
import { gotoQuiet, openPage } from '../../support/browser/browser.js';
import { watchShifts } from '../../support/browser/watch.js';

const current = (page: Page) =>
  page.locator('section[aria-roledescription=carousel] button[aria-current=true]').getAttribute('aria-label');

/** Home with its clock in the test's hand, once it is alive. */
async function home(options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ viewport: { width: 1440, height: 900 }, ...options });
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(1000);
  await page.locator('section[aria-roledescription=carousel] img').nth(2).waitFor({ state: 'attached' });
  return page;
}

describe('the hero carousel', () => {
  it('greets, moves on after 4 seconds, and goes around', async () => {
    const page = await home();
    expect(await page.locator('h1').innerText()).toMatch(/^Welcome to\s+Stealth Land$/);
    const seen = [await current(page)];
    for (let i = 0; i < 3; i++) {
      await page.clock.runFor(4000);
      seen.push(await current(page));
    }
    expect(seen).toEqual([1, 2, 3, 1].map((n) => `Picture ${n} of 3`));
  });

  it('moves by its arrows and dots, and starts the 4 seconds anew', async () => {
    const page = await home();
    await page.getByLabel('Previous picture').click();
    expect(await current(page)).toBe('Picture 3 of 3');
    await page.getByLabel('Next picture').click();
    expect(await current(page)).toBe('Picture 1 of 3');
    await page.getByLabel('Picture 2 of 3').click();
    expect(await current(page)).toBe('Picture 2 of 3');
    await page.mouse.move(10, 850);
    await page.locator('body').press('Escape');
  });

  it('waits under the pointer, under the focus, and when stopped', async () => {
    const page = await home();
    await page.hover('section[aria-roledescription=carousel]');
    await page.clock.runFor(9000);
    expect(await current(page)).toBe('Picture 1 of 3');
    await page.mouse.move(700, 880);
    await page.keyboard.press('Tab');
    await page.focus('button[aria-label="Next picture"]');
    await page.clock.runFor(9000);
    expect(await current(page)).toBe('Picture 1 of 3');
    await page.getByLabel('Pause pictures').click();
    await page.mouse.move(700, 880);
    await page.locator('header a').first().focus();
    await page.clock.runFor(9000);
    expect(await current(page)).toBe('Picture 1 of 3');
    await page.getByLabel('Play pictures').click();
    await page.mouse.move(700, 880);
    await page.locator('header a').first().focus();
    await page.clock.runFor(4000);
    expect(await current(page)).toBe('Picture 2 of 3');
  });

  it('follows a finger to the side, with the words of its picture', async () => {
    const page = await home({ hasTouch: true });
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    await touch('touchStart', 700);
    for (const x of [660, 620, 580]) await touch('touchMove', x);
    await touch('touchEnd');
    await page.locator('button[aria-label="Picture 2 of 3"][aria-current=true]').waitFor();
    const place = page.locator('section[aria-roledescription=carousel] a:visible', { hasText: /, / });
    expect(await place.allInnerTexts()).toEqual(['Grove Tower, Palawan']);
  });

  it('does not move for those who prefer reduced motion', async () => {
    const page = await home({ reducedMotion: 'reduce' });
    await page.clock.runFor(9000);
    expect(await current(page)).toBe('Picture 1 of 3');
  });
});

describe('the rest of the home page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await gotoQuiet(page, '/');
  });

  it('has its parts in order', async () => {
    const titles = await page.locator('main h2').allInnerTexts();
    const order = ['Featured properties', 'PRE-SELLING PROPERTIES', 'Common Ground 2027', 'INQUIRE NOW'];
    expect(titles.filter((title) => order.includes(title))).toEqual(order);
    expect(await page.locator('main').innerText()).toContain(
      'Request quote on pre-selling and RFO condo for sale here.',
    );
    expect(await page.locator('a:text-is("Register as a delegate")').getAttribute('href')).toBe('/register');
  });

  it('has the banner, 284 px high, with its way to the portfolio', async () => {
    const banner = page.locator('section', {
      has: page.getByRole('heading', { name: 'PRE-SELLING PROPERTIES' }),
    });
    expect((await banner.boundingBox())?.height).toBe(284);
    const action = banner.locator('a:text-is("VIEW OUR PROJECT PORTFOLIO")');
    expect(await action.getAttribute('href')).toBe('/properties');
  });

  it('preloads the hero picture it then shows, and moves nothing while loading', async () => {
    const phone = await openPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    const moved = await watchShifts(phone);
    const pictures: string[] = [];
    phone.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
    await gotoQuiet(phone, '/');
    const hero = await phone
      .locator('main img')
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(pictures.filter((url) => url === hero)).toHaveLength(1);
    expect(pictures[0]).toBe(hero);
    expect(await moved()).toBe(0);
  });
});
