import { fireEvent, render, screen } from '@testing-library/react';
import { content } from '../../../web-public/src/content/index';
import { calculationOf } from '../../../web-public/src/content/projects/prices/mortgage';
import MortgageCalculator from '../../../web-public/src/pages/project/calculator/MortgageCalculator';

const tower = content.projects.find(({ name }) => name === 'Alpha Tower');
const calculation = tower && calculationOf(tower, content.company.dollar);

let text: () => string;
beforeEach(() => {
  if (!calculation) throw new Error('It has no calculator');
  const { container } = render(<MortgageCalculator calculation={calculation} />);
  text = () => container.textContent;
});
const monthly = () => screen.getAllByRole('status').at(-1)?.textContent;
const row = (label: string) =>
  [...document.querySelectorAll('dl div')]
    .find(({ textContent }) => textContent.includes(label))
    ?.querySelector('dd')?.textContent;
const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label));

it('shows the worked figures, and new ones with every change', () => {
  expect(monthly()).toBe('Monthly payment₱283,578.74');
  expect(row('Total')).toBe('₱10,208,834.75');
  set('Downpayment', '20');
  expect(monthly()).toBe('Monthly payment₱226,862.99');
  expect(row('Total')).toBe('₱8,167,067.80');
  expect(text()).toContain('₱1,633,413.56');
  // Beside the specification's line, the share of the price itself.
  expect(row('20% of the price')).toBe('₱2,041,766.95');
  expect(row('Then the balance of the price')).toBe('₱8,167,067.80');
  // Two lines have one name: a sentence between them says which is paid first.
  expect(text()).toContain(
    'the one above is 20% of the total; the one below, 20% of the price, is what you pay first.',
  );
  expect(text()).toContain('Paid to the developer, without interest: the price after downpayment');
  expect(text()).toContain('does not state whether VAT is included');
  choose('USD $');
  expect(monthly()).toBe('Monthly payment$4,124.78');
  expect(text()).toContain('Converted at ₱55 to the US dollar, the rate on 1 November 2026.');
  set('Years', '15');
  expect(monthly()).toBe('Monthly payment$824.96');
});

it('offers 3 to 15 years, and 32 to 55 sqm with a default for each room type', () => {
  const years = [...screen.getByLabelText<HTMLSelectElement>('Years').options].map((option) => option.text);
  expect(years).toEqual(Array.from({ length: 13 }, (_, index) => `${index + 3} Years Fixed`));
  const area = screen.getByLabelText<HTMLInputElement>('Area');
  expect([area.min, area.max, area.step, area.value]).toEqual(['32', '55', '1', '32']);
  set('Area', '50');
  for (const [room, usual] of [
    ['1BR', '40'],
    ['2BR', '55'],
    ['Studio', '32'],
  ] as const) {
    choose(room);
    expect([room, area.value]).toEqual([room, usual]);
  }
});
