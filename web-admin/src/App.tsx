import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'ra-core';
import { lazy } from 'react';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { authProvider } from './api/session';
import { dataProvider } from './api/dataProvider';
import { queryClient } from './api/queryClient';
import { store } from './api/store';
import { apiKeys } from './api-keys';
import { SignOut } from './auth/SignOut';
import { Dashboard } from './dashboard/Dashboard';
import { delegates } from './delegates';
import { inquiries } from './inquiries';
import { Layout } from './frame/Layout';
import { Loading, AccessDenied, NotFound } from './layout/Page';
import { mails } from './mail';
import { i18nProvider } from './messages';
import { staff } from './staff';
import { theme } from './theme/theme';

const AccountPage = lazy(() =>
  import('./account/AccountPage').then((file) => ({ default: file.AccountPage })),
);
const BinPage = lazy(() => import('./bin/BinPage').then((file) => ({ default: file.BinPage })));
const TemplatesPage = lazy(() =>
  import('./mail/TemplatesPage').then((file) => ({ default: file.TemplatesPage })),
);
const InquirySettingsPage = lazy(() =>
  import('./inquiries/InquirySettingsPage').then((file) => ({ default: file.InquirySettingsPage })),
);
const WebhooksPage = lazy(() =>
  import('./webhooks/WebhooksPage').then((file) => ({ default: file.WebhooksPage })),
);
const JobsPage = lazy(() => import('./jobs/JobsPage').then((file) => ({ default: file.JobsPage })));
const ContentPage = lazy(() =>
  import('./content/ContentPage').then((file) => ({ default: file.ContentPage })),
);
const ContentEditorPage = lazy(() =>
  import('./content/EditorPage').then((file) => ({ default: file.EditorPage })),
);
const ReleasesPage = lazy(() =>
  import('./content/ReleasesPage').then((file) => ({ default: file.ReleasesPage })),
);
const NewProjectPage = lazy(() =>
  import('./content/NewProjectPage').then((file) => ({ default: file.NewProjectPage })),
);
const BadgesPage = lazy(() =>
  import('./delegates/BadgesPage').then((file) => ({ default: file.BadgesPage })),
);

/** The whole back office on one screen. */
const Pages = () => (
  <CoreAdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
  >
    <ThemeProvider theme={theme}>
      <CoreAdminUI
        accessDenied={AccessDenied}
        catchAll={NotFound}
        dashboard={Dashboard}
        disableTelemetry
        layout={Layout}
        loading={Loading}
        requireAuth
        title="Back office"
      >
        <Resource {...delegates} />
        <Resource {...inquiries} />
        <Resource {...mails} />
        <Resource {...staff} />
        <Resource {...apiKeys} />
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
          <Route path="/bin/:kind?" element={<BinPage />} />
          <Route path="/mail-kinds" element={<TemplatesPage />} />
          <Route path="/jobs" element={<JobsPage />} />
          <Route path="/content" element={<ContentPage />} />
          <Route path="/content/releases" element={<ReleasesPage />} />
          <Route path="/content/new-project" element={<NewProjectPage />} />
          <Route path="/content/:kind/:slug" element={<ContentEditorPage />} />
          <Route path="/inquiry-settings" element={<InquirySettingsPage />} />
          <Route path="/webhooks" element={<WebhooksPage />} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/badges" element={<BadgesPage />} />
          <Route path="/sign-out" element={<SignOut />} />
        </CustomRoutes>
      </CoreAdminUI>
    </ThemeProvider>
  </CoreAdminContext>
);

// A data router: only it can hold somebody back who is about to leave unsaved changes.
const router = createBrowserRouter([{ path: '*', Component: Pages }], { basename: '/admin' });

export const App = () => <RouterProvider router={router} />;
