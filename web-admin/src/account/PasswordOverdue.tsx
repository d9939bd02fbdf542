import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Title } from 'react-admin';
import { ChangePassword } from './ChangePassword';

/** All there is for someone whose password was made for them and was not changed in time. */
export const PasswordOverdue = () => (
  <Stack spacing={2} sx={{ maxWidth: 480, mt: 2 }}>
    <Title title="Choose your password" />
    <Alert role="status" severity="warning">
      Your password was made for you, and its time is over. Choose your own to go on.
    </Alert>
    <ChangePassword />
  </Stack>
);
