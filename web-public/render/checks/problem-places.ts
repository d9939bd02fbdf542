import type { Entry } from '../release';
import type { PageProblem } from './check-pages';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, step) => (isTree(at) ? at[step] : undefined), data);

/**
 * Where each problem can be mended, as a field of a piece: `home/site:banner.action.href`. What is wrong with a page is
 * found in it as the editor sees it, with the field of each text.
 * @param shown a page with its fields, by its path
 */
export function withPlaces(
  problems: readonly PageProblem[],
  entries: readonly Entry[],
  shown: (page: string) => string | undefined,
): PageProblem[] {
  const dataOf = new Map(entries.map(({ kind, slug, data }) => [`${kind}/${slug}`, data]));
  return problems.map((problem) => {
    const { to, place } = problem;
    if (place !== undefined || to === undefined) return problem;
    const navigation = 'navigation/site';
    const found = problem.page.startsWith('/')
      ? (ofLink(shown(problem.page) ?? '', to, dataOf) ?? ofBreadcrumb(problem.page, to, entries))
      : hrefIn(dataOf.get(navigation), to).map((path) => `${navigation}:${path}`)[0];
    return found === undefined ? problem : { ...problem, place: found };
  });
}

/** The field of a link's address, by the words that lead there. */
function ofLink(html: string, to: string, dataOf: ReadonlyMap<string, unknown>): string | undefined {
  for (const [link, address = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"[^>]*>.*?<\/a>/gs)) {
    if (address.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '') !== to) continue;
    const [, piece = '', path = ''] = /data-field="([^":]*):([^"]*)"/.exec(link) ?? [];
    const steps = path.split('.');
    const around = steps.slice(0, -1);
    const beside = typeof valueAt(dataOf.get(piece), [...around, 'href']) === 'string';
    if (piece !== '') return `${piece}:${[...(beside ? [...around, 'href'] : steps)].join('.')}`;
  }
  return undefined;
}

/** A page's address leads through the pages above it: one that stands under none is mended where its address is. */
function ofBreadcrumb(page: string, to: string, entries: readonly Entry[]): string | undefined {
  if (!page.startsWith(`${to}/`)) return undefined;
  const found = entries.find(({ kind, data }) => kind === 'projects' && isTree(data) && data.href === page);
  return found && `${found.kind}/${found.slug}:href`;
}

/** The paths of all addresses in a tree that lead there. */
const hrefIn = (value: unknown, to: string, path: readonly string[] = []): string[] =>
  isTree(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'href' && typeof inner === 'string' && inner.replace(/[?#].*$/s, '') === to
          ? [[...path, key].join('.')]
          : hrefIn(inner, to, [...path, key]),
      )
    : [];
