import type { Page } from 'playwright-core';
import { cases, fill, type FormCase } from '../../../browser/forms/forms-cases.js';
import { fill as register } from '../../../browser/forms/forms-registrant.js';
import { awake, DESKTOP, holdScripts, newName, stored, visit } from '../../../browser/forms/forms-visitor.js';
import { openPage } from '../../../support/browser/browser.js';
import { holdClock, hurry } from '../../../support/browser/page-clock.js';

const API = '**/api/v1/inquiry/property';
const [simple, general] = cases;
if (!simple || !general) throw new Error('no form');
const formOf = (page: Page, name = simple.name) => page.locator(`form[name^="${name}"]`);
const submitOf = (page: Page, name = simple.name) => formOf(page, name).locator('button[type=submit]');
const sent = (page: Page) => page.getByText('Thank you. Your inquiry is with us.').waitFor();

it('wakes a form that somebody types into before its script arrives, though a picture never comes', async () => {
  const page = await openPage({ viewport: DESKTOP });
  const arrive = await holdScripts(page);
  await page.route(/\.(avif|webp|jpe?g|png)$/, () => {});
  await page.goto(simple.path, { waitUntil: 'commit' });
  await formOf(page).locator('[name=first_name]').fill('Maria');
  arrive();
  await page
    .locator('[data-island][data-awake]')
    .filter({ has: formOf(page) })
    .waitFor();
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  expect(await formOf(page).locator('[name=first_name]').inputValue()).toBe('Maria');
});

it('a registration is shown though a picture of its page never comes', async () => {
  const page = await openPage({ viewport: DESKTOP });
  await page.route(/\.(avif|webp|jpe?g|png|woff2)$/, () => {});
  // The page's own come only once they are near, and hold up no load event.
  await page.addInitScript(() => {
    new Image().src = '/never.png';
  });
  await page.goto('/my-registration', { waitUntil: 'commit' });
  await page.locator('[data-island="my-registration"][data-awake]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

it('shows how to pay in the way that was chosen before the script arrived', async () => {
  const page = await openPage({ viewport: DESKTOP });
  const arrive = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  const choice = formOf(page, 'registration').locator('[name=payment_mode]');
  await choice.selectOption('cash');
  await choice.blur();
  arrive();
  await page.locator('[data-island][data-awake] form[name^=registration]').waitFor();
  expect(await choice.inputValue()).toBe('cash');
  await page.getByText('Or scan it in the GCash app').waitFor({ state: 'detached' });
});

describe('a send that hangs', () => {
  it('is sent after a reload in the middle of it, with the same key', async () => {
    const lastName = newName();
    const page = await visit(simple.path, simple.name);
    const keys: (string | undefined)[] = [];
    await page.route(API, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) await route.fetch(); // it arrives; the answer never does
      else await route.continue();
    });
    await fill(formOf(page), simple, lastName);
    await submitOf(page).click();
    await page.getByText('Processing...').waitFor();
    await page.waitForFunction(() => localStorage.getItem('draft:simple-inquiry')?.includes('waiting":true'));
    await page.reload();
    await awake(page, simple.name);
    await page.getByText('has not been confirmed yet').waitFor();
    await submitOf(page).click();
    await sent(page);
    expect(new Set(keys).size).toBe(1);
    expect(await stored('inquiry/properties', lastName)).toHaveLength(1);
  });
});

it('offline it says so at once, and sends when the line is back', async () => {
  const lastName = newName();
  const page = await visit(simple.path, simple.name);
  await fill(formOf(page), simple, lastName);
  await page.context().setOffline(true);
  await submitOf(page).click();
  await page.getByText('Please check your connection').waitFor();
  await page.context().setOffline(false);
  await sent(page);
  expect(await stored('inquiry/properties', lastName)).toHaveLength(1);
});

describe('what was sent without an answer', () => {
  /** Sent from a form, with the line down; then the visitor goes elsewhere. */
  async function leaveUnanswered(which: FormCase, lastName: string) {
    const page = await visit(which.path, which.name);
    await page.route(API, (route) => route.abort());
    await fill(formOf(page), which, lastName);
    await holdClock(page);
    await submitOf(page).click();
    await hurry(page, page.getByText('send it automatically'));
    return page;
  }

  it.each(['/about-us', '/contact-us'])('is sent from %s, once, and its form is empty then', async (path) => {
    const lastName = newName();
    const page = await leaveUnanswered(simple, lastName);
    await page.unroute(API);
    await page.goto(path);
    await hurry(page, page.getByText('Your inquiry has been successfully created.'));
    expect(await stored('inquiry/properties', lastName)).toHaveLength(1);
    await page.goto(simple.path);
    await awake(page, simple.name);
    expect(await formOf(page).getByLabel('Last name').inputValue()).toBe('');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  it('a registration is sent from another page too, which leads back to it, and on to the ticket', async () => {
    const lastName = newName();
    const page = await visit('/register', 'registration');
    await page.route('**/api/v1/delegates', (route) => route.abort());
    await register(page, lastName);
    await holdClock(page);
    await submitOf(page, 'registration').click();
    await hurry(page, page.getByText('send it automatically'));
    await page.unroute('**/api/v1/delegates');
    await page.goto('/about-us');
    await hurry(page, page.getByRole('link', { name: 'Continue to your ticket' }));
    await page.getByRole('link', { name: 'Continue to your ticket' }).click();
    await page.waitForURL('**/thank-you/*');
    await page.getByText(`Ana ${lastName}`).waitFor();
    expect(await stored('delegates', lastName)).toHaveLength(1);
  });
});

describe('what is typed', () => {
  it('is kept from the first letters, over a reload and a closed tab, until it is cleared', async () => {
    const page = await visit(general.path, general.name);
    const form = formOf(page, general.name);
    await form.getByLabel('First name').fill('Half');
    await form.getByLabel(/^Message/).fill('typed while I pay');
    await page.reload();
    await awake(page, general.name);
    await page.getByText('We kept what you typed here earlier.').waitFor();
    expect(await form.getByLabel(/^Message/).inputValue()).toBe('typed while I pay');

    const other = await page.context().newPage();
    await page.close();
    await other.goto(general.path);
    await awake(other, general.name);
    const again = formOf(other, general.name);
    await other.getByRole('button', { name: 'Clear this form' }).click();
    expect(await again.getByLabel('First name').inputValue()).toBe('');
    expect(await other.evaluate(() => localStorage.length)).toBe(0);
    await other.reload();
    await awake(other, general.name);
    expect(await again.getByLabel('First name').inputValue()).toBe('');
  });

  it('is there after going back without the back/forward cache', async () => {
    const page = await visit(general.path, general.name);
    const form = formOf(page, general.name);
    await form.locator('[name=phone_number]').fill('0917 123 4567');
    await form.getByLabel(/^Message/).fill('kept');
    await page.evaluate(() => window.addEventListener('unload', () => undefined)); // keeps it out of that cache
    await page.goto('/about-us');
    await page.goBack();
    await awake(page, general.name);
    expect(await form.getByLabel(/^Message/).inputValue()).toBe('kept');
    expect((await form.locator('[name=phone_number]').inputValue()).replace(/\D/g, '')).toMatch(
      /9171234567$/,
    );
  });
});
