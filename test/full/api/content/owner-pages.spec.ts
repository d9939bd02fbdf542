import { contentEditor } from '../../../support/desks/content-editor.js';
import { fixture } from '../../../support/jest/fixture.js';
import { type Json, call, dataOf } from '../../../support/requests/callers.js';
import { startApi } from '../../../support/server/api.js';

const api = fixture(() => startApi());

describe('news', () => {
  const { save, publish, remove: removeItem, page, html: htmlOf } = contentEditor(api);

  const anItem = (name: string, more: Json = {}): Json => ({
    title: `Topping out, ${name}`,
    day: '2026-11-02',
    href: `/news/${name}`,
    picture: { file: 'grove-tower/wide', alt: 'The tower at dusk' },
    text: `The last beam of ${name} is in place & the flag is up.`,
    sections: [],
    ...more,
  });
  const statusOf = async (path: string) => (await page(path)).status;
  const remove = (slug: string) => removeItem('news', slug);
  const FEED = '/news/rss.xml';
  const PROJECT = '/properties/residential/palawan/grove-tower';
  const linksTo = (html: string) =>
    [...html.matchAll(/<h[23][^>]*><a href="(\/news\/[^"]+)"/g)].map(([, to]) => to);
  describe('news', () => {
    it('are nowhere while there are none', async () => {
      expect(await Promise.all(['/news', '/news/2', FEED].map(statusOf))).toEqual([404, 404, 404]);
      for (const path of ['/', PROJECT])
        expect(await htmlOf(path)).not.toMatch(/application\/rss|All news|\/news/);
    });

    it('stand on their own page, three on the home page, in the feed, and go again', async () => {
      const home = await htmlOf('/');
      const days = ['2026-10-01', '2026-11-02', '2026-09-15', '2027-02-01'];
      for (const [n, day] of days.entries())
        expect((await save(anItem(`item-${n}`, { day }), 'news', `item-${n}`)).status).toBe(200);
      expect((await publish()).status).toBe(200);
      const newest = ['/news/item-3', '/news/item-1', '/news/item-0', '/news/item-2'];
      expect(linksTo(await htmlOf('/news'))).toEqual(newest);
      expect(linksTo(await htmlOf('/'))).toEqual(newest.slice(0, 3));
      const html = await htmlOf('/news/item-1');
      expect(linksTo(html)).toEqual(['/news/item-3', '/news/item-0', '/news/item-2']);
      expect(html).toContain('<time dateTime="2026-11-02">2 November 2026</time>');
      const { origin } = new URL(await canonicalOf('/news'));
      for (const each of [html, await htmlOf('/news'), await htmlOf('/')])
        expect(each).toContain(
          `<link rel="alternate" type="application/rss+xml" title="News" href="${origin}${FEED}"/>`,
        );
      const data = [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json) as Json,
      );
      expect(data).toContainEqual(
        expect.objectContaining({
          '@type': 'NewsArticle',
          headline: 'Topping out, item-1',
          datePublished: '2026-11-02',
          image: expect.stringMatching(/^https?:\/\/.*\.jpeg$/) as string,
          mainEntityOfPage: `${origin}/news/item-1`,
        }),
      );
      const feed = await page(FEED);
      expect(feed.headers.get('content-type')).toMatch(/xml/);
      const xml = await feed.text();
      expect(
        [...xml.matchAll(/<item>\s*<title>(.*?)<\/title>\s*<link>(.*?)<\/link>/g)].map(([, , to]) => to),
      ).toEqual(newest.map((path) => origin + path));
      expect(xml).toContain('<pubDate>Mon, 02 Nov 2026 00:00:00 +0800</pubDate>');
      expect(xml).toContain('is in place &amp; the flag is up.');
      expect(xml).toContain(`<atom:link href="${origin}${FEED}" rel="self"`);
      expect(await htmlOf('/sitemap.xml')).toContain(`<loc>${origin}/news/item-1</loc>`);

      await save(anItem('item-1', { href: '/news/renamed' }), 'news', 'item-1');
      expect((await publish('news/item-1')).status).toBe(200);
      expect((await page('/news/item-1')).headers.get('location')).toBe('/news/renamed');
      for (const n of days.keys()) await remove(`item-${n}`);
      expect((await publish()).status).toBe(200);
      expect(await Promise.all(['/news', '/news/renamed', FEED].map(statusOf))).toEqual([404, 404, 404]);
      expect(await htmlOf('/')).toBe(home);
    });

    it('beyond twelve go on at a page of its own, each page with its own title', async () => {
      const names = Array.from({ length: 13 }, (_, n) => `part-${n + 10}`);
      for (const name of names) await save(anItem(name), 'news', name);
      expect((await publish()).status).toBe(200);
      const [first, second] = [await htmlOf('/news'), await htmlOf('/news/2')];
      expect([linksTo(first).length, linksTo(second)]).toEqual([12, ['/news/part-22']]);
      expect(first).toContain('<a href="/news/2" rel="next"');
      expect(second).toContain('<a href="/news" rel="prev"');
      expect(second).toContain('<title>News, Page 2 of 2 | Stealth Land</title>');
      expect(await statusOf('/news/3')).toBe(404);
      expect(await save(anItem('2'), 'news', 'second')).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'data.href', message: /add a word/ }].map(withPattern) },
      });
      for (const name of names) await remove(name);
      expect((await publish()).status).toBe(200);
    });

    it('of a project lead there and stand on its page, the newest three', async () => {
      expect(await save(anItem('gone', { project: 'no-such-tower' }), 'news', 'gone')).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'data.project', message: /no such project/ }].map(withPattern) },
      });
      const names = ['a', 'b', 'c', 'd'].map((name, n) => [name, `2026-11-0${n + 1}`] as const);
      for (const [name, day] of names)
        await save(anItem(name, { day, project: 'grove-tower' }), 'news', name);
      expect((await publish()).status).toBe(200);
      expect(linksTo(await htmlOf(PROJECT))).toEqual(['/news/d', '/news/c', '/news/b']);
      expect(await htmlOf('/news/a')).toContain(`<a href="${PROJECT}"`);
      expect(await htmlOf('/properties/residential/visayas/alpha-tower')).not.toContain('href="/news');
      for (const [name] of names) await remove(name);
      expect((await publish()).status).toBe(200);
    });
  });

  const withPattern = ({ field, message }: { field: string; message: RegExp }) => ({
    field,
    message: expect.stringMatching(message) as string,
  });

  /** Where a page says that it stands. */
  async function canonicalOf(path: string): Promise<string> {
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await htmlOf(path)) ?? [];
    return canonical;
  }
});

