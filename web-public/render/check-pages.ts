import { brotliCompressSync, constants } from 'node:zlib';
import { COMING_SOON, pattern } from '../src/app/routes';
import type { Page } from '../src/app/page-table';

/** Something that keeps a release from being published, in words, and where. */
export type PageProblem = { page: string; message: string };

/** Kilobytes (Brotli) of the HTML of one page: the longest has half of it. */
const MOST_KILOBYTES = 60;
/** Owner's links that lead nowhere on purpose (specification, section 2). */
const MEANT = new Set(['/properties/hotel/groove-tower']);
/** Served by other parts of the program. */
const ELSEWHERE = /^\/(?:api|admin)(?:\/|$)/;

/**
 * Every page has its heading, every link of the site leads somewhere, every picture has its words, and none is too
 * heavy.
 * @param files the rendered files by path
 * @param exists whether a file of that path is served
 */
export function checkPages(
  pages: readonly (Page & { file: string })[],
  files: ReadonlyMap<string, string | Buffer>,
  redirects: readonly string[],
  exists: (path: string) => boolean,
): PageProblem[] {
  const known = [...pages.map(({ path }) => path), ...redirects].map((path) => new RegExp(pattern(path)));
  const leads = (path: string) =>
    known.some((one) => one.test(path)) ||
    MEANT.has(path) ||
    ELSEWHERE.test(path) ||
    path === COMING_SOON ||
    files.has(path.slice(1)) ||
    exists(path.slice(1));
  return pages.flatMap(({ path, file }) => {
    const html = String(files.get(file) ?? '');
    return [...problemsOf(html, leads)].map((message) => ({ page: path, message }));
  });
}

function* problemsOf(html: string, leads: (path: string) => boolean): Iterable<string> {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) yield headings === 0 ? 'It has no heading.' : `It has ${headings} main headings.`;
  if (/<img(?![^>]*\salt=)[^>]*>/.test(html)) yield 'A picture has no words for those who cannot see it.';
  for (const path of new Set(internalLinks(html)))
    if (!leads(path)) yield `A link leads to ${path}, where no page stands.`;
  const size = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
  if (size > MOST_KILOBYTES * 1000)
    yield `It is too heavy: ${Math.ceil(size / 1000)} kB of text, where ${MOST_KILOBYTES} kB are the limit.`;
}

function* internalLinks(html: string): Iterable<string> {
  for (const [, address = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)) {
    const path = address.replaceAll('&amp;', '&').replace(/[?#].*$/s, '');
    yield path.length > 1 ? path.replace(/\/$/, '') : path;
  }
}
