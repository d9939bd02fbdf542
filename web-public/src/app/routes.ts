import type { SiteContent } from '../content';
import { pageTable, type Page } from './page-table';

export const COMING_SOON = '/coming-soon';

/** As an address of an older site may be: `/projects/alpha.html`, `/old(page`. */
const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const isAny = (segment: string) => segment === '*' || segment.startsWith(':');

/** `/partner-with-us/:partnershipType`, or a path with `*`, as the server's regular expression for whole addresses. */
export const pattern = (path: string) =>
  `^${path
    .split('/')
    .map((segment) => (isAny(segment) ? '[^/]+' : literal(segment)))
    .join('/')}$`;

/** Whether one of these paths leads there: compared, never made an expression of, since owners type some of them. */
export function leadsTo(paths: readonly string[]): (address: string) => boolean {
  const whole = new Set(paths);
  const open = paths.map((path) => path.split('/')).filter((segments) => segments.some(isAny));
  return (address) => {
    if (whole.has(address)) return true;
    const asked = address.split('/');
    return open.some(
      (segments) =>
        segments.length === asked.length &&
        segments.every((segment, n) => (isAny(segment) ? asked[n] !== '' : segment === asked[n])),
    );
  };
}

/** The pages that are shown: all but those on the coming-soon list. */
export function shownPages(content: SiteContent): Page[] {
  const isHidden = leadsTo(content.comingSoonPaths);
  return pageTable(content).filter(({ path }) => !isHidden(path));
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
