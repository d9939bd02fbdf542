import type { Page } from 'playwright-core';
import { cases, fill } from '../../../browser/forms/forms-cases.js';
import { awake, DESKTOP, newName, stored, toasts, visit } from '../../../browser/forms/forms-visitor.js';
import { holdClock, hurry } from '../../../support/browser/page-clock.js';
import { aPicture } from '../../../support/requests/pictures.js';

const API = '**/api/v1/inquiry/property';
const submitOf = (form: import('playwright-core').Locator) => form.locator('button[type=submit]');

describe.each(cases)('$title', (which) => {
  it('sends once, says Processing... meanwhile, and is empty again after a success', async () => {
    const lastName = newName();
    const page = await visit(which.path, which.name);
    const form = page.locator(`form[name="${which.name}"]`);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(API, (route) => held.then(() => route.continue()));
    await fill(form, which, lastName);
    expect(await submitOf(form).textContent()).toBe('Submit');
    await submitOf(form).dblclick();
    await form.getByText('Processing...').waitFor();
    expect(await submitOf(form).isDisabled()).toBe(true);
    release();

    await toasts(page).waitFor();
    expect(await toasts(page).allTextContents()).toEqual(['Your inquiry has been successfully created.']);
    // At the top right.
    const { x = 0, y = NaN, width = 0 } = (await toasts(page).boundingBox()) ?? {};
    expect(x + width).toBeGreaterThan(DESKTOP.width - 40);
    expect(y).toBeLessThan(60);
    await form.getByText('Thank you. Your inquiry is with us.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Thank you/);
    expect(await form.getByLabel('Last name').inputValue()).toBe('');
    expect(await form.getByLabel('Phone number').inputValue()).toBe('');
    expect(await form.getByLabel('I agree to the').isChecked()).toBe(false);

    const records = await stored('inquiry/properties', lastName);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      first_name: 'Maria Luz',
      last_name: lastName,
      phone_number: '639171234567',
      email: 'maria@example.com',
      message: 'How much is a studio?',
      agree_newsletter: false,
      agree_terms: true,
      ...which.stored,
    });
  });
});

it('keeps what was typed through an outage and a reload, and then sends it once', async () => {
  // The one with lists of which one fills the other.
  const which = cases.find(({ name }) => name === 'general-inquiry');
  if (!which) throw new Error('no form');
  const lastName = newName();
  const page = await visit(which.path, which.name);
  // The worst of outages: everything arrives, and no answer comes back.
  await page.route(API, (route) => route.fetch().then(() => route.abort()));
  await fill(page.locator(`form[name="${which.name}"]`), which, lastName);
  await holdClock(page);
  await submitOf(page.locator(`form[name="${which.name}"]`)).click();
  await hurry(page, page.getByText('send it automatically'));
  expect(await toasts(page).count()).toBe(0); // nothing has failed yet

  await page.reload();
  const form = await awake(page, which.name);
  await page.waitForFunction(
    ([name, value]) => new FormData(document.forms.namedItem(name) ?? undefined).get('last_name') === value,
    [which.name, lastName] as const,
  );
  await page.unroute(API);
  await submitOf(form).click();
  await form.getByText('Thank you. Your inquiry is with us.').waitFor();
  const records = await stored('inquiry/properties', lastName);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ ...which.stored, phone_number: '639171234567' });

  await page.reload();
  await awake(page, which.name);
  expect(await form.getByLabel('Last name').inputValue()).toBe('');
});

