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
import { may, type Rule } from './api/session';

/** A group of the menu; `first` has no name of its own. */
export type Group = 'first' | 'sales' | 'event' | 'talk' | 'settings';

interface Page {
  /** Who may open it, and all below its address. */
  may: Rule;
  /** Where it stands in the menu, in the order of this table. */
  menu?: { group: Group; words: string; Icon: typeof CottageIcon };
}

/**
 * Every page of the back office by the first part of its address. `routes.ts` has the component of each; what is not in
 * this table nobody opens. The API holds to the same rules.
 */
const TABLE = {
  today: { may: 'desk', menu: { group: 'first', words: 'desk.today', Icon: CottageIcon } },

  inquiries: {
    may: 'inquiries:read',
    menu: { group: 'sales', words: 'resources.inquiries.plural', Icon: InquiryIcon },
  },
  viewings: {
    may: 'inquiries:read',
    menu: { group: 'sales', words: 'inquiries.view_viewings', Icon: ViewingIcon },
  },
  stock: {
    may: 'stock:read',
    menu: { group: 'sales', words: 'resources.stock.plural', Icon: StockIcon },
  },
  person: { may: 'desk' },
  'inquiry-import': { may: 'manager' },

  events: {
    may: 'events:read',
    menu: { group: 'event', words: 'resources.events.plural', Icon: EventIcon },
  },
  delegates: {
    may: 'delegates:read',
    menu: { group: 'event', words: 'resources.delegates.plural', Icon: BadgeIcon },
  },
  badges: { may: 'delegates:read' },
  review: { may: 'delegates:write', menu: { group: 'event', words: 'desk.review', Icon: ReviewIcon } },
  movements: {
    may: 'movements:read',
    menu: { group: 'event', words: 'resources.movements.plural', Icon: JournalIcon },
  },
  acknowledgement: { may: 'movements:read' },
  'door-desk': { may: 'door:read', menu: { group: 'event', words: 'desk.door', Icon: DoorIcon } },
  'door-sheet': { may: 'door:read' },

  content: {
    may: 'content:read',
    menu: { group: 'talk', words: 'resources.content.plural', Icon: SiteIcon },
  },
  mails: { may: 'mails', menu: { group: 'talk', words: 'resources.mails.plural', Icon: SentIcon } },
  'mail-kinds': { may: 'mails' },
  'mail-server': { may: 'admin' },

  'inquiry-settings': {
    may: 'manager',
    menu: { group: 'settings', words: 'inquiries.settings_link', Icon: ShareIcon },
  },
  activity: { may: 'manager', menu: { group: 'settings', words: 'desk.activity', Icon: ActivityIcon } },
  bin: { may: 'manager', menu: { group: 'settings', words: 'bin.title', Icon: BinIcon } },
  staff: { may: 'admin', menu: { group: 'settings', words: 'resources.staff.plural', Icon: GroupIcon } },
  'api-keys': {
    may: 'admin',
    menu: { group: 'settings', words: 'resources.api-keys.plural', Icon: KeyIcon },
  },
  webhooks: {
    may: 'admin',
    menu: { group: 'settings', words: 'resources.webhooks.plural', Icon: HookIcon },
  },
  privacy: {
    may: 'admin',
    menu: { group: 'settings', words: 'resources.privacy.plural', Icon: PrivacyIcon },
  },
  backups: { may: 'admin', menu: { group: 'settings', words: 'desk.backups', Icon: BackupIcon } },
  doctor: { may: 'admin', menu: { group: 'settings', words: 'desk.doctor', Icon: DoctorIcon } },
  jobs: { may: 'admin' },

  account: { may: 'signed-in' },
  'sign-out': { may: 'signed-in' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof TABLE;
export const PAGES: Record<PageName, Page> = TABLE;

export const addressOf = (page: PageName): string => (page === 'today' ? '/' : `/${page}`);

/** @param path such as `delegates`, `delegates/bin` or `/delegates/…` */
export const pageOf = (path: string): PageName | undefined => {
  const [name = ''] = path.replace(/^\//, '').split('/');
  return name in TABLE ? (name as PageName) : undefined;
};

/** Whether the person who is signed in may open it. @param path as `pageOf` takes it; '' is nothing */
export function mayOpen(path: string): boolean {
  const page = pageOf(path);
  return page !== undefined && may(PAGES[page].may);
}

/** What is somebody's work stands before what they may open besides: an editor begins at the site, not at the events. */
const BEGINNINGS: PageName[] = ['today', 'content', 'door-desk'];

/** Where somebody begins. */
export function firstPage(): string {
  const inMenu = (Object.keys(PAGES) as PageName[]).filter((name) => PAGES[name].menu);
  return addressOf([...BEGINNINGS, ...inMenu].find(mayOpen) ?? 'account');
}
