import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { may } from '../api/session';
import { searchIsOpen } from '../search/SearchAnywhere';
import { palette } from '../theme/palette';
import styles from './frame.module.css';
import { Brand, Navigation } from './Navigation';

/** Phones and tablets: a bar with a menu button; the drawer closes after a choice. */
export function NavigationDrawer() {
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const close = () => setOpen(false);
  return (
    <>
      <header className={styles.bar}>
        <IconButton aria-label={translate('desk.open_menu')} color="inherit" onClick={() => setOpen(true)}>
          <MenuIcon />
        </IconButton>
        <Brand />
        {may('desk') && (
          <IconButton
            aria-label={translate('desk.search')}
            color="inherit"
            onClick={() => searchIsOpen.set(true)}
            sx={{ ml: 'auto' }}
          >
            <SearchIcon />
          </IconButton>
        )}
      </header>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { className: styles.drawer, 'aria-label': translate('desk.menu'), sx: paper } }}
      >
        <Navigation onChoose={close} />
      </Drawer>
    </>
  );
}

const paper = { width: 264, bgcolor: palette.rail };
