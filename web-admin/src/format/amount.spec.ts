import { inPesos } from 'web-shared/money';
import { centavosIn } from './amount';

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
