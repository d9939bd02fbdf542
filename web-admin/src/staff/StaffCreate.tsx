import '../messages/account';
import { minLength, required, useTranslate } from 'ra-core';
import { PasswordInput } from 'react-admin';
import { Create } from '../kit/form/Create';
import { SimpleForm } from '../kit/form/SimpleForm';
import { Panel } from '../layout/Panel';
import { useMailSummary } from '../mail/useMailSummary';
import { StaffInputs } from './accounts';

const isPassword = [minLength(12, 'account.password_rule')];
const isGiven = [required(), ...isPassword];

export function StaffCreate() {
  const translate = useTranslate();
  const { data: mail } = useMailSummary();
  return (
    <Create title={translate('staff.create')} saved={() => ['staff.created']} redirect="list">
      <Panel title={translate('staff.account')}>
        <SimpleForm saveLabel="staff.create">
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
        </SimpleForm>
      </Panel>
    </Create>
  );
}
