import { redirectProblems, withListed } from './redirects';

const PAGES = ['/', '/about-us', '/register/*', '/properties/residential/visayas/alpha-tower'];
const found = (...list: [from: string, to: string][]) =>
  [
    ...redirectProblems(
      list.map(([from, to]) => ({ from, to })),
      PAGES,
    ),
  ].map(({ index, field, message }) => `${index} ${field}: ${message}`);

it('lets old addresses lead to pages, on from one another, to files and elsewhere', () =>
  expect(
    found(
      ['/old.html', '/about-us?a=1#b'],
      ['/older/', '/old.html'],
      ['/x', '/brochures/alpha-tower.pdf'],
      ['/shop', 'https://shop.example.com'],
      ['/ticket', '/register/an-event'],
    ),
  ).toEqual([]));

it.each([
  [[['/about-us/', '/']], '0 from: There is a page at /about-us, so it cannot lead elsewhere.'],
  [[['/old', '/nowhere']], '0 to: There is no page at /nowhere.'],
  [[['/old', '/old/?x']], '0 to: This leads back to where it begins.'],
] as [[string, string][], string][])('%#', (list, message) => expect(found(...list)).toEqual([message]));

it('names each address of a circle, and not those that lead into one', () =>
  expect(found(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])).toEqual([
    '0 to: This leads back to where it begins.',
    '1 to: This leads back to where it begins.',
    '2 to: This leads back to where it begins.',
  ]));

it('puts the owner’s list before what was moved, and a page before both', () =>
  expect(
    withListed(
      [
        { from: '/a/', to: '/mine' },
        { from: '/taken', to: '/mine' },
      ],
      [
        { from: '/a', to: '/theirs' },
        { from: '/b', to: '/theirs' },
      ],
      new Set(['/taken']),
    ),
  ).toEqual([
    { from: '/a', to: '/mine' },
    { from: '/b', to: '/theirs' },
  ]));
