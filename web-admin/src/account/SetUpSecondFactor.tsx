import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Form } from 'ra-core';
import { call } from '../api/client';
import type { NewSecret, RecoveryCodes } from '../api/types';
import { CodeInput } from './CodeInput';
import { SecretToScan } from './SecretToScan';
import { useSubmit } from '../form/useSubmit';
import { YourPasswordInput } from '../form/YourPasswordInput';

interface Props {
  onReady: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** First the password, then the secret to scan and a code that proves that it was. */
export function SetUpSecondFactor({ onReady, onCancel }: Props) {
  const submit = useSubmit();
  const [secret, setSecret] = useState<NewSecret>();

  const begin = async (proof: object) =>
    setSecret(await call<NewSecret>('POST', '/auth/second-factor', proof));
  const confirm = async (proof: object) =>
    onReady((await call<RecoveryCodes>('PUT', '/auth/second-factor', proof)).recovery_codes);
  const buttons = (action: string) => (
    <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
      <Button type="submit" variant="contained">
        {action}
      </Button>
      <Button color="inherit" onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  );

  if (!secret)
    return (
      <Form key="begin" onSubmit={(values: object) => submit(() => begin(values))} noValidate>
        <Typography sx={{ mb: 1 }}>First, your password once more.</Typography>
        <YourPasswordInput autoFocus />
        {buttons('Go on')}
      </Form>
    );
  return (
    <Form key="confirm" onSubmit={(values: object) => submit(() => confirm(values))} noValidate>
      <SecretToScan secret={secret} />
      <CodeInput />
      {buttons('Switch on')}
    </Form>
  );
}
