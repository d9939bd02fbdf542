import { leadsTo } from '../../src/app/routes';

export type Redirect = { from: string; to: string };
type RedirectProblem = { index: number; field: keyof Redirect; message: string };

/** The address itself: what stands before `?` and `#`, without a slash at its end. */
const pathOf = (to: string) => to.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
/** Files, not pages: they are made with the site. */
const FILES = /^\/(?:brochures|plans|assets)\//;

/**
 * What is wrong with the list: an address that a page has leads nowhere else, nobody is led in a circle, and every way
 * ends at a page. @param pages the paths of all pages, as the table of pages has them
 */
export function* redirectProblems(
  list: readonly Redirect[],
  pages: readonly string[],
): Iterable<RedirectProblem> {
  const isPage = leadsTo(pages);
  const next = new Map(list.map(({ from, to }) => [pathOf(from), pathOf(to)]));
  for (const [index, { from, to }] of list.entries()) {
    const start = pathOf(from);
    const end = pathOf(to);
    if (isPage(start))
      yield { index, field: 'from', message: `There is a page at ${start}, so it cannot lead elsewhere.` };
    if (!end.startsWith('/')) continue;
    if (isCircle(start, next)) yield { index, field: 'to', message: 'This leads back to where it begins.' };
    else if (!isPage(end) && !next.has(end) && !FILES.test(end))
      yield { index, field: 'to', message: `There is no page at ${end}.` };
  }
}

function isCircle(start: string, next: ReadonlyMap<string, string>): boolean {
  const seen = new Set([start]);
  for (let at = next.get(start); at !== undefined; at = next.get(at)) {
    if (seen.has(at)) return at === start;
    seen.add(at);
  }
  return false;
}

/** Those of the list first: the owner chose them. A page that has the address by now is shown. */
export const withListed = (
  list: readonly Redirect[],
  moves: readonly Redirect[],
  taken: ReadonlySet<string>,
): Redirect[] => {
  const listed = list
    .map(({ from, to }) => ({ from: pathOf(from), to }))
    .filter(({ from }) => !taken.has(from));
  const known = new Set(listed.map(({ from }) => from));
  return [...listed, ...moves.filter(({ from }) => !known.has(from))];
};
