import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, sessionOf, dataOf } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const editor = fixture(async () => sessionOf(api, await addStaff(api, 'editor')));

const get = async <T>(path: string) => dataOf<T>(await call(api, 'GET', path, { as: editor }));
const marked = async (path: string, more: object = {}) =>
  dataOf<{ html: string }>(
    await call(api, 'POST', '/content/preview', { as: editor, body: { path, ...more } }),
  ).html;
const preview = async (path: string) =>
  (
    await fetch(`${api.url}/api/v1/content/preview?path=${encodeURIComponent(path)}`, {
      headers: { cookie: editor.cookie ?? '' },
    })
  ).text();

/** Every page that an editor can look at, marked. */
const all = new Map<string, string>();
beforeAll(async () => {
  const pages = await get<{ path: string }[]>('/content/pages');
  const kinds = await get<{ path: string }[]>('/content/kinds');
  for (const { path } of [...pages, ...kinds]) if (path && !all.has(path)) all.set(path, await marked(path));
});

const text = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

type Marked = { field: string; tag: string; words: string; shownText: string; isPart: boolean };
/** The marked elements of a page, with their own text and what they say to whoever cannot see them. */
function* markedIn(html: string): Iterable<Marked> {
  for (const [, tag = '', attributes = '', inner = ''] of html.matchAll(
    /<([a-z0-9]+)((?:\s[^<>]*)?\sdata-field="[^<>]*)>([^<]*)/g,
  )) {
    const [, field = ''] = /data-field="([^"]*)"/.exec(attributes) ?? [];
    const [, shownText = ''] = /\s(?:alt|placeholder|aria-label)="([^"]*)"/.exec(attributes) ?? [];
    const isPart = attributes.includes(' data-text');
    yield { field, tag, words: tag === 'img' ? '' : text(inner), shownText: text(shownText), isPart };
  }
}

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((now, step) => (now as Record<string, unknown> | undefined)?.[step], data);

/** What pages say in other words than the field: days in words, names of apps in place of their numbers. */
const IN_OTHER_WORDS = /^(?:company\/site:reach\.channels\.\d+\.(?:number|account)|privacy\/site:dateTime)$/;

const NUMBER = /^prices\.perSqm$|^details\.homes\.\d+\.(?:price|area\.from|units\.count)$/;

const fits = (value: string, words: string) =>
  new RegExp(
    `^${text(value)
      .replace(/[.*+?^$|()[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '.*')}$`,
  ).test(words);

const MONTH = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;
const wordsOf = (shownText: string) => shownText.match(/\p{L}+/gu) ?? [];

/** Of a text that stands around others, as `Or call {phone}` does, each part is marked. Numbers and days are filled in. */
function isSaid(due: string, { words, shownText, isPart }: Marked): boolean {
  const parts = due.split(/\{\w+\}/).map(text);
  if (isPart) {
    const all: string[] = wordsOf(due.toLowerCase());
    if (fits(due, words)) return true;
    return wordsOf(words).every((word) => all.includes(word.toLowerCase()) || MONTH.test(word));
  }
  // What its element says unseen may stand in a sentence: “Properties menu”.
  return (
    fits(due, words) || parts.every((part) => shownText.includes(part)) || (words === '' && shownText === '')
  );
}

