import { ThemeProvider } from '@mui/material/styles';
import { CoreAdmin, CustomRoutes, Resource } from 'ra-core';
import { useState } from 'react';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { apiKeys } from './api-keys';
import { dataProvider } from './api/dataProvider';
import { queryClient } from './api/queryClient';
import { authProvider } from './api/session';
import { createStore } from './api/store';
import { SignOut } from './auth/SignOut';
import { Dashboard } from './dashboard/Dashboard';
import { delegates } from './delegates';
import { Layout } from './frame/Layout';
import { inquiries } from './inquiries';
import { AccessDenied, Loading, NotFound } from './layout/Page';
import { mails } from './mail';
import { i18nProvider } from './messages';
import { lazyPart } from './parts/lazyPart';
import { staff } from './staff';
import { theme } from './theme/theme';

const AccountPage = lazyPart(() => import('./account/AccountPage'), 'AccountPage');
const BinPage = lazyPart(() => import('./bin/BinPage'), 'BinPage');
const TemplatesPage = lazyPart(() => import('./mail/TemplatesPage'), 'TemplatesPage');
const InquirySettingsPage = lazyPart(() => import('./inquiries/InquirySettingsPage'), 'InquirySettingsPage');
const PersonPage = lazyPart(() => import('./inquiries/PersonPage'), 'PersonPage');
const ViewingsPage = lazyPart(() => import('./inquiries/ViewingsPage'), 'ViewingsPage');
const ActivityPage = lazyPart(() => import('./activity/ActivityPage'), 'ActivityPage');
const BackupsPage = lazyPart(() => import('./backups/BackupsPage'), 'BackupsPage');
const ImportPage = lazyPart(() => import('./inquiries/ImportPage'), 'ImportPage');
const WebhooksPage = lazyPart(() => import('./webhooks/WebhooksPage'), 'WebhooksPage');
const PrivacyPage = lazyPart(() => import('./privacy/PrivacyPage'), 'PrivacyPage');
const JobsPage = lazyPart(() => import('./jobs/JobsPage'), 'JobsPage');
const ContentPage = lazyPart(() => import('./content/ContentPage'), 'ContentPage');
const ContentEditorPage = lazyPart(() => import('./content/EditorPage'), 'EditorPage');
const PicturesPage = lazyPart(() => import('./content/PicturesPage'), 'PicturesPage');
const ReleasesPage = lazyPart(() => import('./content/ReleasesPage'), 'ReleasesPage');
const EventsPage = lazyPart(() => import('./events/EventsPage'), 'EventsPage');
const EventPage = lazyPart(() => import('./events/EventPage'), 'EventPage');
const NewProjectPage = lazyPart(() => import('./content/NewProjectPage'), 'NewProjectPage');
const DoorPage = lazyPart(() => import('./door/DoorPage'), 'DoorPage');
const SheetPage = lazyPart(() => import('./door/SheetPage'), 'SheetPage');
const BadgesPage = lazyPart(() => import('./delegates/BadgesPage'), 'BadgesPage');
const ReviewPage = lazyPart(() => import('./review/ReviewPage'), 'ReviewPage');
const StatementPage = lazyPart(() => import('./statement/StatementPage'), 'StatementPage');
const EventOverviewPage = lazyPart(() => import('./events/EventOverviewPage'), 'EventOverviewPage');
const GuestMailsPage = lazyPart(() => import('./guest-mails/GuestMailsPage'), 'GuestMailsPage');
const WaitingListPage = lazyPart(() => import('./waiting-list/WaitingListPage'), 'WaitingListPage');
const ToReturnPage = lazyPart(() => import('./review/ToReturnPage'), 'ToReturnPage');
const ReasonsPage = lazyPart(() => import('./review/ReasonsPage'), 'ReasonsPage');

/** Made once somebody is signed in. */
const useOwnStore = () => useState(createStore)[0];

/** The whole back office on one screen: react-admin’s `<Admin>`, without the parts of its own look. */
const Pages = () => (
  <ThemeProvider theme={theme}>
    <CoreAdmin
      accessDenied={AccessDenied}
      authProvider={authProvider}
      catchAll={NotFound}
      dashboard={Dashboard}
      dataProvider={dataProvider}
      disableTelemetry
      i18nProvider={i18nProvider}
      layout={Layout}
      loading={Loading}
      queryClient={queryClient}
      requireAuth
      store={useOwnStore()}
    >
      <Resource {...delegates} />
      <Resource {...inquiries} />
      <Resource {...mails} />
      <Resource {...staff} />
      <Resource {...apiKeys} />
      <CustomRoutes>
        <Route path="/review" element={<ReviewPage />} />
        <Route path="/review/statement" element={<StatementPage />} />
        <Route path="/review/to-return" element={<ToReturnPage />} />
        <Route path="/review/reasons" element={<ReasonsPage />} />
        <Route path="/door-desk" element={<DoorPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/bin/:kind?" element={<BinPage />} />
        <Route path="/mail-kinds" element={<TemplatesPage />} />
        <Route path="/jobs" element={<JobsPage />} />
        <Route path="/events" element={<EventsPage />} />
        <Route path="/events/create" element={<EventPage />} />
        <Route path="/events/:id" element={<EventPage />} />
        <Route path="/events/:id/overview" element={<EventOverviewPage />} />
        <Route path="/events/:id/guest-mails" element={<GuestMailsPage />} />
        <Route path="/events/:id/waiting-list" element={<WaitingListPage />} />
        <Route path="/content" element={<ContentPage />} />
        <Route path="/content/pictures" element={<PicturesPage />} />
        <Route path="/content/releases" element={<ReleasesPage />} />
        <Route path="/content/new-project" element={<NewProjectPage />} />
        <Route path="/content/:kind/:slug" element={<ContentEditorPage />} />
        <Route path="/person" element={<PersonPage />} />
        <Route path="/viewings" element={<ViewingsPage />} />
        <Route path="/activity" element={<ActivityPage />} />
        <Route path="/backups" element={<BackupsPage />} />
        <Route path="/inquiry-import" element={<ImportPage />} />
        <Route path="/inquiry-settings" element={<InquirySettingsPage />} />
        <Route path="/webhooks" element={<WebhooksPage />} />
        <Route path="/privacy" element={<PrivacyPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/badges" element={<BadgesPage />} />
        <Route path="/door-sheet" element={<SheetPage />} />
        <Route path="/sign-out" element={<SignOut />} />
      </CustomRoutes>
    </CoreAdmin>
  </ThemeProvider>
);

// A data router: only it can hold somebody back who is about to leave unsaved changes.
const router = createBrowserRouter([{ path: '*', Component: Pages }], { basename: '/admin' });

export const App = () => <RouterProvider router={router} />;
