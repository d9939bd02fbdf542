import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Form, Notification, PasswordInput, required, TextInput, useLogin } from 'react-admin';
import { fieldErrors } from '../api/client';
import { palette } from '../theme/palette';
import { CodeStep } from './CodeStep';

const isRequired = [required('Required')];
type Credentials = { email: string; password: string; code?: string };

/** Signs in and returns to the page that was asked for; a refusal stays on the screen. */
export function SignInPage() {
  const login = useLogin();
  const [failure, setFailure] = useState<string>();
  const [codeAsked, setCodeAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const submit = async ({ email, password, code }: Credentials) => {
    setPending(true);
    setFailure(undefined);
    try {
      await login({ email, password, code: codeAsked ? code : undefined });
    } catch (error) {
      const needsCode = fieldErrors(error)?.code !== undefined;
      setCodeAsked(codeAsked || needsCode);
      // That a code is needed is news, and no failure, the first time.
      if (codeAsked || !needsCode) setFailure((error as Error).message);
    } finally {
      setPending(false);
    }
  };
  const back = () => {
    setCodeAsked(false);
    setFailure(undefined);
  };
  return (
    <Box component="main" sx={page}>
      <Box sx={{ width: '100%', maxWidth: 360 }}>
        <Typography component="p" sx={{ color: palette.terracotta, fontWeight: 600 }}>
          Stealth Land
        </Typography>
        <Typography component="h1" variant="h1" sx={{ mb: 2 }}>
          Back office
        </Typography>
        <Form onSubmit={(values: object) => submit(values as Credentials)} noValidate>
          {failure && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {failure}
            </Alert>
          )}
          {codeAsked ? (
            <CodeStep pending={pending} onBack={back} />
          ) : (
            <>
              <TextInput
                source="email"
                label="E-mail"
                type="email"
                autoComplete="username"
                validate={isRequired}
              />
              <PasswordInput source="password" autoComplete="current-password" validate={isRequired} />
              <Button
                type="submit"
                variant="contained"
                size="large"
                fullWidth
                disabled={pending}
                sx={{ mt: 1 }}
              >
                {pending ? 'Signing in…' : 'Sign in'}
              </Button>
            </>
          )}
        </Form>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
          No account, or the password is lost? An admin of the back office can help.
        </Typography>
      </Box>
      <Notification />
    </Box>
  );
}

const page = {
  minHeight: '100vh',
  display: 'grid',
  placeItems: 'center',
  p: 3,
  bgcolor: palette.paper,
  borderTop: `6px solid ${palette.ink}`,
};
