import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { PageHead } from '../layout/Page';
import { ChangePassword } from './ChangePassword';
import { SecondFactorPanel } from './SecondFactorPanel';

/** All there is for someone whose password was made for them and was not changed in time. */
export const PasswordOverdue = () => (
  <>
    <PageHead title="Choose your password" />
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <Alert role="status" severity="warning">
        Your password was made for you, and its time is over. Choose your own to go on.
      </Alert>
      <ChangePassword />
    </Stack>
  </>
);

/** All there is, where a second factor is demanded, for someone who has none yet. */
export const SecondFactorMissing = () => (
  <>
    <PageHead title="Switch on your second factor" />
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <Alert role="status" severity="warning">
        Signing in takes a second factor here. Switch yours on to go on.
      </Alert>
      <SecondFactorPanel />
    </Stack>
  </>
);
