import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '../src/app/page-table';
import { COMING_SOON, pattern } from '../src/app/routes';

/** Something that keeps a release from being published, in words, and where. */
export type PageProblem = {
  page: string;
  message: string;
  /** The address that a link leads to in vain. */
  to?: string;
  /** Where it can be mended: `home/site:banner.action.href`. */
  place?: string;
};

/** Kilobytes (Brotli) of the HTML of one page: the longest has half of it. */
const MOST_KILOBYTES = 60;
/** Owner's links that lead nowhere on purpose (specification, section 2). */
const MEANT = new Set(['/properties/hotel/groove-tower']);
/** Served by other parts of the program. */
const ELSEWHERE = /^\/(?:api|admin)(?:\/|$)/;

type Item = { label: string; href: string; items?: Item[] | undefined };
/** What a site has beside its pages. */
export type Around = {
  /** Addresses that lead on: a path, or a pattern as in the table of pages. */
  redirects: readonly string[];
  /** Whether a file of that path is served. */
  exists: (path: string) => boolean;
  /** The header's and the footer's items. */
  navigation?: { main: Item[]; footer: Item[] };
  /** What pages are called, by their address. */
  names?: ReadonlyMap<string, readonly string[]>;
};
type File = Page & { file: string };

/**
 * Every page has its heading and an address of its own, every link of the site leads somewhere, every picture has its
 * words, and no page is too heavy. A link of the navigation is named once, not on every page.
 * @param files the rendered files by path
 */
export function checkPages(
  pages: readonly File[],
  files: ReadonlyMap<string, string | Buffer>,
  { redirects, exists, navigation, names = new Map() }: Around,
): PageProblem[] {
  const known = [...pages.map(({ path }) => path), ...redirects].map((path) => new RegExp(pattern(path)));
  const leads = (path: string) =>
    known.some((one) => one.test(path)) ||
    MEANT.has(path) ||
    ELSEWHERE.test(path) ||
    path === COMING_SOON ||
    files.has(path.slice(1)) ||
    exists(path.slice(1));
  const dead = itemsOf(navigation).filter(({ href }) => href.startsWith('/') && !leads(pathOf(href)));
  const isNamed = new Set(dead.map(({ href }) => pathOf(href)));
  return [
    ...sharedAddresses(pages, names),
    ...dead.map(({ label, href }) => {
      const to = pathOf(href);
      return { page: 'Navigation', message: leadsNowhere(label, to), to };
    }),
    ...pages.flatMap(({ path, file, untitled }) => {
      const html = String(files.get(file) ?? '');
      const found = [...problemsOf(html, (to) => isNamed.has(to) || leads(to), untitled ? 0 : 1)];
      return found.map((problem) => ({ page: path, ...problem }));
    }),
  ];
}

const itemsOf = (navigation: Around['navigation']): Item[] => {
  const all = (items: Item[]): Item[] => items.flatMap((item) => [item, ...all(item.items ?? [])]);
  return navigation ? all([...navigation.main, ...navigation.footer]) : [];
};

/** Each piece by itself may have it: two drafts are published of which one takes the address that the other leaves. */
function* sharedAddresses(pages: readonly File[], names: Around['names'] = new Map()): Iterable<PageProblem> {
  const known = new Set<string>();
  const twice = pages.map(({ path }) => path).filter((path) => known.size === known.add(path).size);
  for (const page of new Set(twice))
    yield {
      page,
      message: `Two pages have this address: ${names.get(page)?.join(' and ') ?? 'choose another for one'}.`,
    };
}

function* problemsOf(
  html: string,
  leads: (path: string) => boolean,
  due: number,
): Iterable<Omit<PageProblem, 'page'>> {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== due)
    yield { message: headings === 0 ? 'It has no heading.' : `It has ${headings} main headings.` };
  if (/<img(?![^>]*\salt=)[^>]*>/.test(html))
    yield { message: 'A picture has no words for those who cannot see it.' };
  const found = new Map(internalLinks(html));
  for (const [to, words] of found) if (!leads(to)) yield { message: leadsNowhere(words, to), to };
  const size = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
  if (size > MOST_KILOBYTES * 1000)
    yield {
      message: `It is too heavy: ${Math.ceil(size / 1000)} kB of text, where ${MOST_KILOBYTES} kB are the limit.`,
    };
}

const leadsNowhere = (words: string, path: string) =>
  `${words ? `The link “${words}”` : 'A link'} leads to ${path}, where no page stands.`;

function pathOf(address: string): string {
  const path = address.replaceAll('&amp;', '&').replace(/[?#].*$/s, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** The addresses of links, with their words. */
function* internalLinks(html: string): Iterable<[path: string, words: string]> {
  for (const [, address = '', inner = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs))
    yield [pathOf(address), wordsOf(inner)];
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
