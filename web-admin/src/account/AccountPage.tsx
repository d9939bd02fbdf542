import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, PasswordInput, required, Title, useGetIdentity, useLogout, useNotify } from 'react-admin';
import { useState } from 'react';
import { call } from '../api/client';
import { Panel } from '../layout/Panel';

type Passwords = { current_password: string; new_password: string };
const isRequired = [required('Required')];
const repeats = (value: string, all: Passwords) =>
  value === all.new_password ? undefined : 'The two passwords differ';

/** One's own account: change the password, end every session. */
export function AccountPage() {
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const logout = useLogout();
  const [round, setRound] = useState(0);

  const changePassword = async ({ current_password, new_password }: Passwords) => {
    try {
      await call('PUT', '/auth/password', { current_password, new_password });
      notify('Your password is changed. Other devices are signed out.', { type: 'success' });
      setRound(round + 1);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      // What is wrong with a field shows below it.
      return (error as { body?: { errors?: object } }).body?.errors;
    }
  };
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
      <Panel title="Change password">
        <Form key={round} onSubmit={(values: object) => changePassword(values as Passwords)} noValidate>
          <PasswordInput source="current_password" autoComplete="current-password" validate={isRequired} />
          <PasswordInput
            source="new_password"
            autoComplete="new-password"
            validate={isRequired}
            helperText="At least 12 characters"
          />
          <PasswordInput
            source="repeated"
            label="New password again"
            autoComplete="new-password"
            validate={[...isRequired, repeats]}
          />
          <Button type="submit" variant="contained">
            Change password
          </Button>
        </Form>
      </Panel>
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
