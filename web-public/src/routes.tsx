import type { RouteObject } from 'react-router';
import { comingSoonPaths } from './content/coming-soon';
import { routeTable } from './route-table';
import { ErrorPage } from './shell/ErrorPage';
import { Layout } from './shell/Layout';
import { Loading } from './shell/Loading';

const modules = import.meta.glob<{ Component: React.ComponentType }>('./pages/*.tsx');

function load(file: string) {
  const module = modules[`./pages/${file}.tsx`];
  if (!module) throw new Error(`pages/${file}.tsx is missing`);
  return module;
}

export const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: Loading,
    ErrorBoundary: ErrorPage,
    children: routeTable(comingSoonPaths, load),
  },
];
