import { siteUrl } from '../../support/browser/browser.js';
import { sitePages } from '../../support/browser/site-pages.js';

const SITE = siteUrl();
const get = (path: string) => fetch(SITE + path);

/** A page's `<head>` as a search engine reads it. */
async function head(path: string) {
  const html = await (await get(path)).text();
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return {
    html,
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    title: attribute(/<title>([^<]*)<\/title>/),
    picture: attribute(/<meta property="og:image" content="([^"]*)"/),
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
    data: blocks.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>),
  };
}

const kept = sitePages.filter(({ noindex }) => !noindex);
const own = kept.filter(({ path, canonical }) => path === canonical);

describe('what search engines and shared links read', () => {
  it.each(kept)('$path names its one address, and describes itself', async ({ path, canonical }) => {
    const found = await head(path);
    expect(found.canonical).toBe(SITE + canonical);
    expect(found.description?.length).toBeGreaterThanOrEqual(25);
    expect(found.description?.length).toBeLessThanOrEqual(160);
    expect(found.robots).toBeUndefined();
    expect(found.html.match(/<title>/g)).toHaveLength(1);
    expect(found.html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(found.html).not.toMatch(/<script(?![^>]*(src=|ld\+json|application\/json))/); // no inline script
    expect(found.html).not.toMatch(/ style="/); // nor inline style
    const picture = await get(new URL(found.picture ?? '').pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  const read = sitePages.filter(({ scriptKb, status }) => !scriptKb && !status);
  it.each(read)('$path is whole without script: its h1 and the footer', async ({ path, h1 }) => {
    const { html } = await head(path);
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
    expect(heading?.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&')).toBe(h1);
    expect(html).toMatch(/<footer[\s>]/);
  });

  it('gives every page a title and description of its own', async () => {
    const heads = await Promise.all(own.map(({ path }) => head(path)));
    for (const what of ['title', 'description'] as const) {
      const said = heads.map((found) => found[what]);
      expect(own.filter((_, n) => said.indexOf(said[n]) !== n).map(({ path }) => [what, path])).toEqual([]);
    }
  });

  it.each([
    ['/', ['Organization']],
    ['/properties/residential/visayas/alpha-tower', ['ApartmentComplex', 'BreadcrumbList', 'FAQPage']],
    ['/properties/residential/palawan/grove-tower', ['ApartmentComplex', 'BreadcrumbList', 'FAQPage']],
    ['/properties/agriculture/agricultural', ['BreadcrumbList', 'FAQPage', 'Place']],
    ['/register', ['BreadcrumbList', 'Event']],
    ['/about-us', ['BreadcrumbList']],
  ])('%s carries the data of %j', async (path, types) => {
    const { data } = await head(path);
    expect(data.map((block) => block['@type']).sort()).toEqual(types);
  });

  it('keeps tickets and what is no page of its own out of search engines', async () => {
    expect((await head('/thank-you/0f8f3c1e-1111-4222-8333-444455556666')).robots).toBe('noindex');
    for (const { path } of sitePages.filter(({ noindex }) => noindex)) {
      expect([path, (await head(path)).robots]).toEqual([path, 'noindex']);
      expect((await head(path)).canonical).toBeUndefined();
    }
  });
});

describe('the files for machines', () => {
  it('sitemap.xml lists every page but the hidden ones, and each is answered', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => (url ?? '').replace(SITE, ''));
    // Events of other suites have pages on the same server.
    const published = listed.filter((path) => !/^\/register\/event-[\da-f]{8}(\/group)?$/.test(path));
    expect(published.sort()).toEqual(own.map(({ path }) => path).sort());
  });

  it('robots.txt names the sitemap and keeps engines out of the API and the back office', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(text).toMatch(/Disallow: \/admin\nDisallow: \/api\//);
  });

  it('the manifest and the icons are there', async () => {
    const manifest = (await (await get('/site.webmanifest')).json()) as {
      name: string;
      icons: { src: string }[];
    };
    expect(manifest.name).toBe('Stealth Land');
    const icons = [
      ...manifest.icons.map(({ src }) => src),
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
    ];
    const answers = await Promise.all(icons.map(get));
    expect(answers.map((answer) => answer.status)).toEqual(icons.map(() => 200));
    expect(answers.every((answer) => answer.headers.get('content-type')?.startsWith('image/'))).toBe(true);
  });
});
