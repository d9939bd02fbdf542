import { redirect, type RouteObject } from 'react-router';
import { notFound, pages, type Page } from './pages';

type Load = (file: string) => RouteObject['lazy'];

/**
 * The routes inside the layout. A path on `comingSoon` leads to /coming-soon instead of its own page.
 * @param load gives the code of a file in `pages/`, fetched when its route is first entered.
 */
export function routeTable(comingSoon: string[], load: Load): RouteObject[] {
  const route = ({ path, file }: Page): RouteObject => ({ path, lazy: load(file), handle: { file } });
  return [
    ...comingSoon.map((path): RouteObject => ({ path, loader: () => redirect('/coming-soon') })),
    ...pages.filter(({ path }) => !comingSoon.includes(path)).map(route),
    route(notFound),
  ];
}
