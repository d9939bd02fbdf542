import type { SiteContent } from '../content';
import { pageTable, type Page } from './page-table';

export const COMING_SOON = '/coming-soon';

/** `/partner-with-us/:partnershipType`, or a path with `*`, as a regular expression for whole addresses. */
export const pattern = (path: string) => `^${path.replace(/:[^/]+|\*/g, '[^/]+')}$`;

/** As an address of an older site may be: `/projects/alpha.html`. */
const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pages that are shown: all but those on the coming-soon list. */
export function shownPages(content: SiteContent): Page[] {
  const hidden = content.comingSoonPaths.map((path) => new RegExp(pattern(path)));
  return pageTable(content).filter(({ path }) => !hidden.some((one) => one.test(path)));
}

/** Where a page's file lies. A page for many addresses lies where no address leads. */
export const fileOf = ({ path }: Pick<Page, 'path'>) =>
  `${path.slice(1).replace('*', '_any/')}/index.html`.replace(/\/+/g, '/').replace(/^\//, '');

/** What the server must know beside the files: pages for many addresses, redirects to /coming-soon, and moved pages. */
export function routes(content: SiteContent, moves: { from: string; to: string }[] = []) {
  return {
    dynamic: shownPages(content)
      .filter(({ path }) => path.includes('*'))
      .map((page) => ({ pattern: pattern(page.path), file: fileOf(page) })),
    redirects: [
      ...content.comingSoonPaths.map((from) => ({ from, pattern: pattern(from), to: COMING_SOON })),
      ...moves.map(({ from, to }) => ({ from, pattern: `^${literal(from)}/?$`, to, moved: true })),
    ],
  };
}
