import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Translate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import type { NewSecret } from '../api/types';
import { useSubmit } from '../kit/form/useSubmit';
import { palette } from '../theme/palette';
import { CodeInput, YourPasswordInput } from './Reauthenticate';

interface Props {
  onReady: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** First the password, then the secret to scan and a code that proves that it was. */
export function SetUpSecondFactor({ onReady, onCancel }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const submit = useSubmit();
  const [secret, setSecret] = useState<NewSecret>();

  const begin = async (proof: object) => setSecret(await api.beginSecondFactor(proof));
  const confirm = async (proof: object) => onReady((await api.confirmSecondFactor(proof)).recovery_codes);
  const buttons = (action: string) => (
    <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
      <Button type="submit" variant="contained">
        {action}
      </Button>
      <Button color="inherit" onClick={onCancel}>
        {translate('desk.cancel')}
      </Button>
    </Stack>
  );

  if (!secret)
    return (
      <Form key="begin" onSubmit={(values: object) => submit(() => begin(values))} noValidate>
        <Typography sx={{ mb: 1 }}>{translate('account.first_password')}</Typography>
        <YourPasswordInput autoFocus />
        {buttons(translate('account.go_on'))}
      </Form>
    );
  return (
    <Form key="confirm" onSubmit={(values: object) => submit(() => confirm(values))} noValidate>
      <SecretToScan secret={secret} />
      <CodeInput />
      {buttons(translate('account.switch_on'))}
    </Form>
  );
}

/** The secret as a QR code, as an address for an app on the same device, and as text. */
export function SecretToScan({ secret: { qr_code, address, secret } }: { secret: NewSecret }) {
  const translate = useTranslate();
  const open = <Link href={address}>{translate('account.open_app')}</Link>;
  return (
    <>
      <Typography>
        <Translate i18nKey="account.scan" options={{ open }} />
      </Typography>
      <Box
        component="img"
        src={qr_code}
        alt={translate('account.secret_code')}
        sx={{ display: 'block', width: 208, height: 208, my: 1.5, border: `1px solid ${palette.hairline}` }}
      />
      <Typography>{translate('account.type_secret')}</Typography>
      <Box
        component="code"
        sx={{ display: 'block', p: 1.5, my: 1, bgcolor: palette.sand, overflowWrap: 'anywhere' }}
      >
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </Box>
      <Typography sx={{ mt: 1.5 }}>{translate('account.enter_code')}</Typography>
    </>
  );
}
