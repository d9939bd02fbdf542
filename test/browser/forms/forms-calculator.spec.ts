import { visit } from './forms-visitor.js';

async function calculator() {
  const page = await visit('/properties/residential/visayas/alpha-tower');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Mortgage calculator' }),
  });
  await section.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('input[type=range]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  const row = async (label: string) =>
    section.locator('dl div', { hasText: label }).locator('dd').textContent();
  const monthly = () => section.locator('output').textContent();
  return { page, section, row, monthly };
}

it('shows the worked figures, and new ones with every change', async () => {
  const { section, row, monthly } = await calculator();
  expect(await monthly()).toBe('Monthly payment₱283,578.74');
  expect(await row('Total')).toBe('₱10,208,834.75');
  await section.getByLabel('Downpayment', { exact: true }).fill('20');
  expect(await monthly()).toBe('Monthly payment₱226,862.99');
  expect(await row('Total')).toBe('₱8,167,067.80');
  expect(await section.locator('dd').allTextContents()).toContain('₱1,633,413.56');
  // Beside the specification's line, the share of the price itself.
  expect(await row('20% of the price')).toBe('₱2,041,766.95');
  expect(await row('Then the balance of the price')).toBe('₱8,167,067.80');
  // Two lines have one name: a sentence between them says which is paid first.
  await section
    .getByText('the one above is 20% of the total; the one below, 20% of the price, is what you pay first.')
    .waitFor();
  await section.getByText('Paid to the developer, without interest: the price after downpayment').waitFor();
  await section.getByText('does not state whether VAT is included').waitFor();
  await section.getByText('USD $').click();
  expect(await monthly()).toBe('Monthly payment$4,124.78');
  expect(await section.textContent()).toContain(
    'Converted at ₱55 to the US dollar, the rate on 1 November 2026.',
  );
  await section.getByLabel('Years').selectOption('15 Years Fixed');
  expect(await monthly()).toBe('Monthly payment$824.96');
});

it('offers 3 to 15 years, and 32 to 55 sqm with a default for each room type', async () => {
  const { section } = await calculator();
  const years = await section.getByLabel('Years').locator('option').allTextContents();
  expect(years).toEqual(Array.from({ length: 13 }, (_, index) => `${index + 3} Years Fixed`));
  const area = section.getByLabel('Area');
  expect(
    await area.evaluate((input: HTMLInputElement) => [input.min, input.max, input.step, input.value]),
  ).toEqual(['32', '55', '1', '32']);
  await area.fill('50');
  await section.getByText('1BR').click();
  expect(await area.inputValue()).toBe('40');
  await section.getByText('2BR').click();
  expect(await area.inputValue()).toBe('55');
  await section.getByText('Studio').click();
  expect(await area.inputValue()).toBe('32');
});

it('works with the keyboard', async () => {
  const { page, section, monthly } = await calculator();
  await section.getByLabel('Studio').focus();
  await page.keyboard.press('ArrowRight');
  expect(await section.getByLabel('Area').inputValue()).toBe('40');
  await section.getByLabel('Downpayment', { exact: true }).focus();
  const before = await monthly();
  await page.keyboard.press('End');
  expect(await monthly()).toBe('Monthly payment₱0.00');
  expect(before).not.toBe(await monthly());
});
