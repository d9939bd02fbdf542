import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title, useGetIdentity } from 'react-admin';
import { Panel } from '../layout/Panel';
import { ChangePassword } from './ChangePassword';
import { SecondFactorPanel } from './SecondFactorPanel';
import { SessionsPanel } from './SessionsPanel';

/** One's own account: how it is secured, and where it is in use. */
export function AccountPage() {
  const { identity } = useGetIdentity();
  return (
    <Stack spacing={2} sx={{ maxWidth: 560, mt: 2 }}>
      <Title title="Your account" />
      <Panel title="Signed in as">
        <Typography>{identity?.fullName}</Typography>
        <Typography color="text.secondary">{identity?.email as string | undefined}</Typography>
      </Panel>
      <ChangePassword />
      <SecondFactorPanel />
      <SessionsPanel />
    </Stack>
  );
}