it('names the field of each text and picture, on every page: that very field says it', async () => {
  const kept = new Map<string, unknown>();
  const dataAt = async (piece: string) => {
    if (!kept.has(piece)) kept.set(piece, (await get<{ data: unknown }>(`/content/items/${piece}`)).data);
    return kept.get(piece);
  };
  const kinds = new Set<string>();
  const wrong: string[] = [];
  let count = 0;
  for (const [page, html] of all)
    for (const found of markedIn(html)) {
      const { field, tag } = found;
      const [piece = '', path = ''] = field.split(':');
      kinds.add(piece.split('/')[0] ?? '');
      count += 1;
      // `Alpha Tower by Stealth Land` is the label of a choice.
      if (piece.startsWith('event/') || IN_OTHER_WORDS.test(field) || tag === 'option') continue;
      const value = at(await dataAt(piece), path);
      // A price, an area, how many are left: what is said is made of the number, which pages do not say as such.
      if (typeof value === 'number' && /\d|Sold out/.test(found.words) && NUMBER.test(path)) continue;
      const due = typeof value === 'string' ? value : (value as { alt?: string } | undefined)?.alt;
      if (due === undefined || !isSaid(due, found))
        wrong.push(`${page}: “${found.words || found.shownText}” is not what ${field} says: ${due}`);
    }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(2000);
  const known = await get<{ kind: string }[]>('/content/kinds');
  // The first three say no word on a page; of the owner's own the site as delivered has none (owner-pages.spec.ts, logo.spec.ts).
  const unseen = ['sharing', 'comingSoonPaths', 'redirects', 'pages', 'news', 'newsPage', 'logo'];
  const due = known.map(({ kind }) => kind).filter((kind) => !unseen.includes(kind));
  expect([...kinds].toSorted()).toEqual([...due, 'event'].toSorted());
});

it('is the page as it will be but for that, and no public page has any of it', async () => {
  for (const [page, html] of all) {
    const bare = html // without what scripts would take over
      .replace(/<span data-field="[^"]*" data-text>([^<]*)<\/span>/g, '$1')
      .replace(/ data-field="[^"]*"/g, '');
    const plain = (await preview(page)).replace(
      /<script type="application\/json"[^>]*>[\s\S]*?<\/script>/g,
      '',
    );
    expect(bare).toBe(plain);
    expect(plain).not.toMatch(/data-field|[\u{F0000}-\u{10FFFD}]/u);
  }
  for (const page of ['/', '/contact-us', '/register'])
    expect(await (await fetch(api.url + page)).text()).not.toMatch(/data-field|[\u{F0000}-\u{10FFFD}]/u);
});

it('knows a heading with the brand in it, and what was typed that looks like a mark', async () => {
  const { data } = await get<{ data: Record<string, unknown> }>('/content/items/about/site');
  const typed = { ...data, title: 'Why {brand}?', intro: '\u{F0001}{brand}\u{10FFFD} & <b>us</b>' };
  const html = await marked('/about-us', { kind: 'about', slug: 'site', data: typed });
  const shownText = [...markedIn(html)].map(({ field, words }) => `${field} ${words}`);
  expect(shownText).toContain('about/site:title Why Stealth Land?');
  expect(shownText).toContain('about/site:intro Stealth Land & <b>us</b>');
});

it.each([
  ['contactPage', '/contact-us'],
  ['abroad', '/buying-from-abroad'],
  ['privacy', '/privacy-policy'],
  ['terms', '/terms-of-use'],
])('shows the sentence under the heading of %s', async (kind, path) => {
  const { data } = await get<{ data: Record<string, unknown> }>(`/content/items/${kind}/site`);
  const lead = 'A sentence of our own.';
  const html = await marked(path, { kind, slug: 'site', data: { ...data, lead } });
  expect([...markedIn(html)]).toContainEqual(
    expect.objectContaining({ field: `${kind}/site:lead`, words: lead }),
  );
});

it('leads from a price and an area to their numbers, and from a picture that only decorates to its field', async () => {
  const on = async (path: string) =>
    [...markedIn(await marked(path))].map(({ field, tag, words }) => `${tag} ${field} ${words}`);
  const tower = await on('/properties/residential/visayas/alpha-tower');
  const project = 'projects/alpha-tower:';
  expect(tower).toContain(`dd ${project}prices.perSqm ₱8,208,834.75`);
  expect(tower).toContain(`dd ${project}details.homes.0.area.from 32 sqm`);
  expect(await on('/properties/residential/visayas')).toContain(`img ${project}card.picture `);
  expect(await on('/register')).toContain(
    'a event/common-ground-2027:details.organizer.telephone +63 32 100 2027',
  );
});
