import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { PageHead } from '../layout/PageHead';
import { ChangePassword } from './ChangePassword';

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
