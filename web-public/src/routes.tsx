import { redirect, type RouteObject } from 'react-router';
import { comingSoonPaths } from './content/coming-soon';
import { notFound, pages, type Page } from './pages';
import { ErrorPage } from './shell/ErrorPage';
import { Layout } from './shell/Layout';
import { Loading } from './shell/Loading';

const modules = import.meta.glob<{ Component: React.ComponentType }>('./pages/*.tsx');

function route({ path, file }: Page): RouteObject {
  const load = modules[`./pages/${file}.tsx`];
  if (!load) throw new Error(`pages/${file}.tsx is missing`);
  return { path, lazy: load, handle: { file } };
}

/** The route table; a path on `comingSoon` leads to /coming-soon instead of its own page. */
export function makeRoutes(comingSoon: string[]): RouteObject[] {
  return [
    {
      Component: Layout,
      HydrateFallback: Loading,
      ErrorBoundary: ErrorPage,
      children: [
        ...comingSoon.map((path) => ({ path, loader: () => redirect('/coming-soon') })),
        ...pages.filter(({ path }) => !comingSoon.includes(path)).map(route),
        route(notFound),
      ],
    },
  ];
}

export const routes = makeRoutes(comingSoonPaths);
