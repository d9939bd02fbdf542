import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyPart } from '../parts/lazyPart';
import { maySearch, searchIsOpen } from '../search/SearchAnywhere';
import styles from './frame.module.css';
import { Brand } from './Navigation';

export const NavigationDrawer = lazyPart(() => import('./NavigationDrawer'), 'NavigationDrawer');

/** Phones and tablets: a bar with a menu button. Once it was opened, the drawer stays in the page, so that it slides out again. */
export function NavigationBar() {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const translate = useTranslate();
  return (
    <>
      <header className={styles.bar}>
        <IconButton
          aria-label={translate('desk.open_menu')}
          color="inherit"
          onClick={() => setDrawer('open')}
        >
          <MenuIcon />
        </IconButton>
        <Brand />
        {maySearch() && (
          <IconButton
            aria-label={translate('desk.search')}
            color="inherit"
            onClick={() => searchIsOpen.set(true)}
            className={styles.searchButton}
          >
            <SearchIcon />
          </IconButton>
        )}
      </header>
      {drawer !== 'never' && (
        <Suspense fallback={null}>
          <NavigationDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </>
  );
}
