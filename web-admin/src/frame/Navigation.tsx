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
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import InquiryIcon from '@mui/icons-material/MailOutlined';
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import DoorIcon from '@mui/icons-material/MeetingRoomOutlined';
import JournalIcon from '@mui/icons-material/MenuBookOutlined';
import DoctorIcon from '@mui/icons-material/MonitorHeartOutlined';
import SentIcon from '@mui/icons-material/OutboxOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import SearchIcon from '@mui/icons-material/Search';
import ViewingIcon from '@mui/icons-material/TourOutlined';
import ShareIcon from '@mui/icons-material/TuneOutlined';
import HookIcon from '@mui/icons-material/WebhookOutlined';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useServerState } from '../api/live/useServerState';
import { mayOpen, theAccount } from '../api/session';
import { useUnanswered } from '../inquiries/work/useWaiting';
import { VisuallyHidden } from '../layout/Panel';
import { useWaitingProofs } from '../review/useWaitingProofs';
import { maySearch, searchIsOpen } from '../search/SearchAnywhere';
import styles from './frame.module.css';

/** One place to go. `useCount` may say how many things wait there. */
interface Destination {
  resource: string;
  to: string;
  words: string;
  Icon: typeof CottageIcon;
  useCount?: () => number | undefined;
}

interface Group {
  /** The key of its name; without one its places stand by themselves. */
  words?: string;
  places: Destination[];
}

const GROUPS: Group[] = [
  { places: [{ resource: 'today', to: '/', words: 'desk.today', Icon: CottageIcon }] },
  {
    words: 'desk.groups.sales',
    places: [
      {
        resource: 'inquiries',
        to: '/inquiries',
        words: 'resources.inquiries.plural',
        Icon: InquiryIcon,
        useCount: useUnanswered,
      },
      { resource: 'viewings', to: '/viewings', words: 'inquiries.view_viewings', Icon: ViewingIcon },
    ],
  },
  {
    words: 'desk.groups.event',
    places: [
      { resource: 'events', to: '/events', words: 'resources.events.plural', Icon: EventIcon },
      { resource: 'delegates', to: '/delegates', words: 'resources.delegates.plural', Icon: BadgeIcon },
      {
        resource: 'review',
        to: '/review',
        words: 'desk.review',
        Icon: ReviewIcon,
        useCount: useWaitingProofs,
      },
      { resource: 'movements', to: '/movements', words: 'resources.movements.plural', Icon: JournalIcon },
      { resource: 'door-desk', to: '/door-desk', words: 'desk.door', Icon: DoorIcon },
    ],
  },
  {
    words: 'desk.groups.talk',
    places: [
      { resource: 'content', to: '/content', words: 'resources.content.plural', Icon: SiteIcon },
      { resource: 'mails', to: '/mails', words: 'resources.mails.plural', Icon: SentIcon },
    ],
  },
  {
    words: 'desk.groups.settings',
    places: [
      {
        resource: 'inquiry-settings',
        to: '/inquiry-settings',
        words: 'inquiries.settings_link',
        Icon: ShareIcon,
      },
      { resource: 'activity', to: '/activity', words: 'desk.activity', Icon: ActivityIcon },
      { resource: 'bin', to: '/bin', words: 'bin.title', Icon: BinIcon },
      { resource: 'staff', to: '/staff', words: 'resources.staff.plural', Icon: GroupIcon },
      { resource: 'api-keys', to: '/api-keys', words: 'resources.api-keys.plural', Icon: KeyIcon },
      { resource: 'webhooks', to: '/webhooks', words: 'resources.webhooks.plural', Icon: HookIcon },
      { resource: 'privacy', to: '/privacy', words: 'resources.privacy.plural', Icon: PrivacyIcon },
      { resource: 'backups', to: '/backups', words: 'desk.backups', Icon: BackupIcon },
      { resource: 'doctor', to: '/doctor', words: 'desk.doctor', Icon: DoctorIcon },
    ],
  },
];

const DESTINATIONS = GROUPS.flatMap(({ places }) => places);

/** What is somebody's work stands before what they may open besides: an editor begins at the site, not at the events. */
const BEGINNINGS = ['today', 'content', 'door-desk'];

/** Where somebody begins. */
export const firstPlace = (): string => {
  const open = DESTINATIONS.filter(({ resource }) => mayOpen(resource));
  const first = BEGINNINGS.flatMap((name) => open.filter(({ resource }) => resource === name));
  return (first[0] ?? open[0])?.to ?? '/account';
};

/** Where one can go; what somebody may not open is not shown to them. */
export function Navigation({ onChoose }: { onChoose?: () => void }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a low screen the place one is at may stand below the others, under the account.
  useEffect(() => {
    nav.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={translate('desk.back_office')} className={styles.nav}>
      <Brand />
      <ul>
        {maySearch() && (
          <li>
            <button
              type="button"
              onClick={() => {
                onChoose?.();
                searchIsOpen.set(true);
              }}
            >
              <SearchIcon aria-hidden />
              {translate('desk.search')}
              <kbd aria-hidden>/</kbd>
            </button>
          </li>
        )}
      </ul>
      {GROUPS.map((group) => (
        <Places key={group.places[0]?.to} group={group} onChoose={onChoose} />
      ))}
      <div className={styles.end}>
        <ul>
          <li>
            <NavLink to="/account" onClick={onChoose}>
              <AccountIcon aria-hidden />
              {theAccount().name}
            </NavLink>
          </li>
          <li>
            <NavLink to="/sign-out" onClick={onChoose}>
              <LogoutIcon aria-hidden />
              {translate('desk.sign_out')}
            </NavLink>
          </li>
        </ul>
        <Version />
      </div>
    </nav>
  );
}

/** A group of what the person may open; nothing where that is nothing. */
function Places({ group: { words, places }, onChoose }: { group: Group; onChoose?: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const open = places.filter(({ resource }) => mayOpen(resource));
  if (open.length === 0) return null;
  const list = (
    <ul aria-labelledby={words && id}>
      {open.map((place) => (
        <Item key={place.to} place={place} onChoose={onChoose} />
      ))}
    </ul>
  );
  if (!words) return list;
  return (
    <>
      <p id={id} className={styles.group}>
        {translate(words)}
      </p>
      {list}
    </>
  );
}

const none = () => undefined;

function Item({
  place: { to, words, Icon, useCount = none },
  onChoose,
}: {
  place: Destination;
  onChoose?: () => void;
}) {
  const translate = useTranslate();
  const count = useCount();
  return (
    <li>
      <NavLink to={to} end={to === '/'} onClick={onChoose}>
        <Icon aria-hidden />
        {translate(words)}
        {count ? (
          <span className={styles.count}>
            {count.toLocaleString()} <VisuallyHidden>{translate('desk.waiting')}</VisuallyHidden>
          </span>
        ) : null}
      </NavLink>
    </li>
  );
}

export function Brand() {
  const translate = useTranslate();
  return (
    <p className={styles.brandName}>
      {translate('desk.brand')} <small>{translate('desk.back_office_small')}</small>
    </p>
  );
}

/** Of the server, which may be newer than this page. */
function Version() {
  const translate = useTranslate();
  const server = useServerState();
  if (!server) return null;
  const version = server.commit === undefined ? server.version : `${server.version} (${server.commit})`;
  return <p className={styles.version}>{translate('desk.version', { version })}</p>;
}
