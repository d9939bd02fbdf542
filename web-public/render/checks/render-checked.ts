import { fileOf, shownPages } from '../../src/app/routes';
import { renderSite } from '../../src/app/site';
import { plain } from '../../src/content/company/marks';
import type { movesOf, namesByAddress } from './addresses';
import { checkPages, type PageProblem } from './check-pages';
import { redirectProblems } from './redirects';

/** What is rendered: the content, where addresses that pages left lead to, and the names of pages by their addresses. */
type Release = Parameters<typeof renderSite>[0] & {
  moves: ReturnType<typeof movesOf>;
  names: ReturnType<typeof namesByAddress>;
};

/** Every page that can be rendered, and what is wrong with them. @param drawn files that are drawn beside them */
export function renderChecked(
  one: Release,
  drawn: string[],
  isServed: (file: string) => boolean,
): { files: Map<string, string>; problems: PageProblem[] } {
  const failed: PageProblem[] = [];
  const files = renderSite(one, ({ path: page }, error) =>
    failed.push({ page, message: cannotBeDrawn(error) }),
  );
  const pages = shownPages(one.content).map((page) => ({ ...page, file: fileOf(page) }));
  const beside = new Set(drawn);
  const shown = pages.filter(({ file }) => files.has(file));
  const problems = checkPages(shown, files, {
    redirects: [...one.content.comingSoonPaths, ...one.moves.map(({ from }) => from)],
    exists: (file) => beside.has(file) || isServed(file),
    navigation: one.content.navigation,
    names: one.names,
  });
  const astray = [
    ...redirectProblems(
      one.content.redirects,
      pages.map(({ path: page }) => page),
    ),
  ].map(({ index, field, message }) => ({
    page: 'Moved pages',
    message: `${index + 1}: ${message}`,
    place: `redirects/site:${index}.${field}`,
  }));
  return { files, problems: [...failed, ...lostRegions(one), ...problems, ...astray] };
}

/**
 * Projects that stand in no region of the list: on no card, and under an address that no page leads to. A region whose
 * address was changed still has its old one, which leads on.
 */
const lostRegions = ({
  content: { projects, regions },
  moves,
}: Pick<Release, 'content' | 'moves'>): PageProblem[] =>
  projects
    .filter(({ region }) => region !== undefined && !regions.some(({ slug }) => slug === region))
    .filter(({ region }) => !moves.some(({ from }) => from === `/properties/residential/${region}`))
    .map(({ name, details }) => ({
      page: plain(name),
      message: 'Its region is not on the list of regions any more. Choose another, or take the project off.',
      place: `projects/${details.slug}:region`,
    }));

const cannotBeDrawn = (error: unknown) =>
  `This page can't be shown with what it holds now. Take back its last change, or pass this on to whoever maintains the site: “${error instanceof Error ? error.message : String(error)}”.`;
