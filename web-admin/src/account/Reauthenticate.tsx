import { required, Form } from 'ra-core';
import { PasswordInput, TextInput } from 'react-admin';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { call } from '../api/client';
import { useSubmit } from '../form/useSubmit';

const isRequired = [required('Required')];

/** The reader's own password, once more, before something that a borrowed session must not do. */
export const YourPasswordInput = ({
  autoFocus,
  label = 'Your password',
}: {
  autoFocus?: boolean;
  label?: string;
}) => (
  <PasswordInput
    source="current_password"
    label={label}
    autoComplete="current-password"
    autoFocus={autoFocus}
    validate={isRequired}
  />
);

/** A code of the authenticator app; with `recovery`, one of those that stand in for it. */
export const CodeInput = ({ recovery = false }: { recovery?: boolean }) => (
  <TextInput
    key={recovery ? 'recovery' : 'app'}
    source="code"
    label={recovery ? 'Recovery code' : 'Code from the app'}
    helperText={recovery ? 'One of the ten that you kept, such as f3kq-8m2d-…' : 'Six digits'}
    autoComplete={recovery ? 'off' : 'one-time-code'}
    autoFocus
    slotProps={{
      htmlInput: { inputMode: recovery ? 'text' : 'numeric', autoCapitalize: 'none', maxLength: 64 },
    }}
    validate={isRequired}
  />
);

/** Asks for the password once more, where the API wants it given lately. */
export function Reauthenticate({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const submit = useSubmit();
  const reauthenticate = async (values: object) => {
    await call('POST', '/auth/reauthenticate', values);
    onDone();
  };
  return (
    <Form onSubmit={(values: object) => submit(() => reauthenticate(values))} noValidate>
      <Typography sx={{ mb: 1 }}>
        You signed in some time ago. Your password once more, to confirm this.
      </Typography>
      <YourPasswordInput autoFocus />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          Confirm
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}

/** Asks for the password over the page that is being used. */
export const PasswordDialog = ({ onEnd }: { onEnd: (given: boolean) => void }) => (
  <Dialog open onClose={() => onEnd(false)} aria-labelledby="password-dialog">
    <DialogTitle id="password-dialog">Is it you?</DialogTitle>
    <DialogContent>
      <Reauthenticate onDone={() => onEnd(true)} onCancel={() => onEnd(false)} />
    </DialogContent>
  </Dialog>
);

interface Props {
  /** What the button does, in its own words. */
  action: string;
  danger?: boolean;
  onProof: (proof: object) => Promise<void>;
  onCancel: () => void;
}

/** Asks for password and code before something is done about the second factor. */
export function ReauthenticateForm({ action, danger, onProof, onCancel }: Props) {
  const submit = useSubmit();
  const [recovery, setRecovery] = useState(false);
  return (
    <Form onSubmit={(proof: object) => submit(() => onProof(proof))} noValidate>
      <YourPasswordInput />
      <CodeInput recovery={recovery} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'}>
          {action}
        </Button>
        <Button onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use the app' : 'Use a recovery code'}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
