/** What the owner's own pages and news may not say, since other parts of the site stand there already. */
import { pageTable } from '../../src/app/page-table';
import type { SiteContent } from '../../src/content';
import type { NavItem } from '../../src/content/company/navigation';
import { ONLY, type Entry } from '../release';
import type { Redirect } from './redirects';

type Problem = { field: string; message: string };
type Page = { title: string; href: string; menu?: string };

/** First parts of addresses that files and other parts of the program have, and the news. */
const KEPT = new Set(
  ['admin', 'api', 'assets', 'brochures', 'door', 'news', 'pay', 'plans', 'r', 'repeatable'].map(
    (name) => `/${name}`,
  ),
);
/** As the program knows it, whatever its address is. */
const SLUG = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;
/** So many items the header has room for, as in its own list (`navigation` in `schema/frame.ts`). */
const MAX_HEADER = 8;

/** @param site without what owners may take away @param others all other pieces, as drafted */
export function* ownerPageProblems(
  { kind, slug, data }: Entry,
  others: readonly Entry[],
  site: SiteContent,
): Iterable<Problem> {
  if (kind !== 'newsPage' && (slug === ONLY || !SLUG.test(slug)))
    yield {
      field: 'slug',
      message: 'Small letters, digits and single dashes only, at most 60, such as careers',
    };
  const page = data as Page;
  if (kind === 'pages' && isReserved(page.href, site))
    yield { field: 'data.href', message: 'The site itself needs this address. Choose another.' };
  const listed = others.find((each) => each.kind === 'redirects')?.data as Redirect[] | undefined;
  const away = listed?.find(({ from }) => from.replace(/(?<=.)\/$/, '') === page.href);
  if (away)
    yield {
      field: 'data.href',
      message: `“Moved pages” leads this address to ${away.to}. Choose another, or take it off that list first.`,
    };
  if (inHeader(page) && headerItems(others) >= MAX_HEADER)
    yield { field: 'data.menu', message: `The header has ${MAX_HEADER} items already: take one away first.` };
  // In the words around news, `project` is a heading.
  const { project } = kind === 'news' ? (data as { project?: string }) : {};
  if (project !== undefined && !others.some((each) => isProject(each, project)))
    yield { field: 'data.project', message: 'There is no such project. Choose another, or none.' };
}

/** Where no page stands, but what is below belongs to the site: `/thank-you/…`. */
function isReserved(address: string, site: SiteContent): boolean {
  const paths = pageTable(site).map(({ path }) => path);
  return (
    KEPT.has(address) || (!paths.includes(address) && paths.some((path) => path.startsWith(`${address}/`)))
  );
}

const inHeader = ({ menu }: Pick<Page, 'menu'>) => menu === 'header' || menu === 'both';
const isProject = ({ kind, slug, data }: Entry, project: string) =>
  kind === 'projects' && slug === project && data !== null;

function headerItems(others: readonly Entry[]): number {
  const navigation = others.find(({ kind }) => kind === 'navigation')?.data as
    | { main?: NavItem[] }
    | undefined;
  const main = navigation?.main ?? [];
  const known = new Set(main.map(({ href }) => href));
  const own = others
    .filter(({ kind, data }) => (kind === 'pages' || kind === 'newsPage') && data !== null)
    .map(({ data }) => data as Page);
  return main.length + own.filter((page) => inHeader(page) && !known.has(page.href)).length;
}
