import { content } from '../content';
import { countries, placesOf } from './countries';

const { projectInterests, whereDidYouFindAbout } = content.options;

it('names ten countries with ten different places each', () => {
  expect(countries.map(({ name }) => name)).toEqual([
    'Philippines',
    'United States',
    'Japan',
    'Australia',
    'Canada',
    'United Kingdom',
    'Germany',
    'France',
    'India',
    'China',
  ]);
  for (const { places } of countries) expect(new Set(places.map(({ name }) => name)).size).toBe(10);
});

it('has no places without a country', () => {
  expect(placesOf('')).toEqual([]);
  expect(placesOf('Japan')[0]).toEqual({ name: 'Tokyo' });
});

it('offers eight ways of having heard of us and three interests', () => {
  expect(whereDidYouFindAbout.map(({ value }) => value)).toEqual([
    'Billboard',
    'Broker',
    'Events',
    'Friends/Relatives',
    'Magazines',
    'Newspaper',
    'Online',
    'Others',
  ]);
  expect(projectInterests).toEqual([
    { value: 'Alpha Tower', label: 'Alpha Tower by Stealth Land' },
    { value: 'Others', label: 'Others' },
    { value: 'Not Applicable', label: 'Not Applicable' },
  ]);
});
