import type { ResourceProps } from 'ra-core';
import { matchPath } from 'react-router-dom';
import { canAccess } from './kit/access';
import { PAGES, type PageName, type Part } from './pages';

const NAMES = Object.keys(PAGES) as PageName[];

export const addressOf = (page: PageName): string => (page === 'today' ? '/' : `/${page}`);

/** The start pages in their order: the first that somebody may open is theirs. An editor starts at the site, not at the events. */
const BEGINNINGS: PageName[] = ['today', 'content', 'door-desk'];

/** The page on which somebody starts. */
export function firstPage(): string {
  const inMenu = NAMES.filter((name) => PAGES[name].menu);
  return addressOf([...BEGINNINGS, ...inMenu].find((name) => canAccess(name)) ?? 'account');
}

export const RESOURCES = NAMES.flatMap((name) => PAGES[name].resource ?? []);

/** The pages beside those of the resources, by their address below /admin. @param isBare those without a frame */
export const routesOf = (isBare: boolean) =>
  NAMES.filter((name) => (PAGES[name].isBare ?? false) === isBare).flatMap((name) =>
    Object.entries(PAGES[name].routes ?? {}).map(
      ([rest, part]) => [`/${name}${rest}`.replace(/\/$/, ''), part] as const,
    ),
  );

const partsOf = (resource: ResourceProps) => {
  const { name, list, create, edit, show } = resource as unknown as Record<string, Part | undefined> & {
    name: string;
  };
  return [
    [`/${name}`, list],
    [`/${name}/create`, create],
    [`/${name}/:id/*`, show ?? edit],
  ] as const;
};

/**
 * Brings the code of a page, so that it is shown at once.
 * @param pathname as the browser's address has it: `/admin/delegates`
 */
export async function fetchPage(pathname: string): Promise<void> {
  const all = [...RESOURCES.flatMap(partsOf), ...routesOf(false), ...routesOf(true)];
  const [, part] = all.find(([path]) => matchPath(`/admin${path}`, pathname)) ?? [];
  await part?.fetch();
}