it('the phone field offers a searchable list, which waits 250 ms before it searches, to the keyboard alone', async () => {
  const page = await visit('/contact-us', 'general-inquiry');
  const form = page.locator('form[name="general-inquiry"]');
  await page.clock.install();
  const country = form.getByRole('button', { name: 'Dial code' });
  await country.focus();
  await page.keyboard.press('Enter');
  const search = page.getByPlaceholder('Search country or code');
  await search.waitFor();
  const options = page.locator('[role=listbox] [role=option]');
  const all = await options.count();
  expect(all).toBeGreaterThan(200);
  expect(await options.first().textContent()).toBe('Philippines+63');

  // Stands still but for what is run: typing takes a moment on a busy machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.type('japan');
  await page.clock.runFor(200);
  expect(await options.count()).toBe(all);
  await page.clock.runFor(60);
  expect(await options.allTextContents()).toEqual(['Japan+81']);
  await page.keyboard.press('Enter');
  expect(await country.textContent()).toBe('JP +81');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone_number');

  await country.focus();
  await page.keyboard.press('Enter');
  await search.waitFor();
  await page.keyboard.type('nowhere');
  await page.clock.runFor(300);
  await page.getByText('No country by that name or code').waitFor();
  await page.keyboard.press('Escape');
  expect(await search.count()).toBe(0);
  expect(await country.textContent()).toBe('JP +81');
  expect(await country.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('the calculator works with the keyboard', async () => {
  const page = await visit('/properties/residential/visayas/alpha-tower');
  const section = page.locator('[data-island="calculator"]');
  await section.scrollIntoViewIfNeeded();
  await page.locator('[data-island="calculator"][data-awake]').waitFor();
  const monthly = () => section.locator('output').textContent();
  await section.getByLabel('Studio').focus();
  await page.keyboard.press('ArrowRight');
  expect(await section.getByLabel('Area').inputValue()).toBe('40');
  await section.getByLabel('Downpayment', { exact: true }).focus();
  const before = await monthly();
  await page.keyboard.press('End');
  expect(await monthly()).toBe('Monthly payment₱0.00');
  expect(before).not.toBe(await monthly());
});

describe('coming back to a form that was sent', () => {
  // Playwright's browsers have no back/forward cache: the page stays, as there is nothing to go to, and is told that it came back.
  const comeBack = async (page: Page) => {
    await page.getByText('Processing...').waitFor();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.locator('form button[type=submit]').getByText('Submit').waitFor();
  };

  async function fill(page: Page, name: string) {
    const form = page.locator(`form[name^="${name}"]`);
    await form.getByLabel('First name').first().fill('Ana');
    await form.getByLabel('Last name').first().fill(newName());
    await form.locator('[name=email]').fill('ana@example.com');
    await form.locator('[name=phone_number]').fill('0918 765 4321');
    if (name === 'group') await form.getByLabel('I am attending too').check();
    await form.getByLabel('I agree to the').check();
    return form;
  }

  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };
  beforeAll(async () => {
    receipt.buffer = await aPicture(300, 400, 'white');
  });

  it.each([
    ['/register', 'registration', '**/api/v1/delegates'],
    ['/register/group', 'group', '**/api/v1/registrations'],
  ])('finds %s new and empty', async (path, name, route) => {
    const page = await visit(path, name);
    await page.route('**/thank-you/*', (leaving) => leaving.fulfill({ status: 204 }));
    const form = await fill(page, name);
    await form.getByLabel('Proof of payment').setInputFiles(receipt);
    await form.getByText('receipt.png').waitFor();
    const answer = page.waitForResponse(route);
    await page.locator('form button[type=submit]').click();
    expect((await answer).status()).toBe(201);
    await page.waitForRequest('**/thank-you/*');
    await comeBack(page);
    expect(await form.locator('[name=email]').inputValue()).toBe('');
    expect(await form.getByLabel('First name').first().inputValue()).toBe('');
    expect(await form.getByText('receipt.png').count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  it.each([
    ['/register', 'registration'],
    ['/register/group', 'group'],
  ])('loads %s anew by Back, without a name or an address', async (path, name) => {
    const page = await visit(path, name);
    const form = await fill(page, name);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/thank-you/*');
    await page.goBack();
    // It has come alive, and has read what the browser put back.
    await form.dispatchEvent('pointerover');
    await page.waitForFunction(() => document.querySelector('form')?.noValidate);
    const typed = await form.evaluate((element: HTMLFormElement) => {
      const words = [
        ...element.querySelectorAll<HTMLInputElement>('input:not([type=hidden]):not([type=radio])'),
      ];
      return words.map((input) => (input.type === 'checkbox' ? input.checked : input.value));
    });
    expect(typed.filter(Boolean)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
