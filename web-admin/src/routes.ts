import type { ResourceProps } from 'ra-core';
import { matchPath } from 'react-router-dom';
import { apiKeys } from './api-keys';
import { delegates } from './delegates';
import { inquiries } from './inquiries';
import { movements } from './journal';
import { mails } from './mail';
import type { PageName } from './pages';
import { lazyPart } from './parts/lazyPart';
import { staff } from './staff';
import { stock } from './stock';

const AccountPage = lazyPart(() => import('./account/AccountPage'), 'AccountPage');
const BinPage = lazyPart(() => import('./bin/BinPage'), 'BinPage');
const MailServerPage = lazyPart(() => import('./mail/MailServerPage'), 'MailServerPage');
const TemplatesPage = lazyPart(() => import('./mail/TemplatesPage'), 'TemplatesPage');
const InquirySettingsPage = lazyPart(
  () => import('./inquiries/settings/InquirySettingsPage'),
  'InquirySettingsPage',
);
const PersonPage = lazyPart(() => import('./inquiries/person/PersonPage'), 'PersonPage');
const ViewingsPage = lazyPart(() => import('./inquiries/ViewingsPage'), 'ViewingsPage');
const ActivityPage = lazyPart(() => import('./activity/ActivityPage'), 'ActivityPage');
const BackupsPage = lazyPart(() => import('./backups/BackupsPage'), 'BackupsPage');
const DoctorPage = lazyPart(() => import('./doctor/DoctorPage'), 'DoctorPage');
const ImportPage = lazyPart(() => import('./inquiries/import/ImportPage'), 'ImportPage');
const WebhooksPage = lazyPart(() => import('./webhooks/WebhooksPage'), 'WebhooksPage');
const PrivacyPage = lazyPart(() => import('./privacy/PrivacyPage'), 'PrivacyPage');
const JobsPage = lazyPart(() => import('./jobs/JobsPage'), 'JobsPage');
const ContentPage = lazyPart(() => import('./content/ContentPage'), 'ContentPage');
const ContentEditorPage = lazyPart(() => import('./content/editor/EditorPage'), 'EditorPage');
const PicturesPage = lazyPart(() => import('./content/pictures/PicturesPage'), 'PicturesPage');
const ReleasesPage = lazyPart(() => import('./content/publishing/ReleasesPage'), 'ReleasesPage');
const EventsPage = lazyPart(() => import('./events/EventsPage'), 'EventsPage');
const EventPage = lazyPart(() => import('./events/EventPage'), 'EventPage');
const NewProjectPage = lazyPart(() => import('./content/new-project/NewProjectPage'), 'NewProjectPage');
const DoorPage = lazyPart(() => import('./door/DoorPage'), 'DoorPage');
const SheetPage = lazyPart(() => import('./door/SheetPage'), 'SheetPage');
const AcknowledgementPage = lazyPart(() => import('./journal/AcknowledgementPage'), 'AcknowledgementPage');
const BadgesPage = lazyPart(() => import('./delegates/tickets/BadgesPage'), 'BadgesPage');
const ReviewPage = lazyPart(() => import('./review/ReviewPage'), 'ReviewPage');
const StatementPage = lazyPart(() => import('./statement/StatementPage'), 'StatementPage');
const EventOverviewPage = lazyPart(() => import('./events/EventOverviewPage'), 'EventOverviewPage');
const CancelPage = lazyPart(() => import('./events/ChangePage'), 'CancelPage');
const MovePage = lazyPart(() => import('./events/ChangePage'), 'MovePage');
const GuestMailsPage = lazyPart(() => import('./guest-mails/GuestMailsPage'), 'GuestMailsPage');
const WaitingListPage = lazyPart(() => import('./waiting-list/WaitingListPage'), 'WaitingListPage');
const ToReturnPage = lazyPart(() => import('./review/ToReturnPage'), 'ToReturnPage');
const ReasonsPage = lazyPart(() => import('./review/ReasonsPage'), 'ReasonsPage');

export const RESOURCES = [
  delegates,
  inquiries,
  stock,
  movements,
  mails,
  staff,
  apiKeys,
] satisfies ResourceProps[];

/** A page that is not in the table of `pages.ts` is an error of types. */
type Address = `/${PageName}` | `/${PageName}/${string}`;
type Pages = Partial<Record<Address, ReturnType<typeof lazyPart>>>;

/** The pages beside those of the resources, by their address below /admin. */
export const ROUTES = {
  '/review': ReviewPage,
  '/review/statement': StatementPage,
  '/review/to-return': ToReturnPage,
  '/review/reasons': ReasonsPage,
  '/door-desk': DoorPage,
  '/account': AccountPage,
  '/bin/:kind?': BinPage,
  '/mail-kinds': TemplatesPage,
  '/jobs': JobsPage,
  '/events': EventsPage,
  '/events/create': EventPage,
  '/events/:id': EventPage,
  '/events/:id/overview': EventOverviewPage,
  '/events/:id/cancel': CancelPage,
  '/events/:id/move': MovePage,
  '/events/:id/guest-mails': GuestMailsPage,
  '/events/:id/waiting-list': WaitingListPage,
  '/content': ContentPage,
  '/content/pictures': PicturesPage,
  '/content/releases': ReleasesPage,
  '/content/new-project': NewProjectPage,
  '/content/:kind/:slug': ContentEditorPage,
  '/person': PersonPage,
  '/viewings': ViewingsPage,
  '/activity': ActivityPage,
  '/backups': BackupsPage,
  '/doctor': DoctorPage,
  '/mail-server': MailServerPage,
  '/inquiry-import': ImportPage,
  '/inquiry-settings': InquirySettingsPage,
  '/webhooks': WebhooksPage,
  '/privacy': PrivacyPage,
} satisfies Pages;

/** The same, without the frame around them. */
export const BARE_ROUTES = {
  '/acknowledgement': AcknowledgementPage,
  '/badges': BadgesPage,
  '/door-sheet': SheetPage,
} satisfies Pages;

type Part = { fetch: () => Promise<unknown> };
const OF_RESOURCES = RESOURCES.flatMap((resource): [string, Part | undefined][] => {
  const { name, list, create, edit, show } = resource as Record<string, Part | undefined> & { name: string };
  return [
    [`/${name}`, list],
    [`/${name}/create`, create],
    [`/${name}/:id/*`, show ?? edit],
  ];
});

/**
 * Brings the code of a page, so that it is shown at once.
 * @param pathname as the browser's address has it: `/admin/delegates`
 */
export async function fetchPage(pathname: string): Promise<void> {
  const all = [...OF_RESOURCES, ...Object.entries(ROUTES), ...Object.entries(BARE_ROUTES)];
  const [, part] = all.find(([path]) => matchPath(`/admin${path}`, pathname)) ?? [];
  await part?.fetch();
}
