import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import SearchIcon from '@mui/icons-material/Search';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { theAccount } from '../api/account/session';
import { useBrand } from '../api/brand';
import { useServerState } from '../api/live/useServerState';
import { useUnanswered } from '../inquiries/work/useWaiting';
import { canAccess } from '../kit/access';
import { VisuallyHidden } from '../layout/Panel';
import { PAGES, type Group, type PageName } from '../pages';
import { useWaitingProofs } from '../review/useWaitingProofs';
import { addressOf } from '../routes';
import { maySearch, searchIsOpen } from '../search/SearchAnywhere';
import styles from './frame.module.css';

/** The count beside a menu item. */
const COUNTS: Partial<Record<PageName, () => number | undefined>> = {
  inquiries: useUnanswered,
  review: useWaitingProofs,
};
const none = () => undefined;

type MenuItem = NonNullable<(typeof PAGES)[PageName]['menu']> & { page: PageName };

const MENU = (Object.keys(PAGES) as PageName[]).flatMap((page): MenuItem[] => {
  const { menu } = PAGES[page];
  return menu ? [{ ...menu, page }] : [];
});
const GROUPS = [...new Set(MENU.map(({ group }) => group))];

/** The menu, with the pages that the reader may open. */
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
        <MenuGroup key={group} group={group} onChoose={onChoose} />
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

/** One group of the menu; draws nothing where the reader may open none of its pages. */
function MenuGroup({ group, onChoose }: { group: Group; onChoose?: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const open = MENU.filter((item) => item.group === group && canAccess(item.page));
  if (open.length === 0) return null;
  const isNamed = group !== 'first';
  return (
    <>
      {isNamed && (
        <p id={id} className={styles.group}>
          {translate(`desk.menu_groups.${group}`)}
        </p>
      )}
      <ul aria-labelledby={isNamed ? id : undefined}>
        {open.map((item) => (
          <Item key={item.page} item={item} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}

function Item({ item: { page, words, Icon }, onChoose }: { item: MenuItem; onChoose?: () => void }) {
  const translate = useTranslate();
  const count = (COUNTS[page] ?? none)();
  return (
    <li>
      <NavLink to={addressOf(page)} end={page === 'today'} onClick={onChoose}>
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
  const brand = useBrand();
  return (
    <p className={styles.brandName}>
      <span title={brand}>{brand}</span> <small>{translate('desk.back_office_small')}</small>
    </p>
  );
}

/** The version of the server, which may be newer than this page. */
function Version() {
  const translate = useTranslate();
  const server = useServerState();
  if (!server) return null;
  const version = server.commit === undefined ? server.version : `${server.version} (${server.commit})`;
  return <p className={styles.version}>{translate('desk.version', { version })}</p>;
}
