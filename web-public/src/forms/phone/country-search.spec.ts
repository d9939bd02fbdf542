import { listedCountries, searchCountries } from './country-search';

const all = listedCountries('PH');
const found = (typed: string) => searchCountries(all, typed).map(({ name }) => name);

it('lists every country by name, the Philippines first', () => {
  expect(all[0]).toEqual({ iso: 'PH', name: 'Philippines', dial: '63' });
  const rest = all.slice(1).map(({ name }) => name);
  expect(rest).toEqual([...rest].sort((a, b) => a.localeCompare(b, 'en')));
  expect(all.every(({ iso, name }) => name !== iso)).toBe(true);
});

it.each([
  ['singa', ['Singapore']],
  ['+65', ['Singapore']],
  ['aland', ['Åland Islands', 'New Zealand']],
  ['SG', ['Singapore']],
  ['nowhere', []],
])('finds by name, code and without accents: %s', (typed, names) =>
  expect(found(typed)).toEqual(expect.arrayContaining(names)),
);

it.each([
  ['uae', 'United Arab Emirates'],
  ['U.A.E.', 'United Arab Emirates'],
  ['dubai', 'United Arab Emirates'],
  ['abu dhabi', 'United Arab Emirates'],
  ['hongkong', 'Hong Kong SAR China'],
  ['hong kong', 'Hong Kong SAR China'],
  ['ksa', 'Saudi Arabia'],
  ['usa', 'United States'],
  ['uk', 'United Kingdom'],
  ['newzealand', 'New Zealand'],
  ['oman', 'Oman'],
])('finds first what people call %s: Enter takes it', (typed, name) => expect(found(typed)[0]).toBe(name));

it('finds nothing for what nobody is called, and all for nothing', () => {
  expect(found('nowhere')).toEqual([]);
  expect(found(' ')).toHaveLength(all.length);
});
