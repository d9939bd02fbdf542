import { visit } from './forms-visitor.js';

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
