import '../messages/account';
import '../messages/staff';
import Button from '@mui/material/Button';
import { Form, required, useNotify, useRecordContext, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { PasswordInput } from 'react-admin';
import { theAccount } from '../api/account/session';
import { useApi } from '../api/dataProvider';
import type { StaffMember } from '../api/types';
import { formatDate } from '../format/dates';
import { useSubmit } from '../kit/form/useSubmit';
import { Lead, Buttons, Panel } from '../layout/Panel';
import styles from './staff.module.css';

const isRequired = [required()];

/** A colleague's second factor, to be reset for someone who lost phone and recovery codes. */
export function SecondFactorNote() {
  const api = useApi();
  const translate = useTranslate();
  const record = useRecordContext<StaffMember>();
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!record?.second_factor_since || record.id === theAccount().id) return null;

  // The form starts from the record around it: only the password is meant.
  const reset = async ({ current_password }: { current_password?: string }) => {
    await api.resetSecondFactor(record.id, current_password);
    notify('staff.factor_reset', { type: 'success' });
    setAsking(false);
    refresh();
  };
  return (
    <Panel title={translate('account.factor')}>
      <Lead>{translate('staff.factor_since', { date: formatDate(record.second_factor_since) })}</Lead>
      {asking ? (
        <Form onSubmit={(values: object) => submit(() => reset(values))} noValidate>
          <PasswordInput
            source="current_password"
            label={translate('staff.own_password')}
            autoComplete="current-password"
            autoFocus
            validate={isRequired}
            className={styles.password}
          />
          <Buttons>
            <Button type="submit" variant="contained" color="error">
              {translate('staff.reset')}
            </Button>
            <Button color="inherit" onClick={() => setAsking(false)}>
              {translate('desk.cancel')}
            </Button>
          </Buttons>
        </Form>
      ) : (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {translate('staff.reset_factor')}
        </Button>
      )}
    </Panel>
  );
}
