import { projects } from '../../src/content/projects';
import type { Project } from '../../src/content/projects/pieces/project';
import { project as form } from '../../src/content/schema/project';
import { oldListProblems } from './price-list';

const [project] = projects;
if (!project?.prices) throw new Error('The first project has no prices');
const { prices, details } = project;
const fieldsOf = (now: Partial<Project>, today = '2026-12-24') =>
  [...oldListProblems({ ...project, ...now }, project, today)].map(({ field }) => field);
const BOTH = ['data.prices.version', 'data.prices.date'];
const withHome = (more: object) => ({
  details: { ...details, homes: details.homes.map((home, i) => (i === 0 ? { ...home, ...more } : home)) },
});

it.each<[string, Partial<Project>]>([
  ['a square meter', { prices: { ...prices, perSqm: 1 } }],
  ['the fixed part', { prices: { ...prices, fixed: 1 } }],
  ['the currency', { prices: { ...prices, currency: 'USD' } }],
  ['a finish', { prices: { ...prices, finishes: prices.finishes.map((one) => ({ ...one, price: 1 })) } }],
  ['a home', withHome({ price: 1 })],
])('asks for a new name and day where %s costs something else', (_, now) =>
  expect(fieldsOf(now)).toEqual(BOTH),
);

it.each<[string, Partial<Project>]>([
  ['nothing', {}],
  ['what is offered beside it', { prices: { ...prices, parking: 900_000 } }],
  [
    'a home that is new',
    {
      details: {
        ...details,
        homes: [...details.homes, { ...details.homes[0], name: 'Loft', price: 1 }] as typeof details.homes,
      },
    },
  ],
  ['the area of a home', withHome({ area: { from: 33 } })],
  ['that there are prices', { prices: undefined }],
])('asks for none where %s changes', (_, now) => expect(fieldsOf(now)).toEqual([]));

it('takes a list of the same day, and one that is not in force yet', () => {
  const dearer = { prices: { ...prices, perSqm: 1, version: 'Next' } };
  expect(fieldsOf(dearer, prices.date)).toEqual([]);
  expect(fieldsOf(dearer, '2000-01-01')).toEqual([]);
  expect(fieldsOf({ prices: { ...dearer.prices, date: '2026-12-01' } })).toEqual([]);
  expect([...oldListProblems({ ...project, ...dearer }, undefined)]).toEqual([]);
});

it('is what a home’s own price waits for, and its field says so', () => {
  const home = form.shape.details.shape.homes.element.shape;
  expect(home.price.meta()).toBeUndefined();
  expect(home.price.unwrap().meta()?.help).toContain('only while the project has a price list');
});
