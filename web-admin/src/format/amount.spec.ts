import { inPesos } from 'web-shared/money';
import { centavosIn, numberIn, sumIn } from './amount';

it.each([
  ['1,500', 150_000],
  ['₱ 1500.5', 150_050],
  ['0', 0],
  ['1500,00', undefined],
  ['', undefined],
])('reads %j', (text, centavos) => expect(centavosIn(text)).toBe(centavos));

it('reads what it wrote', () => {
  for (const centavos of [150_000, 150_050, 5, 123_456_789])
    expect(centavosIn(inPesos(centavos))).toBe(centavos);
});

it.each([
  ['1,488,834.75', 1_488_834.75],
  ['₱ 225 000', 225_000],
  ['32.125', 32.125],
  ['32.', 32],
  ['-5', -5],
  ['1.488.834,75', undefined],
  ['1,5', undefined],
  ['1.5M', undefined],
  ['', undefined],
])('reads the number %j', (text, number) => expect(numberIn(text)).toBe(number));

it('reads no sum whose thousands may stand behind a point', () =>
  expect(['1.500', '1.50', '1,500'].map(sumIn)).toEqual([undefined, 1.5, 1500]));
