import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title, useGetIdentity, useLogout, useNotify } from 'react-admin';
import { call } from '../api/client';
import { Panel } from '../layout/Panel';
import { ChangePassword } from './ChangePassword';

/** One's own account: change the password, end every session. */
export function AccountPage() {
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const logout = useLogout();

  const signOutEverywhere = async () => {
    try {
      await call('POST', '/auth/sign-out-everywhere');
      await logout();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };

  return (
    <Stack spacing={2} sx={{ maxWidth: 480, mt: 2 }}>
      <Title title="Your account" />
      <Panel title="Signed in as">
        <Typography>{identity?.fullName}</Typography>
        <Typography color="text.secondary">{identity?.email as string | undefined}</Typography>
      </Panel>
      <ChangePassword />
      <Panel title="Sign out everywhere">
        <Typography sx={{ mb: 1.5 }}>
          Ends every session of this account, on this device too. Do it after using a shared computer.
        </Typography>
        <Button variant="outlined" color="error" onClick={() => void signOutEverywhere()}>
          Sign out everywhere
        </Button>
      </Panel>
    </Stack>
  );
}
