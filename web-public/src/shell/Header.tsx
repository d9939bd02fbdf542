import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../components/Icon';
import { SocialLinks } from '../components/SocialLinks';
import { Wordmark } from '../components/Wordmark';
import { brand } from '../content/company';
import { navigation } from '../content/navigation';
import { MenuItem } from './MenuItem';
import { SIDEBAR } from './Sidebar';

export function Header() {
  const { key } = useLocation();
  const [settled, setSettled] = useState(key);

  // After an in-app navigation the pointer still rests on the menu: close what hover and keys opened.
  useEffect(() => {
    document.querySelectorAll<HTMLElement>(':popover-open').forEach((open) => open.hidePopover());
  }, [key]);

  return (
    <header className="no-print sticky top-0 z-40 h-(--header) border-b border-ink/12 bg-paper">
      <div className="wrap flex h-full items-center justify-between gap-6">
        <Link to="/" aria-label={`${brand}, home`} className="flex h-11 items-center">
          <Wordmark />
        </Link>
        <nav
          aria-label="Main"
          className={`hidden h-full nav:block ${settled === key ? '' : 'menu-dismissed'}`}
          onPointerLeave={() => setSettled(key)}
        >
          <ul className="flex h-full gap-7 text-[0.9375rem]">
            {navigation.map((item) => (
              <MenuItem key={item.href} item={item} />
            ))}
          </ul>
        </nav>
        <SocialLinks className="hidden nav:-mr-3 nav:flex" />
        <button
          type="button"
          popoverTarget={SIDEBAR}
          aria-label="Open menu"
          className="-mr-2.5 grid size-11 place-items-center nav:hidden"
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
