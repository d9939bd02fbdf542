import ReviewIcon from '@mui/icons-material/CheckOutlined';
import CottageIcon from '@mui/icons-material/CottageOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import SentIcon from '@mui/icons-material/OutboxOutlined';
import HookIcon from '@mui/icons-material/WebhookOutlined';
import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import BinIcon from '@mui/icons-material/DeleteOutlineOutlined';
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import DoorIcon from '@mui/icons-material/MeetingRoomOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import SiteIcon from '@mui/icons-material/LanguageOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import SearchIcon from '@mui/icons-material/Search';
import { useTranslate } from 'ra-core';
import { NavLink } from 'react-router-dom';
import { version } from '../../../package.json';
import { may, mayOpen, theAccount } from '../api/session';
import { useWaitingProofs } from '../review/useWaitingProofs';
import { useUnanswered } from '../inquiries/useWaiting';
import { VisuallyHidden } from '../layout/Panel';
import { searchIsOpen } from '../search/SearchAnywhere';

/** One place to go. `useCount` may say how many things wait there. */
interface Place {
  resource: string;
  to: string;
  words: string;
  Icon: typeof CottageIcon;
  useCount?: () => number | undefined;
}

const PLACES: Place[] = [
  { resource: 'today', to: '/', words: 'desk.today', Icon: CottageIcon },
  {
    resource: 'review',
    to: '/review',
    words: 'desk.review',
    Icon: ReviewIcon,
    useCount: useWaitingProofs,
  },
  {
    resource: 'delegates',
    to: '/delegates',
    words: 'resources.delegates.plural',
    Icon: BadgeIcon,
  },
  {
    resource: 'inquiries',
    to: '/inquiries',
    words: 'resources.inquiries.plural',
    Icon: MailIcon,
    useCount: useUnanswered,
  },
  { resource: 'content', to: '/content', words: 'resources.content.plural', Icon: SiteIcon },
  { resource: 'events', to: '/events', words: 'resources.events.plural', Icon: EventIcon },
  { resource: 'door-desk', to: '/door-desk', words: 'desk.door', Icon: DoorIcon },
  { resource: 'mails', to: '/mails', words: 'resources.mails.plural', Icon: SentIcon },
  { resource: 'bin', to: '/bin', words: 'bin.title', Icon: BinIcon },
  { resource: 'staff', to: '/staff', words: 'resources.staff.plural', Icon: GroupIcon },
  { resource: 'api-keys', to: '/api-keys', words: 'resources.api-keys.plural', Icon: KeyIcon },
  { resource: 'webhooks', to: '/webhooks', words: 'resources.webhooks.plural', Icon: HookIcon },
  { resource: 'privacy', to: '/privacy', words: 'resources.privacy.plural', Icon: PrivacyIcon },
  { resource: 'jobs', to: '/jobs', words: 'resources.jobs.plural', Icon: ClockIcon },
];

/** Where somebody begins. */
export const firstPlace = (): string => PLACES.find(({ resource }) => mayOpen(resource))?.to ?? '/account';

/** Where one can go; what somebody may not open is not shown to them. */
export function Navigation({ onChoose }: { onChoose?: () => void }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('desk.back_office')} className="desk-nav">
      <Brand />
      <ul>
        {may('desk') && (
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
        {PLACES.filter(({ resource }) => mayOpen(resource)).map((place) => (
          <Item key={place.to} place={place} onChoose={onChoose} />
        ))}
      </ul>
      <ul className="end">
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
      <p className="desk-version">{translate('desk.version', { version })}</p>
    </nav>
  );
}

const none = () => undefined;

function Item({
  place: { to, words, Icon, useCount = none },
  onChoose,
}: {
  place: Place;
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
          <span className="count">
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
    <p className="brand-name">
      {translate('desk.brand')} <small>{translate('desk.back_office_small')}</small>
    </p>
  );
}
