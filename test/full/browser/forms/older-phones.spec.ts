import type { Page } from 'playwright-core';
import { awake, newName, PHONE, stored } from '../../../browser/forms/forms-visitor.js';
import { openPage } from '../../../support/browser/browser.js';
import { age, type Age } from '../../../support/browser/older-phone.js';
import { shoot } from '../../../support/browser/sound.js';

/** A page that an older phone opened, from a link on another site. */
async function open(path: string, how?: Age): Promise<Page> {
  const page = await openPage({ viewport: PHONE, hasTouch: true });
  await age(page, how);
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(path, { referer: 'https://www.facebook.com/groups/42' });
  return page;
}
const faults: string[] = [];
beforeEach(() => faults.splice(0));
afterEach(() => expect(faults).toEqual([]));

const sidebar = (page: Page) => page.locator('#sidebar');
const isModal = (page: Page) => sidebar(page).evaluate((menu) => menu.matches(':modal'));
const scriptRan = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.phase === 'settled');
/** Whether the focus stays in the menu, or goes to the browser's own bar, however often Tab is pressed. */
async function keepsFocus(page: Page): Promise<boolean> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || !!focused?.closest('#sidebar');
    });
    if (!inside) return false;
  }
  return true;
}

describe.each<[Age, string, string]>([
  ['knows no popover', 'link', 'a'],
  ['knows no command', 'button', 'button'],
])('the menu of a phone that %s', (how, role, tag) => {
  const opener = (page: Page) =>
    page
      .locator(`header ${tag}:visible`)
      .filter({ has: page.locator('svg') })
      .last();
  const closer = (page: Page) => page.locator(`#sidebar ${tag}.menu-${role}`);

  it('opens as a modal dialog, keeps the focus, and closes by button, Escape and a touch beside it', async () => {
    const page = await open('/', how);
    await scriptRan(page);
    await opener(page).tap();
    await sidebar(page).waitFor();
    expect([await isModal(page), await keepsFocus(page)]).toEqual([true, true]);
    await shoot(page, `older-menu-${role}-390`);
    await closer(page).tap();
    await sidebar(page).waitFor({ state: 'hidden' });
    await opener(page).tap();
    await page.keyboard.press('Escape');
    await sidebar(page).waitFor({ state: 'hidden' });
    await opener(page).tap();
    await page.touchscreen.tap(10, 400);
    await sidebar(page).waitFor({ state: 'hidden' });
    await opener(page).tap();
    await sidebar(page).getByRole('link', { name: 'Agents' }).tap();
    await page.waitForURL('**/agents');
  });

  it('opens on a page without script, too', async () => {
    const page = await open('/privacy-policy', how);
    expect(await page.locator('script[type=module]').count()).toBe(0);
    await opener(page).tap();
    await sidebar(page).waitFor();
    await page.waitForFunction(
      () => (document.getElementById('sidebar')?.getBoundingClientRect().left ?? 390) < 60,
    );
    await shoot(page, `older-menu-${role}-static-390`);
    if (how === 'knows no command') expect(await keepsFocus(page)).toBe(true);
    await closer(page).tap();
    await sidebar(page).waitFor({ state: 'hidden' });
    await opener(page).tap();
    await sidebar(page).getByRole('link', { name: 'Agents' }).tap();
    await page.waitForURL('**/agents');
  });
});

it('the panels of the header open for the keyboard where there is no popover', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await age(page);
  await page.goto('/');
  const panel = page.locator('.menu-panel').first();
  expect(await panel.isVisible()).toBe(false);
  await page.locator('.menu-item > a').first().focus();
  await panel.waitFor();
  await shoot(page, 'older-panel-1440');
});

it('a delegate registers, and the ticket shows itself', async () => {
  const lastName = newName();
  const page = await open('/register');
  const form = await awake(page, 'registration');
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await form.getByLabel('Phone number').fill('0918 765 4321');
  await form.getByLabel('I agree to the').check();
  await form.locator('button[type=submit]').click();
  await page.waitForURL(/\/thank-you\//);
  await page.getByText(`Ana ${lastName}`).waitFor();
  await page.getByText('Unpaid', { exact: true }).waitFor();
  await page.getByText(/\(Manila time\)/).waitFor();
  await shoot(page, 'older-ticket-390');
});

it('an inquiry is sent, and bears where the visit began', async () => {
  const lastName = newName();
  const page = await open('/contact-us');
  const form = await awake(page, 'general-inquiry');
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await form.getByLabel('Phone number').fill('0918 765 4321');
  await form.locator('[name=message]').fill('How much is a studio?');
  await form.locator('[name=project_interest]').selectOption({ index: 1 });
  await form.locator('[name=where_did_find_about]').selectOption({ index: 1 });
  await form.getByLabel('I agree to the').check();
  await form.locator('button[type=submit]').click();
  await page.getByText('Your inquiry has been successfully created.').first().waitFor();
  expect(await stored('inquiry/properties', lastName)).toEqual([
    expect.objectContaining({ referrer: 'https://www.facebook.com/groups/42' }),
  ]);
});

it('the gallery of a project opens, and its calculator counts', async () => {
  const page = await open('/properties/residential/palawan/grove-tower');
  await scriptRan(page);
  await page.locator('a[aria-label^=Enlarge]').first().click();
  await page.locator('dialog.viewer[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog.viewer').waitFor({ state: 'detached' });
  await page.locator('[data-island=calculator], [data-island*=alculator]').first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island*=alculator]')].every(
      (each) => 'awake' in (each as HTMLElement).dataset,
    ),
  );
});
