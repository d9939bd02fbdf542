import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'ra-core';
import styles from './frame.module.css';
import { Navigation } from './Navigation';

/** The navigation of phones and tablets; it closes after a choice. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { className: styles.drawer, 'aria-label': translate('desk.menu') } }}
    >
      <Navigation onChoose={onClose} />
    </Drawer>
  );
}
