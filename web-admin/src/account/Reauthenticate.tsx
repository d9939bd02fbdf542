import '../messages/account';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Form, required, useTranslate } from 'ra-core';
import { useState } from 'react';
import { PasswordInput, TextInput } from 'react-admin';
import { useApi } from '../api/dataProvider';
import { useSubmit } from '../kit/form/useSubmit';
import { Buttons } from '../layout/Panel';
import styles from './account.module.css';

const isRequired = [required()];

/** The reader's own password, once more, before something that a borrowed session must not do. */
export function YourPasswordInput({ autoFocus, label }: { autoFocus?: boolean; label?: string }) {
  const translate = useTranslate();
  return (
    <PasswordInput
      source="current_password"
      label={label ?? translate('account.your_password')}
      autoComplete="current-password"
      autoFocus={autoFocus}
      validate={isRequired}
    />
  );
}

/** A code of the authenticator app; with `recovery`, one of those that stand in for it. */
export function CodeInput({ recovery = false }: { recovery?: boolean }) {
  const translate = useTranslate();
  return (
    <TextInput
      key={recovery ? 'recovery' : 'app'}
      source="code"
      label={translate(recovery ? 'account.recovery_code' : 'account.app_code')}
      helperText={translate(recovery ? 'account.recovery_code_help' : 'account.app_code_help')}
      autoComplete={recovery ? 'off' : 'one-time-code'}
      autoFocus
      slotProps={{
        htmlInput: { inputMode: recovery ? 'text' : 'numeric', autoCapitalize: 'none', maxLength: 64 },
      }}
      validate={isRequired}
    />
  );
}

/** Asks for the password once more, where the API wants it given lately. */
export function Reauthenticate({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const api = useApi();
  const translate = useTranslate();
  const submit = useSubmit();
  const reauthenticate = async (values: object) => {
    await api.reauthenticate(values);
    onDone();
  };
  return (
    <Form onSubmit={(values: object) => submit(() => reauthenticate(values))} noValidate>
      <Typography className={styles.asked}>{translate('account.reauthenticate')}</Typography>
      <YourPasswordInput autoFocus />
      <Buttons>
        <Button type="submit" variant="contained">
          {translate('account.confirm')}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {translate('desk.cancel')}
        </Button>
      </Buttons>
    </Form>
  );
}

/** Asks for the password over the page that is being used. */
export function PasswordDialog({ onEnd }: { onEnd: (given: boolean) => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={() => onEnd(false)} aria-labelledby="password-dialog">
      <DialogTitle id="password-dialog">{translate('account.is_it_you')}</DialogTitle>
      <DialogContent>
        <Reauthenticate onDone={() => onEnd(true)} onCancel={() => onEnd(false)} />
      </DialogContent>
    </Dialog>
  );
}

interface Props {
  /** The label of the button. */
  action: string;
  danger?: boolean;
  onProof: (proof: object) => Promise<void>;
  onCancel: () => void;
}

/** Asks for password and code before something is done about the second factor. */
export function ReauthenticateForm({ action, danger, onProof, onCancel }: Props) {
  const translate = useTranslate();
  const submit = useSubmit();
  const [recovery, setRecovery] = useState(false);
  return (
    <Form onSubmit={(proof: object) => submit(() => onProof(proof))} noValidate>
      <YourPasswordInput />
      <CodeInput recovery={recovery} />
      <Buttons apart>
        <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'}>
          {action}
        </Button>
        <Button onClick={() => setRecovery(!recovery)}>
          {translate(recovery ? 'account.use_app' : 'account.use_recovery_code')}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {translate('desk.cancel')}
        </Button>
      </Buttons>
    </Form>
  );
}
