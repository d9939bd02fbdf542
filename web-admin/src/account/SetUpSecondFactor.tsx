import '../messages/account';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Form, Translate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import type { NewSecret } from '../api/types';
import { useSubmit } from '../kit/form/useSubmit';
import { Buttons } from '../layout/Panel';
import styles from './account.module.css';
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
    <Buttons apart>
      <Button type="submit" variant="contained">
        {action}
      </Button>
      <Button color="inherit" onClick={onCancel}>
        {translate('desk.cancel')}
      </Button>
    </Buttons>
  );

  if (!secret)
    return (
      <Form key="begin" onSubmit={(values: object) => submit(() => begin(values))} noValidate>
        <Typography className={styles.asked}>{translate('account.first_password')}</Typography>
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
function SecretToScan({ secret: { qr_code, address, secret } }: { secret: NewSecret }) {
  const translate = useTranslate();
  const open = <Link href={address}>{translate('account.open_app')}</Link>;
  return (
    <>
      <Typography>
        <Translate i18nKey="account.scan" options={{ open }} />
      </Typography>
      <img className={styles.qrCode} src={qr_code} alt={translate('account.secret_code')} />
      <Typography>{translate('account.type_secret')}</Typography>
      <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <Typography className={styles.enterCode}>{translate('account.enter_code')}</Typography>
    </>
  );
}
