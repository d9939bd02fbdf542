import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { authProvider } from './api/authProvider';
import { dataProvider } from './api/dataProvider';
import { queryClient } from './api/queryClient';
import { store } from './api/store';
import { SignInPage } from './account/SignInPage';
import { apiKeys } from './api-keys';
import { Dashboard } from './dashboard/Dashboard';
import { delegates } from './delegates';
import { inquiries } from './inquiries';
import { Layout } from './layout/Layout';
import { Toasts } from './layout/Toasts';
import { i18nProvider } from './messages';
import { staff } from './staff';
import { theme } from './theme/theme';

const AccountPage = lazy(() =>
  import('./account/AccountPage').then((file) => ({ default: file.AccountPage })),
);
const BadgesPage = lazy(() =>
  import('./delegates/BadgesPage').then((file) => ({ default: file.BadgesPage })),
);

/** The whole back office on one screen. */
export const App = () => (
  <BrowserRouter basename="/admin">
    <Admin
      authProvider={authProvider}
      dashboard={Dashboard}
      dataProvider={dataProvider}
      disableTelemetry
      darkTheme={null}
      i18nProvider={i18nProvider}
      layout={Layout}
      loginPage={SignInPage}
      notification={Toasts}
      queryClient={queryClient}
      requireAuth
      store={store}
      theme={theme}
      title="Back office"
    >
      <Resource {...delegates} />
      <Resource {...inquiries} />
      <Resource {...staff} />
      <Resource {...apiKeys} />
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/badges" element={<BadgesPage />} />
      </CustomRoutes>
    </Admin>
  </BrowserRouter>
);
