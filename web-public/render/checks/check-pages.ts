import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '../../src/app/page-table';
import { COMING_SOON, leadsTo } from '../../src/app/routes';

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
const MAX_KILOBYTES = 60;
/** Owner's links that lead nowhere on purpose (specification, section 2). */
const KNOWN_DEAD_LINKS = new Set(['/properties/hotel/groove-tower']);
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
  const isKnown = leadsTo([...pages.map(({ path }) => path), ...redirects]);
  const leads = (path: string) =>
    isKnown(path) ||
    KNOWN_DEAD_LINKS.has(path) ||
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
      return { page: 'Menu and footer', message: leadsNowhere(label, to), to };
    }),
    ...pages.flatMap(({ path, file, untitled }) => {
      const page = read(file, String(files.get(file) ?? ''));
      const found = [...problemsOf(page, (to) => isNamed.has(to) || leads(to), untitled ? 0 : 1)];
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

/** What a page says of itself, whatever stands around it. */
type Read = {
  html: string;
  headings: number;
  wordlessPicture: boolean;
  /** What is within each link, by its address. */
  links: Map<string, string>;
  /** In bytes of Brotli. */
  size: number;
};

/** The pages that were read last: one word of one page changed, and the others need not be read again. */
const readBefore = new Map<string, Read>();
/** As many as a large site has. */
const MAX_READ = 1_000;

function read(file: string, html: string): Read {
  const before = readBefore.get(file);
  if (before?.html === html) return before;
  const now = {
    html,
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    wordlessPicture: /<img(?![^>]*\salt=)[^>]*>/.test(html),
    links: new Map(internalLinks(html)),
    size: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
  };
  if (readBefore.size >= MAX_READ) readBefore.clear();
  readBefore.set(file, now);
  return now;
}

function* problemsOf(
  { headings, wordlessPicture, links, size }: Read,
  leads: (path: string) => boolean,
  due: number,
): Iterable<Omit<PageProblem, 'page'>> {
  if (headings !== due)
    yield { message: headings === 0 ? 'It has no heading.' : `It has ${headings} main headings.` };
  if (wordlessPicture) yield { message: 'A picture has no words for those who cannot see it.' };
  for (const [to, inner] of links) if (!leads(to)) yield { message: leadsNowhere(wordsOf(inner), to), to };
  if (size > MAX_KILOBYTES * 1000)
    yield {
      message: `It is too heavy: ${Math.ceil(size / 1000)} kB of text, where ${MAX_KILOBYTES} kB are the limit.`,
    };
}

const leadsNowhere = (words: string, path: string) =>
  `${words ? `The link “${words}”` : 'A link'} leads to ${path}, where there is no page.`;

function pathOf(address: string): string {
  const path = address.replaceAll('&amp;', '&').replace(/[?#].*$/s, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** The addresses of links, with what is within them. */
function* internalLinks(html: string): Iterable<[path: string, inner: string]> {
  for (const [, address = '', inner = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs))
    yield [pathOf(address), inner];
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
