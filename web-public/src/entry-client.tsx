import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes';
import { loadingState } from './shell/loading-state';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

// The current page's chunk comes first, so that the first client render equals the prerendered HTML.
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);

const prerendered = !!root.firstElementChild;
// With its data said to be there, the router leaves the scroll position alone: the visitor may have moved on
// before the script arrived.
const router = createBrowserRouter(routes, prerendered ? { hydrationData: { loaderData: {} } } : {});
loadingState.follow(router);
const app = <RouterProvider router={router} />;
if (prerendered) {
  // Reported, but not thrown at the window: a recovered render is no reason for the error page.
  hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
} else {
  createRoot(root).render(app);
}
