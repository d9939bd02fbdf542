import { holdClock, hurry } from '../../support/browser/page-clock.js';
import { cases, fill } from './forms-cases.js';
import { awake, DESKTOP, newName, stored, toasts, visit } from './forms-visitor.js';

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
