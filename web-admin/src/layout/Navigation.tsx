import CottageIcon from '@mui/icons-material/CottageOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useGetIdentity, useLogout, usePermissions } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { palette } from '../theme/palette';
import { Brand } from './Brand';

const EVERYONE = [
  { to: '/', text: 'Morning', Icon: CottageIcon },
  { to: '/delegates', text: 'Delegates', Icon: BadgeIcon },
  { to: '/inquiries', text: 'Inquiries', Icon: MailIcon },
];
const ADMINS = [
  { to: '/staff', text: 'Staff', Icon: GroupIcon },
  { to: '/api-keys', text: 'API keys', Icon: KeyIcon },
];

/** Where one can go; what only admins may open is not shown to others. */
export function Navigation({ onChoose }: { onChoose?: () => void }) {
  const { permissions } = usePermissions<string>();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const items = permissions === 'admin' ? [...EVERYONE, ...ADMINS] : EVERYONE;
  return (
    <Box
      component="nav"
      aria-label="Back office"
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}
    >
      <Box sx={{ px: 2, pt: 1 }}>
        <Brand />
      </Box>
      <List dense sx={list}>
        {items.map(({ to, text, Icon }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton component={NavLink} to={to} end={to === '/'} onClick={onChoose} sx={item}>
              <Icon fontSize="small" aria-hidden />
              {text}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <List dense sx={{ ...list, mt: 'auto', borderTop: '1px solid #33443C' }}>
        <ListItem disablePadding>
          <ListItemButton component={NavLink} to="/account" onClick={onChoose} sx={item}>
            <AccountIcon fontSize="small" aria-hidden />
            {identity?.fullName ?? 'Your account'}
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton onClick={() => void logout()} sx={item}>
            <LogoutIcon fontSize="small" aria-hidden />
            Sign out
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  );
}

const list = { px: 1, py: 1 };
const item = {
  gap: 1.5,
  minHeight: 44,
  borderRadius: 1,
  color: '#D9D2C5',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: '#20332B' },
  '&.active': { bgcolor: '#2A3F36', color: palette.paper, fontWeight: 600 },
  '&.Mui-focusVisible': { outline: `2px solid ${palette.brass}`, outlineOffset: -2 },
};
