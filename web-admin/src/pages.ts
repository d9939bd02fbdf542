import StockIcon from '@mui/icons-material/ApartmentOutlined';
import BackupIcon from '@mui/icons-material/BackupOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import ReviewIcon from '@mui/icons-material/CheckOutlined';
import CottageIcon from '@mui/icons-material/CottageOutlined';
import BinIcon from '@mui/icons-material/DeleteOutlineOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import ActivityIcon from '@mui/icons-material/HistoryOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import SiteIcon from '@mui/icons-material/LanguageOutlined';
import InquiryIcon from '@mui/icons-material/MailOutlined';
import DoorIcon from '@mui/icons-material/MeetingRoomOutlined';
import JournalIcon from '@mui/icons-material/MenuBookOutlined';
import DoctorIcon from '@mui/icons-material/MonitorHeartOutlined';
import SentIcon from '@mui/icons-material/OutboxOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import ViewingIcon from '@mui/icons-material/TourOutlined';
import ShareIcon from '@mui/icons-material/TuneOutlined';
import HookIcon from '@mui/icons-material/WebhookOutlined';
import type { ResourceProps } from 'ra-core';
import type { ComponentType } from 'react';
import { apiKeys } from './api-keys';
import { delegates } from './delegates';
import { inquiries } from './inquiries';
import { movements } from './journal';
import { setRules, type Rules } from './kit/access';
import { mails } from './mail';
import { lazyPart } from './parts/lazyPart';
import { staff } from './staff';
import { notInBank, statementLines } from './statement';
import { stock } from './stock';

/** A group of the menu; `first` has no name of its own. */
export type Group = 'first' | 'sales' | 'event' | 'talk' | 'settings';

export type Part = ComponentType & { fetch: () => Promise<unknown> };

interface Page extends Rules {
  /** Where it stands in the menu, in the order of this table. */
  menu?: { group: Group; words: string; Icon: typeof CottageIcon };
  /** The list, the form and the rest that react-admin’s `<Resource>` shows. */
  resource?: ResourceProps;
  /** What else is shown, by the rest of the address. */
  routes?: Record<`/${string}`, Part>;
  /** Without the frame around it. */
  isBare?: boolean;
}

/**
 * Every page of the back office by the first part of its address, and who may do what on it; what is not in this table nobody
 * opens or does. The API holds to the same rules.
 */
