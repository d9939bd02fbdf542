import '../messages/account';
import Button from '@mui/material/Button';
import { Form, required, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { PasswordInput } from 'react-admin';
import { useApi } from '../api/dataProvider';
import { useInvalidate } from '../api/useCall';
import { useSubmit } from '../kit/form/useSubmit';
import { Panel } from '../layout/Panel';
import { ACCOUNT } from './useAccount';

type Passwords = { current_password: string; new_password: string };
const isRequired = [required()];
const repeats = (value: string, all: Passwords) =>
  value === all.new_password ? undefined : 'account.passwords_differ';

export function ChangePassword() {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const submit = useSubmit();
  const invalidate = useInvalidate();
  const [round, setRound] = useState(0);

  const change = async ({ current_password, new_password }: Passwords) => {
    await api.changePassword(current_password, new_password);
    notify('account.password_changed', { type: 'success' });
    setRound(round + 1);
    await invalidate(ACCOUNT);
  };
  return (
    <Panel title={translate('account.change_password')}>
      <Form key={round} onSubmit={(values: object) => submit(() => change(values as Passwords))} noValidate>
        <PasswordInput
          source="current_password"
          label={translate('account.current_password')}
          autoComplete="current-password"
          validate={isRequired}
        />
        <PasswordInput
          source="new_password"
          label={translate('account.new_password')}
          autoComplete="new-password"
          validate={isRequired}
          helperText={translate('account.password_rule')}
        />
        <PasswordInput
          source="repeated"
          label={translate('account.password_again')}
          autoComplete="new-password"
          validate={[...isRequired, repeats]}
        />
        <Button type="submit" variant="contained">
          {translate('account.change_password')}
        </Button>
      </Form>
    </Panel>
  );
}
