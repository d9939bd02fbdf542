import { renamedHomes } from '../../../src/stock/renames.js';

const home = (name: string, bedrooms: number, area: number) => ({
  ...{ name, bedrooms, area_from: area, area_to: area },
});
const studio = home('Studio', 0, 24);
const one = home('One bedroom', 1, 36);
const two = home('Two bedrooms', 2, 52);
const called = (name: string, of: typeof studio) => ({ ...of, name });

it.each([
  ['nothing', [studio, one], [studio, one], []],
  ['a name', [studio, one], [called('Loft', studio), one], [['Studio', 'Loft']]],
  ['a name and the order', [studio, one], [one, called('Loft', studio)], [['Studio', 'Loft']]],
  ['a name and the area', [studio, one], [home('Loft', 0, 26), one], [['Studio', 'Loft']]],
  [
    'all names',
    [studio, one],
    [called('A', studio), called('B', one)],
    [
      ['Studio', 'A'],
      ['One bedroom', 'B'],
    ],
  ],
  ['a home for another', [studio, one], [studio, two], []],
  ['one that is left out', [studio, one], [studio], []],
  ['one that is added', [studio], [studio, one], []],
  ['two names that change places', [studio, one], [called('One bedroom', studio), called('Studio', one)], []],
  [
    'both names of two of one size',
    [studio, called('Loft', studio)],
    [called('A', studio), called('B', studio)],
    [
      ['Studio', 'A'],
      ['Loft', 'B'],
    ],
  ],
])('%s', (_, before, after, names) => {
  expect(renamedHomes(before, after)).toEqual(names);
});
