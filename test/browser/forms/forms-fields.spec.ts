import type { Page } from 'playwright-core';
import { openPage, quiet } from '../../support/browser/browser.js';
import { awake, DESKTOP, visit } from './forms-visitor.js';

let page: Page;
beforeAll(async () => {
  page = await openPage({ viewport: DESKTOP });
  await page.addInitScript(() => localStorage.clear()); // what the test before has typed
});

const general = async () => {
  await page.goto('/contact-us');
  return { form: await awake(page, 'general-inquiry') };
};

describe('the phone field', () => {
  it('offers a searchable list, which waits 250 ms before it searches, to the keyboard alone', async () => {
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
});

describe('country, place and interest', () => {
  it('a country fills and opens the list of its places; another one empties the choice', async () => {
    const { form } = await general();
    const place = form.getByLabel('Place');
    expect(await place.isDisabled()).toBe(true);
    await form.getByLabel('Country').selectOption('Japan');
    expect(await place.isDisabled()).toBe(false);
    expect(await place.locator('option').count()).toBe(11);
    await place.selectOption('Osaka');
    await form.getByLabel('Country').selectOption('France');
    expect(await place.inputValue()).toBe('');
    expect(await place.locator('option').allTextContents()).toContain('Lyon');
    await form.getByLabel('Country').selectOption('');
    expect(await place.isDisabled()).toBe(true);
  });

  it("'Others' reveals the free text", async () => {
    const { form } = await general();
    const interest = form.getByLabel('Project of interest');
    const options = ['Select', 'Alpha Tower by Stealth Land', 'Others', 'Not Applicable'];
    expect(await interest.locator('option').allTextContents()).toEqual(options);
    expect(await form.getByLabel('Which project?').count()).toBe(0);
    await interest.selectOption('Others');
    await form.getByLabel('Which project?').waitFor();
    await interest.selectOption('Not Applicable');
    expect(await form.getByLabel('Which project?').count()).toBe(0);
  });

  it("a project's page starts with the project as the interest", async () => {
    const alpha = await visit('/properties/residential/visayas/alpha-tower', 'project-inquiry-alpha-tower');
    expect(await alpha.getByLabel('Project of interest').inputValue()).toBe('Alpha Tower');
    const grove = await visit('/properties/residential/palawan/grove-tower', 'project-inquiry-grove-tower');
    expect(await grove.getByLabel('Project of interest').inputValue()).toBe('Others');
    expect(await grove.getByLabel('Which project?').inputValue()).toBe('Grove Tower');
  });
});

it('what is typed before the script arrives is kept', async () => {
  const page = await visit('/contact-us');
  const name = page.getByLabel('First name');
  await name.fill('Typed early');
  await awake(page, 'general-inquiry');
  await quiet(page);
  expect(await name.inputValue()).toBe('Typed early');
});
