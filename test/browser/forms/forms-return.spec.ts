import type { Page } from 'playwright-core';
import { aPicture } from '../../support/requests/pictures.js';
import { newName, visit } from './forms-visitor.js';

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
