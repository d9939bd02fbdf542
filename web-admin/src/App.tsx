import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdmin, CustomRoutes, Resource } from 'ra-core';
import { useState } from 'react';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { createStore } from './api/account/store';
import { dataProvider } from './api/dataProvider';
import { queryClient } from './api/queryClient';
import { authProvider } from './auth/authProvider';
import { SignOut } from './auth/SignOut';
import { Dashboard } from './dashboard/Dashboard';
import { Layout } from './frame/Layout';
import { AccessDenied, Broken, Loading, NotFound } from './layout/Page';
import { i18nProvider } from './messages';
import { RESOURCES, routesOf } from './routes';
import { theme } from './theme/theme';

const routes = (isBare: boolean) =>
  routesOf(isBare).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />);

/** MUI's own rules come first in the page: what a module says of a part holds. */
const rulesFirst = createCache({ key: 'css', prepend: true });

/** Made once somebody is signed in. */
const useOwnStore = () => useState(createStore)[0];

/** The whole back office on one screen: react-admin’s `<Admin>`, without the parts of its own look. */
const Pages = () => (
  <CacheProvider value={rulesFirst}>
    <ThemeProvider theme={theme}>
      <CoreAdmin
        accessDenied={AccessDenied}
        authProvider={authProvider}
        catchAll={NotFound}
        dashboard={Dashboard}
        dataProvider={dataProvider}
        disableTelemetry
        error={Broken}
        i18nProvider={i18nProvider}
        layout={Layout}
        loading={Loading}
        queryClient={queryClient}
        requireAuth
        store={useOwnStore()}
      >
        {RESOURCES.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>{routes(false)}</CustomRoutes>
        <CustomRoutes noLayout>
          {routes(true)}
          <Route path="/sign-out" element={<SignOut />} />
        </CustomRoutes>
      </CoreAdmin>
    </ThemeProvider>
  </CacheProvider>
);

// A data router: only it can hold somebody back who is about to leave unsaved changes.
const router = createBrowserRouter([{ path: '*', Component: Pages, ErrorBoundary: Broken }], {
  basename: '/admin',
});

export const App = () => <RouterProvider router={router} />;
