import type { Locator, Page } from 'playwright-core';
import { admin, openPage, siteUrl } from '../../support/browser/browser.js';
import { holdClock } from '../../support/browser/page-clock.js';
import { call, signIn, type Credentials, dataOf } from '../../support/requests/callers.js';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

const opened: Page[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
});

/** Opens a page of the site and waits until the form in it is alive. */
export async function visit(path: string, form?: string, viewport = DESKTOP): Promise<Page> {
  const page = await openPage({ viewport });
  opened.push(page);
  await page.goto(path);
  if (form) await awake(page, form);
  return page;
}

/** A prerendered form comes alive when it comes near, or a pointer comes to it. */
export async function awake(page: Page, form: string): Promise<Locator> {
  const found = page.locator(`form[name^="${form}"]`);
  await found.scrollIntoViewIfNeeded();
  await found.dispatchEvent('pointerover');
  await page.locator(`[data-island][data-awake] form[name^="${form}"]`).waitFor({ state: 'attached' });
  return found;
}

/** Keeps the page's scripts away. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  return arrive;
}

/** Lets three seconds of the page's clock go by: who sends sooner is taken for a robot, whom nobody mails or lets wait. */
export async function takeTime(page: Page): Promise<void> {
  await holdClock(page);
  await page.clock.fastForward(3_000);
}

export const toasts = (page: Page) => page.locator('[data-toast]');

let staff: Promise<Credentials> | undefined;

/** What the back office sees: the records whose last name is this. */
export async function stored(kind: 'delegates' | 'inquiry/properties', lastName: string) {
  staff ??= signIn({ url: siteUrl() }, admin());
  const filter = encodeURIComponent(JSON.stringify({ last_name: lastName }));
  const answer = await call({ url: siteUrl() }, 'GET', `/${kind}?filter=${filter}`, { as: await staff });
  return dataOf<Record<string, unknown>[]>(answer);
}

export async function asStaff(method: string, path: string, body?: unknown) {
  await stored('delegates', 'nobody'); // signs in
  return call({ url: siteUrl() }, method, path, { as: (await staff) ?? {}, body });
}

/** A last name that no other test uses. */
export const newName = () => `Tester ${Math.random().toString(36).slice(2, 10)}`;