const TABLE = {
  today: {
    may: 'desk',
    actions: { figures: 'manager' },
    menu: { group: 'first', words: 'desk.today', Icon: CottageIcon },
  },

  inquiries: {
    may: 'inquiries:read',
    actions: { delete: 'manager', export: 'manager', assign: 'manager', 'correct-notes': 'manager' },
    menu: { group: 'sales', words: 'resources.inquiries.plural', Icon: InquiryIcon },
    resource: inquiries,
  },
  viewings: {
    may: 'inquiries:read',
    actions: { write: 'inquiries:write', manage: 'manager' },
    menu: { group: 'sales', words: 'inquiries.view_viewings', Icon: ViewingIcon },
    routes: {
      '/': lazyPart(() => import('./inquiries/ViewingsPage'), 'ViewingsPage'),
      '/hours': lazyPart(() => import('./inquiries/viewings/HoursPage'), 'HoursPage'),
    },
  },
  stock: {
    may: 'stock:read',
    actions: { write: 'stock:write' },
    menu: { group: 'sales', words: 'resources.stock.plural', Icon: StockIcon },
    resource: stock,
  },
  person: {
    may: 'desk',
    routes: { '/': lazyPart(() => import('./inquiries/person/PersonPage'), 'PersonPage') },
  },
  search: {
    may: 'desk',
    routes: { '/': lazyPart(() => import('./search/SearchPage'), 'SearchPage') },
  },
  'inquiry-figures': {
    may: 'inquiries:read',
    actions: { export: 'manager' },
    routes: { '/': lazyPart(() => import('./inquiries/figures/FiguresPage'), 'FiguresPage') },
  },
  'inquiry-import': {
    may: 'manager',
    routes: { '/': lazyPart(() => import('./inquiries/import/ImportPage'), 'ImportPage') },
  },

  events: {
    may: 'events:read',
    actions: { write: 'events:write', announce: 'mails', change: 'mails', export: 'manager' },
    menu: { group: 'event', words: 'resources.events.plural', Icon: EventIcon },
    routes: {
      '/': lazyPart(() => import('./events/EventsPage'), 'EventsPage'),
      '/create': lazyPart(() => import('./events/EventPage'), 'EventPage'),
      '/:id': lazyPart(() => import('./events/EventPage'), 'EventPage'),
      '/:id/overview': lazyPart(() => import('./events/EventOverviewPage'), 'EventOverviewPage'),
      '/:id/answers': lazyPart(() => import('./questions/AnswersPage'), 'AnswersPage'),
      '/:id/cash': lazyPart(() => import('./journal/CashPage'), 'CashPage'),
      '/:id/cancel': lazyPart(() => import('./events/ChangePage'), 'CancelPage'),
      '/:id/move': lazyPart(() => import('./events/ChangePage'), 'MovePage'),
      '/:id/prices': lazyPart(() => import('./events/PricesPage'), 'PricesPage'),
      '/:id/guest-mails': lazyPart(() => import('./guest-mails/GuestMailsPage'), 'GuestMailsPage'),
      '/:id/waiting-list': lazyPart(() => import('./waiting-list/WaitingListPage'), 'WaitingListPage'),
    },
  },
  delegates: {
    may: 'delegates:read',
    actions: { write: 'delegates:write', delete: 'manager', export: 'manager' },
    menu: { group: 'event', words: 'resources.delegates.plural', Icon: BadgeIcon },
    resource: delegates,
  },
  badges: {
    may: 'delegates:read',
    routes: { '/': lazyPart(() => import('./delegates/tickets/BadgesPage'), 'BadgesPage') },
    isBare: true,
  },
  review: {
    may: 'delegates:write',
    actions: { write: 'delegates:write', export: 'manager', 'accept-used-reference': 'admin' },
    menu: { group: 'event', words: 'desk.review', Icon: ReviewIcon },
    routes: {
      '/': lazyPart(() => import('./review/ReviewPage'), 'ReviewPage'),
      '/statement': lazyPart(() => import('./statement/StatementPage'), 'StatementPage'),
      '/to-return': lazyPart(() => import('./review/ToReturnPage'), 'ToReturnPage'),
      '/reasons': lazyPart(() => import('./review/ReasonsPage'), 'ReasonsPage'),
    },
  },
  movements: {
    may: 'movements:read',
    actions: { export: 'manager' },
    menu: { group: 'event', words: 'resources.movements.plural', Icon: JournalIcon },
    resource: movements,
  },
  reports: {
    may: 'movements:read',
    actions: { export: 'manager' },
    routes: { '/': lazyPart(() => import('./journal/reports/ReportsPage'), 'ReportsPage') },
  },
  'statement-lines': {
    may: 'statements:read',
    actions: { write: 'delegates:write', export: 'manager' },
    resource: statementLines,
  },
  'not-in-bank': { may: 'statements:read', actions: { export: 'manager' }, resource: notInBank },
  'cash-slip': {
    may: 'movements:read',
    routes: { '/': lazyPart(() => import('./journal/CashSlipPage'), 'CashSlipPage') },
    isBare: true,
  },
  acknowledgement: {
    may: 'movements:read',
    routes: { '/': lazyPart(() => import('./journal/AcknowledgementPage'), 'AcknowledgementPage') },
    isBare: true,
  },
  'door-desk': {
    may: 'door:read',
    actions: { write: 'door:write' },
    menu: { group: 'event', words: 'desk.door', Icon: DoorIcon },
    routes: { '/': lazyPart(() => import('./door/DoorPage'), 'DoorPage') },
  },
  'door-sheet': {
    may: 'door:read',
    routes: { '/': lazyPart(() => import('./door/SheetPage'), 'SheetPage') },
    isBare: true,
  },

  content: {
    may: 'content:read',
    actions: { approve: 'admin' },
    menu: { group: 'talk', words: 'resources.content.plural', Icon: SiteIcon },
    routes: {
      '/': lazyPart(() => import('./content/ContentPage'), 'ContentPage'),
      '/pictures': lazyPart(() => import('./content/pictures/PicturesPage'), 'PicturesPage'),
      '/releases': lazyPart(() => import('./content/publishing/ReleasesPage'), 'ReleasesPage'),
      '/new-project': lazyPart(() => import('./content/new-project/NewProjectPage'), 'NewProjectPage'),
      '/new-page': lazyPart(() => import('./content/new-piece/NewPiecePage'), 'NewOwnPage'),
      '/new-news': lazyPart(() => import('./content/new-piece/NewPiecePage'), 'NewNewsItemPage'),
      '/:kind/:slug': lazyPart(() => import('./content/editor/EditorPage'), 'EditorPage'),
    },
  },
  mails: {
    may: 'mails',
    menu: { group: 'talk', words: 'resources.mails.plural', Icon: SentIcon },
    resource: mails,
  },
  'mail-kinds': {
    may: 'mails',
    routes: { '/': lazyPart(() => import('./mail/TemplatesPage'), 'TemplatesPage') },
  },
  newsletters: {
    may: 'manager',
    routes: { '/': lazyPart(() => import('./newsletters/NewslettersPage'), 'NewslettersPage') },
  },
  limits: {
    may: 'admin',
    routes: { '/': lazyPart(() => import('./limits/LimitsPage'), 'LimitsPage') },
  },
  'mail-server': {
    may: 'admin',
    routes: { '/': lazyPart(() => import('./mail/MailServerPage'), 'MailServerPage') },
  },

  'inquiry-settings': {
    may: 'manager',
    menu: { group: 'settings', words: 'inquiries.settings_link', Icon: ShareIcon },
    routes: {
      '/': lazyPart(() => import('./inquiries/settings/InquirySettingsPage'), 'InquirySettingsPage'),
    },
  },
  activity: {
    may: 'manager',
    menu: { group: 'settings', words: 'desk.activity', Icon: ActivityIcon },
    routes: { '/': lazyPart(() => import('./activity/ActivityPage'), 'ActivityPage') },
  },
  bin: {
    may: 'manager',
    menu: { group: 'settings', words: 'desk.bin', Icon: BinIcon },
    routes: { '/:kind?': lazyPart(() => import('./bin/BinPage'), 'BinPage') },
  },
  staff: {
    may: 'admin',
    menu: { group: 'settings', words: 'resources.staff.plural', Icon: GroupIcon },
    resource: staff,
  },
  'api-keys': {
    may: 'admin',
    actions: { delete: 'admin' },
    menu: { group: 'settings', words: 'resources.api-keys.plural', Icon: KeyIcon },
    resource: apiKeys,
  },
  webhooks: {
    may: 'admin',
    menu: { group: 'settings', words: 'resources.webhooks.plural', Icon: HookIcon },
    routes: { '/': lazyPart(() => import('./webhooks/WebhooksPage'), 'WebhooksPage') },
  },
  privacy: {
    may: 'admin',
    menu: { group: 'settings', words: 'resources.privacy.plural', Icon: PrivacyIcon },
    routes: { '/': lazyPart(() => import('./privacy/PrivacyPage'), 'PrivacyPage') },
  },
  backups: {
    may: 'admin',
    actions: { release: 'admin' },
    menu: { group: 'settings', words: 'desk.backups', Icon: BackupIcon },
    routes: { '/': lazyPart(() => import('./backups/BackupsPage'), 'BackupsPage') },
  },
  doctor: {
    may: 'admin',
    menu: { group: 'settings', words: 'desk.doctor', Icon: DoctorIcon },
    routes: { '/': lazyPart(() => import('./doctor/DoctorPage'), 'DoctorPage') },
  },
  jobs: { may: 'admin', routes: { '/': lazyPart(() => import('./jobs/JobsPage'), 'JobsPage') } },

  account: {
    may: 'signed-in',
    routes: { '/': lazyPart(() => import('./account/AccountPage'), 'AccountPage') },
  },
  'sign-out': { may: 'signed-in' },
} satisfies Record<string, Page>;

export type PageName = keyof typeof TABLE;
export const PAGES: Record<PageName, Page> = TABLE;
setRules(PAGES);
