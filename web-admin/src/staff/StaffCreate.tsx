import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Form, minLength, required, useTranslate } from 'ra-core';
import { PasswordInput } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import { UnsavedChanges } from '../kit/form/UnsavedChanges';
import { useSubmit } from '../kit/form/useSubmit';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { useMailSummary } from '../mail/useMailSummary';
import { StaffInputs } from './accounts';

const isPassword = [minLength(12, 'account.password_rule')];
const isGiven = [required(), ...isPassword];

export function StaffCreate() {
  const translate = useTranslate();
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const submit = useSubmit('staff.created');
  const { data: mail } = useMailSummary();
  const create = async (values: object) => {
    await api.create('staff', { data: values });
    await queries.invalidateQueries({ queryKey: ['staff'] });
    await navigate('/staff');
  };
  return (
    <>
      <PageHead title={translate('staff.create')} />
      <div style={{ maxWidth: 560 }}>
        <Panel title={translate('staff.account')}>
          <Form onSubmit={(values: object) => submit(() => create(values))} noValidate>
            <UnsavedChanges />
            <StaffInputs />
            <PasswordInput
              source="password"
              label={translate('staff.first_password')}
              helperText={translate(
                mail?.configured ? 'staff.first_password_mailed' : 'staff.first_password_help',
              )}
              autoComplete="new-password"
              validate={mail?.configured ? isPassword : isGiven}
            />
            <Button type="submit" variant="contained" sx={{ mt: 1.5 }}>
              {translate('staff.create')}
            </Button>
          </Form>
        </Panel>
      </div>
    </>
  );
}
