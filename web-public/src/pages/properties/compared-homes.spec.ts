import { readFileSync } from 'node:fs';
import { content, type ProjectContent, type RegionContent } from '../../content';
import { comparedHomes } from './compared-homes';

// As far as the list reads them, content is the same with and without the files of its pictures.
const projects = content.projects as unknown as ProjectContent[];
const regions = content.regions as unknown as RegionContent[];
const given = { projects, regions, words: content.details, rate: 55 };
const [alpha] = projects as [ProjectContent];
const withHomes = (homes: object[], more: object = {}): ProjectContent => ({
  ...alpha,
  ...more,
  details: { ...alpha.details, homes: homes as ProjectContent['details']['homes'] },
});

it('lists every home of every project, the lowest price first, with filters that part them', () => {
  const { homes, groups } = comparedHomes(given);
  expect(homes.map(({ project, name, price }) => [project, name, price])).toEqual([
    ['Alpha Tower', 'Studio', '₱8,208,834.75'],
    ['Grove Tower', 'Studio', '₱8,208,834.75'],
    ['Alpha Tower', 'One bedroom', '₱9,888,834.75'],
    ['Grove Tower', 'One bedroom', '₱9,888,834.75'],
    ['Alpha Tower', 'Two bedrooms', '₱13,038,834.75'],
    ['Grove Tower', 'Two bedrooms', '₱13,038,834.75'],
  ]);
  const named = groups.map(({ title, filters }) => [
    title,
    filters.map(({ label, count }) => `${label} ${count}`),
  ]);
  expect(named).toEqual([
    ['Bedrooms', ['Studio 2', '1BR 2', '2BR 2']],
    ['Price', ['Up to ₱9 million 2', 'Up to ₱10 million 4']],
    ['Size', ['Up to 35 sqm 2', 'Up to 40 sqm 4']],
    ['Where', ['Visayas 3', 'Palawan 3']],
  ]);
});

it('counts dollars as pesos, puts prices on request last, and says what is left and what is ready', () => {
  const { area } = alpha.details.homes[0] ?? { area: { from: 1 } };
  const villa = { name: 'Villa', bedrooms: 7, area, price: 100_000 };
  const units = { count: 5, reserved: 1, sold: 2 };
  const dollars = withHomes([{ ...villa, units, availability: 'left' }], {
    name: 'Cove',
    region: undefined,
    place: 'Coron',
    sales: 'ready',
    prices: { version: '1', date: '2026-12-01', currency: 'USD', finishes: [] },
  });
  const bare = withHomes([{ name: 'Loft', bedrooms: 1, area }], { name: 'Bare', prices: undefined });
  const { homes, groups } = comparedHomes({ ...given, projects: [bare, alpha, dollars] });
  expect(homes[0]).toMatchObject({ price: '$100,000', left: '2 left', place: 'Coron' });
  expect(homes.at(-1)).toMatchObject({ project: 'Bare', price: 'On request' });
  expect(groups.at(-1)?.filters.map(({ label, count }) => [label, count])).toEqual([
    ['Pre-selling', 4],
    ['Ready for occupancy', 1],
  ]);
});

it('has a rule for every filter that it can give', () => {
  const css = readFileSync('web-public/src/app/styles/compare.css', 'utf8');
  const rules = [...css.matchAll(/\.only-(\w+):target ~ \.compared > :not\(\.(\w+)\)/g)];
  for (const [, name, shown] of rules) expect(shown).toBe(name);
  const many = Array.from({ length: 30 }, (_, i) =>
    withHomes([{ name: `Home ${i}`, bedrooms: i, area: { from: 10 + i * 9 } }], {
      name: `P${i}`,
      href: `/p/${i}`,
      region: undefined,
      place: `Place ${i}`,
      sales: i % 2 ? 'ready' : 'pre-selling',
    }),
  );
  const names = comparedHomes({ ...given, projects: many }).groups.flatMap(({ filters }) =>
    filters.map(({ name }) => name),
  );
  expect(names).toHaveLength(6 + 3 + 3 + 12 + 2);
  expect(rules.map(([, name]) => name)).toEqual(expect.arrayContaining(names));
});
