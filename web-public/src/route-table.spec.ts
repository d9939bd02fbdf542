import { createMemoryRouter } from 'react-router';
import { sitemap } from '../build/search-files';
import { pages } from './pages';
import { routesManifest } from './routes-manifest';
import { routeTable } from './route-table';

const DISPUTED = [
  '/agents',
  '/partner-with-us',
  '/partner-with-us/:partnershipType',
  '/properties/hotel-leisure',
  '/properties/residential/metro-manila',
  '/properties/residential/central-southern-luzon',
];
const load = (file: string) => () => Promise.resolve({ Component: () => file });

/** Follows a link to `to` as the application does; gives the address and page it ends on. */
async function follow(to: string, comingSoon: string[]) {
  const router = createMemoryRouter(routeTable(comingSoon, load), { initialEntries: ['/about-us'] });
  await router.navigate(to);
  const { location, matches } = router.state;
  const handle = matches.at(-1)?.route.handle as { file?: string } | undefined;
  return { path: location.pathname, file: handle?.file };
}
const example = (path: string) => path.replace(':partnershipType', 'investor-relations');

describe('a path on the coming-soon list', () => {
  it.each(DISPUTED)('%s leads to /coming-soon by a link, and tells the server so', async (path) => {
    expect(await follow(example(path), [path])).toEqual({ path: '/coming-soon', file: 'coming-soon' });
    const [entry] = routesManifest([path]).redirects;
    expect(entry).toMatchObject({ from: path, to: '/coming-soon' });
    expect(example(path)).toMatch(new RegExp(entry?.pattern ?? 'none'));
    expect(sitemap([path])).not.toContain(`${example(path)}<`);
  });

  it('leaves its neighbours alone', async () => {
    expect(await follow('/properties/residential/visayas', DISPUTED)).toEqual({
      path: '/properties/residential/visayas',
      file: 'region',
    });
  });
});

describe('a path off the list', () => {
  it.each(DISPUTED)('%s shows its own page', async (path) => {
    const found = await follow(example(path), []);
    expect(found.path).toBe(example(path));
    expect(found.file).not.toBe('coming-soon');
    expect(routesManifest([]).redirects).toEqual([]);
    expect(sitemap([])).toContain(`${example(path)}</loc>`);
  });
});

describe('the shells', () => {
  it('answer every value of a pattern, one segment deep', () => {
    const thankYou = routesManifest().shells.find(({ url }) => url.startsWith('/thank-you'));
    expect('/thank-you/0f8f3c1e').toMatch(new RegExp(thankYou?.pattern ?? 'none'));
    expect('/thank-you/a/b').not.toMatch(new RegExp(thankYou?.pattern ?? 'none'));
    expect('/x/thank-you/a').not.toMatch(new RegExp(thankYou?.pattern ?? 'none'));
  });
});

it('has a page for every route of the specification, in one place', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});
