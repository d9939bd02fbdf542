import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { palette } from '../theme/palette';
import { Brand } from './Brand';
import { Navigation } from './Navigation';

/** Phones and tablets: a bar with a menu button; the drawer closes after a choice. */
export function NavigationDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Box component="header" sx={bar}>
        <IconButton aria-label="Open the menu" color="inherit" onClick={() => setOpen(true)} sx={{ p: 1.25 }}>
          <MenuIcon />
        </IconButton>
        <Brand />
      </Box>
      <Drawer open={open} onClose={close} slotProps={{ paper: { 'aria-label': 'Menu', sx: paper } }}>
        <Navigation onChoose={close} />
      </Drawer>
    </>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: palette.ink,
  color: palette.paper,
};
const paper = { width: 264, bgcolor: palette.ink };
