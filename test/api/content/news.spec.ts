import { contentEditor } from '../../support/desks/content-editor.js';
import { fixture } from '../../support/jest/fixture.js';
import type { Json } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
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
    for (const [name, day] of names) await save(anItem(name, { day, project: 'grove-tower' }), 'news', name);
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