const { editor, get, contentOf, save, publish, remove, undo, page, html: htmlOf } = contentEditor(api);

const text = (...paragraphs: string[]) => ({ kind: 'text', paragraphs });
const aPage = (more: Json = {}): Json => ({
  title: 'CAREERS',
  href: '/careers',
  lead: 'We are looking for site engineers in Cebu.',
  sections: [text('Write to us, and say what you have built.')],
  ...more,
});
const refusedAt = (field: string, message: string | RegExp) => ({
  status: 400,
  body: {
    errors: [
      { field, message: typeof message === 'string' ? message : (expect.stringMatching(message) as string) },
    ],
  },
});

describe('a page that the owner adds', () => {
  it('is shown with its sections and search data, moves with a redirect, and answers 404 once it is taken off', async () => {
    const before = await htmlOf('/about-us');
    const sections = [
      text('Write to us, and say what you have built. <script>alert(1)</script>'),
      { kind: 'list', title: 'What we ask', items: ['A license', 'Five years on site'] },
      { kind: 'pictures', pictures: [{ file: 'grove-tower/wide', alt: 'The tower at dusk' }] },
      { kind: 'link', action: { label: 'Who we are', href: '/about-us' } },
    ];
    expect(await save(aPage({ sections }), 'pages', 'careers')).toMatchObject({ status: 200 });
    expect((await page('/careers')).status).toBe(404);
    const preview = await call(api, 'POST', '/content/preview', { as: editor, body: { path: '/careers' } });
    expect(dataOf(preview)).toMatchObject({
      found: true,
      html: expect.stringContaining('data-field="pages/careers:title"') as string,
    });
    expect(await publish('pages/careers')).toMatchObject({
      status: 200,
      body: { data: { changes: [{ kind: 'pages', slug: 'careers', title: 'CAREERS' }] } },
    });
    const html = await htmlOf('/careers');
    expect(html).toContain('<title>CAREERS | Stealth Land</title>');
    expect(html).toContain('name="description" content="We are looking for site engineers in Cebu."');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toMatch(
      /What we ask.*A license.*alt="The tower at dusk".*href="\/about-us"[^>]*>Who we are/s,
    );
    // It reads only: it brings nothing of the program.
    expect(html).not.toContain('type="module"');
    expect(await htmlOf('/sitemap.xml')).toMatch(/<loc>[^<]*\/careers<\/loc>/);
    // Off by default: no menu names it.
    expect(await htmlOf('/about-us')).toBe(before);

    await save(aPage({ sections, href: '/work-with-us' }), 'pages', 'careers');
    expect((await publish('pages/careers')).status).toBe(200);
    const moved = await page('/careers?from=card');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/work-with-us?from=card']);
    expect((await page('/work-with-us')).status).toBe(200);

    expect((await remove('pages', 'careers')).status).toBe(200);
    const off = await publish('pages/careers');
    expect(off.status).toBe(200);
    expect([(await page('/careers')).status, (await page('/work-with-us')).status]).toEqual([404, 404]);
    // What is gone is still called what it was called.
    expect(dataOf<{ changes: object[] }>(off).changes).toMatchObject([{ title: 'CAREERS' }]);
    expect((await undo(dataOf(off).id)).status).toBe(200);
    expect((await page('/work-with-us')).status).toBe(200);
    await publish('pages/careers');
  });

  it('stands in the menu only where the owner says so, once, and by words that fit', async () => {
    const long = 'Careers with a name that no header has room for';
    expect(await save(aPage({ title: long, menu: 'header' }), 'pages', 'careers')).toMatchObject(
      refusedAt('data.label', /at most 24 characters/),
    );
    await save(aPage({ menu: 'both', label: 'Work with us' }), 'pages', 'careers');
    expect((await publish('pages/careers')).status).toBe(200);
    const links = async () =>
      [...(await htmlOf('/about-us')).matchAll(/<a href="\/careers"[^>]*>Work with us/g)].length;
    // In the header, the phone's menu and the footer.
    expect(await links()).toBe(3);
    const navigation = await contentOf<{ main: Json[]; footer: Json[] }>('navigation');
    const main = [{ label: 'Work with us', href: '/careers' }, ...navigation.main];
    await save({ ...navigation, main }, 'navigation');
    expect((await publish('navigation')).status).toBe(200);
    expect(await links()).toBe(3);
    const crowded = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ label: `Item ${n}`, href: '/agents' }));
    await save({ ...navigation, main: crowded }, 'navigation');
    expect(
      await save(aPage({ href: '/another', menu: 'header', label: 'Another' }), 'pages', 'another'),
    ).toMatchObject(refusedAt('data.menu', /8 items already/));
    await save(navigation, 'navigation');
    await remove('pages', 'careers');
    expect((await publish('navigation', 'pages/careers')).status).toBe(200);
  });

  it.each([
    ['/register', 'Another page has this address. Choose another.'],
    ['/agents', 'Another page has this address. Choose another.'],
    ['/thank-you', 'The site itself needs this address. Choose another.'],
    ['/form-problem', 'The site itself needs this address. Choose another.'],
    ['/news', 'The site itself needs this address. Choose another.'],
    ['/admin', 'The site itself needs this address. Choose another.'],
    ['/api', 'The site itself needs this address. Choose another.'],
    ['/Careers', /small letters, digits and single dashes/],
    ['/a/b', /small letters, digits and single dashes/],
    ['//evil.example', /small letters, digits and single dashes/],
    ['/robots.txt', /small letters, digits and single dashes/],
    [`/${'a'.repeat(90)}`, 'At most 80 characters'],
  ])('cannot stand at %s', async (href, message) => {
    expect(await save(aPage({ href }), 'pages', 'astray')).toMatchObject(refusedAt('data.href', message));
  });

  it('cannot take the address of another, nor one that leads elsewhere, nor be known by a name that is none', async () => {
    await save(aPage({ href: '/terms-of-sale', title: 'TERMS OF SALE' }), 'pages', 'terms-of-sale');
    expect(await save(aPage({ href: '/terms-of-sale' }), 'pages', 'second')).toMatchObject(
      refusedAt('data.href', 'TERMS OF SALE has this address. Choose another.'),
    );
    const redirects = await contentOf('redirects');
    await save([{ from: '/old-page', to: '/about-us' }], 'redirects');
    expect(await save(aPage({ href: '/old-page' }), 'pages', 'second')).toMatchObject(
      refusedAt('data.href', /“Moved pages” leads this address to \/about-us/),
    );
    await save(redirects, 'redirects');
    await remove('pages', 'terms-of-sale');
    for (const slug of ['site', 'Two%20words', 'a'.repeat(61)])
      expect(await save(aPage({ href: '/free' }), 'pages', slug)).toMatchObject(
        refusedAt('slug', /Small letters, digits and single dashes only/),
      );
  });

  it('is refused without a section, with two forms, and with a link that leads nowhere', async () => {
    expect(await save(aPage({ sections: [] }), 'pages', 'careers')).toMatchObject(
      refusedAt('data.sections', 'At least 1'),
    );
    const form = { kind: 'form', text: 'Ask us.' };
    expect(await save(aPage({ sections: [form, form] }), 'pages', 'careers')).toMatchObject(
      refusedAt('data.sections.1.kind', /one inquiry form/),
    );
    const astray = { kind: 'link', action: { label: 'There', href: '/nowhere' } };
    expect((await save(aPage({ sections: [astray] }), 'pages', 'careers')).status).toBe(200);
    expect(await publish('pages/careers')).toMatchObject({
      status: 422,
      body: { errors: [{ field: '/careers', message: expect.stringContaining('“There”') as string }] },
    });
    await remove('pages', 'careers');
  });

  it('with a form sends inquiries that name the page, also without script', async () => {
    const sections = [{ kind: 'form', text: 'Tell us what you have built.' }];
    await save(aPage({ sections, title: 'WORK WITH US' }), 'pages', 'careers');
    expect((await publish('pages/careers')).status).toBe(200);
    const html = await htmlOf('/careers');
    expect(html).toContain('<input type="hidden" name="project_interest" value="WORK WITH US"/>');
    expect(html).toContain('type="module"');
    await remove('pages', 'careers');
    expect((await publish('pages/careers')).status).toBe(200);
    expect(dataOf<Json[]>(await get('/content'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'pages', slug: 'careers', state: 'removed' }),
      ]) as unknown,
    );
  });
});
