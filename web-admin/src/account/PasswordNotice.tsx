import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocation, Link } from 'react-router-dom';
import { formatDate } from '../format/dates';

/** Stays until the person has chosen a password; the form is one tap away. */
export function PasswordNotice({ due }: { due: string }) {
  const { pathname } = useLocation();
  const choose = (
    <Button component={Link} to="/account" color="inherit" variant="outlined" size="small">
      Choose a password
    </Button>
  );
  return (
    <Alert role="status" severity="warning" sx={notice} action={pathname === '/account' ? undefined : choose}>
      This password was made for you. Choose your own by {formatDate(due)}.
    </Alert>
  );
}

const notice = {
  mt: 1,
  mb: 2,
  alignItems: 'center',
  '& .MuiAlert-action': { pt: 0, whiteSpace: 'nowrap' },
  '@media (max-width: 599.95px)': {
    flexWrap: 'wrap',
    '& .MuiAlert-message': { flex: '1 1 70%' },
    '& .MuiAlert-action': { ml: 0, pl: 4, pb: 0.5 },
  },
};
