import { movesOf } from '../../render/checks/addresses';
import { content, type SiteContent } from '../content';
import { withFiles } from '../content/picture';
import { fileOf, leadsTo, pattern, routes, shownPages } from './routes';
import { sitemap } from './search-files';

const DISPUTED = [
  '/agents',
  '/partner-with-us',
  '/partner-with-us/:partnershipType',
  '/properties/hotel-leisure',
  '/properties/residential/metro-manila',
  '/properties/residential/central-southern-luzon',
];
const noFiles = {
  picture: () => ({ sources: {}, img: { src: '/x.jpg', w: 1, h: 1 } }),
  clip: () => ({ files: [] }),
};
const site = (change: Partial<typeof content> = {}): SiteContent =>
  withFiles({ ...content, ...change }, noFiles);
const example = (path: string) => path.replace(':partnershipType', 'investor-relations');
const paths = (comingSoonPaths: string[]) => shownPages(site({ comingSoonPaths })).map(({ path }) => path);

describe('a path on the coming-soon list', () => {
  it.each(DISPUTED)('%s leads to /coming-soon and has no page', (path) => {
    const found = site({ comingSoonPaths: [path] });
    const [entry] = routes(found).redirects;
    expect(entry).toMatchObject({ from: path, to: '/coming-soon' });
    expect(example(path)).toMatch(new RegExp(entry?.pattern ?? 'none'));
    expect(sitemap(shownPages(found), 'https://example.com')).not.toContain(`${example(path)}<`);
    expect(paths([path])).not.toContain(example(path));
  });

  it('leaves its neighbours alone', () => {
    expect(paths(DISPUTED)).toContain('/properties/residential/visayas');
    expect(paths(['/partner-with-us'])).toContain('/partner-with-us/investor-relations');
  });
});

describe('a path off the list', () => {
  it.each(DISPUTED)('%s shows its own page', (path) => {
    expect(paths([])).toContain(example(path));
    expect(routes(site()).redirects).toEqual([]);
    expect(sitemap(shownPages(site()), 'https://example.com')).toContain(
      `<loc>https://example.com${example(path)}</loc>`,
    );
  });
});

describe('a page for many addresses', () => {
  it('answers every value of its pattern, one segment deep, and lies where no address leads', () => {
    const ticket = routes(site()).dynamic.find(({ file }) => file.startsWith('thank-you'));
    expect('/thank-you/0f8f3c1e').toMatch(new RegExp(ticket?.pattern ?? 'none'));
    expect('/thank-you/a/b').not.toMatch(new RegExp(ticket?.pattern ?? 'none'));
    expect('/x/thank-you/a').not.toMatch(new RegExp(ticket?.pattern ?? 'none'));
    expect(ticket?.file).toBe('thank-you/_any/index.html');
  });
});

describe('an address that an owner types', () => {
  it.each(['/old(page', '/a+b.html', '/[x', '/a|b'])('%s is compared as it stands', (from) => {
    const [moved] = routes(site(), [{ from, to: '/new' }]).redirects;
    const served = new RegExp(moved?.pattern ?? 'none');
    expect([from, `${from}/`, `${from}x`, '/ab.html'].map((path) => served.test(path))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(routes(site({ comingSoonPaths: [from] })).redirects[0]?.pattern).toEqual(pattern(from));
    expect(new RegExp(pattern(from)).test(from)).toBe(true);
  });

  it('leads where a path has any segment, one deep', () => {
    const leads = leadsTo(['/register/*', '/partner-with-us/:partnershipType', '/old(page']);
    const asked = [
      '/register/a',
      '/register/',
      '/register',
      '/register/a/b',
      '/partner-with-us/x',
      '/old(page',
    ];
    expect(asked.filter(leads)).toEqual(['/register/a', '/partner-with-us/x', '/old(page']);
  });
});

describe('the table', () => {
  it('names each address once', () => {
    const all = paths([]);
    expect(new Set(all).size).toBe(all.length);
    expect([fileOf({ path: '/' }), fileOf({ path: '/about-us' })]).toEqual([
      'index.html',
      'about-us/index.html',
    ]);
  });

  it('has a page for each project and region, also for one that is added', () => {
    const [first] = content.projects;
    if (!first) throw new Error('no project');
    const projects = [...content.projects, { ...first, href: '/properties/residential/palawan/new-tower' }];
    const all = shownPages(site({ projects })).map(({ path }) => path);
    expect(all).toEqual(expect.arrayContaining(projects.map(({ href }) => href)));
    expect(all).toContain('/properties/residential/palawan');
  });

  it('ends each page with a band, and all but these have a picture', () => {
    const found = site();
    const bare = shownPages(found).flatMap(({ path, closing = { band: 'visit' }, without = [] }) => {
      if (without.includes('closing band')) return [path];
      const { picture } = { ...found.closingBands[closing.band], ...closing.project?.closing };
      return picture ? [] : [closing.band];
    });
    expect([...new Set(bare)].sort()).toEqual(
      [
        '/',
        '/login',
        '/contact-us',
        'visit',
        'regions',
        'hotel',
        'agriculture',
        'partners',
        'investors',
        'company',
        'privacy',
        'abroad',
        '/book-a-viewing/*',
        '/my-viewing/*',
      ].sort(),
    );
  });

  it('leads on from where a page stood, but never from where one stands', () => {
    const past = [{ kind: 'projects', slug: 'a', data: { href: '/old', name: 'A' } }];
    const now = [{ kind: 'projects', slug: 'a', data: { href: '/new', name: 'A' } }];
    expect(movesOf(past, now, new Set(['/new']))).toEqual([{ from: '/old', to: '/new' }]);
    expect(movesOf(past, now, new Set(['/new', '/old']))).toEqual([]);
    expect(movesOf(past, [{ ...now[0], kind: 'projects', slug: 'a', data: null }], new Set())).toEqual([]);
    const region = (slug: string) => [{ kind: 'regions', slug: 'site', data: [{ slug, name: 'Visayas' }] }];
    expect(movesOf(region('visayas'), region('cebu'), new Set())).toEqual([
      { from: '/properties/residential/visayas', to: '/properties/residential/cebu' },
    ]);
    expect(routes(site(), [{ from: '/old', to: '/new' }]).redirects).toEqual([
      { from: '/old', pattern: '^/old/?$', to: '/new', moved: true },
    ]);
  });
});
