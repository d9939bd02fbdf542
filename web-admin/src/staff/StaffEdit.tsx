import '../messages/account';
import { minLength, useRecordContext, useTranslate } from 'ra-core';
import { FormDataConsumer, PasswordInput } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { YourPasswordInput } from '../account/Reauthenticate';
import { signedIn, theAccount } from '../api/account/session';
import { whoAmI } from '../api/calls/session';
import type { StaffMember } from '../api/types';
import { History } from '../history/History';
import { Edit } from '../kit/form/Edit';
import { SimpleForm } from '../kit/form/SimpleForm';
import { PageHead } from '../layout/Page';
import { Lead, Panel, RecordColumns } from '../layout/Panel';
import { RecordMails } from '../mail/RecordMails';
import { DisableButton, InviteButton, RemoveAccountButton } from './AccountActions';
import { AccountState, roleWords, StaffInputs } from './accounts';
import { SecondFactorNote } from './SecondFactorNote';

const isPassword = [minLength(12, 'account.password_rule')];
type StaffChange = Partial<StaffMember> & { password?: string; current_password?: string };

const FIELDS = ['name', 'email', 'role', 'agent_code'] as const;
/** Sent only when they are filled in. */
const SECRETS = ['password', 'current_password'] as const;

const touchesAccess = (next: StaffChange, now: StaffMember) =>
  !!next.password || next.email !== now.email || next.role !== now.role;

export const StaffEdit = () => (
  <Edit>
    <Page />
  </Edit>
);

function Page() {
  const member = useRecordContext<StaffMember>();
  const translate = useTranslate();
  const navigate = useNavigate();
  if (!member) return null;
  const { id, name } = member;
  const done = async () => {
    // The menu names them, and the sign-in form of a session that ends.
    if (id === theAccount().id) signedIn(await whoAmI());
    void navigate('/staff');
  };
  return (
    <>
      <PageHead
        title={name}
        state={<AccountState disabled={member.disabled_at !== null} />}
        actions={id !== theAccount().id && <Actions member={member} />}
      />
      <RecordColumns
        shares={[1, 1]}
        left={
          <>
            <Panel title={translate('staff.account')}>
              <SimpleForm
                fields={FIELDS}
                optional={SECRETS}
                saved="staff.saved"
                wordsOf={(field, value) => (field === 'role' ? translate(roleWords(value)) : undefined)}
                onDone={() => void done()}
              >
                <StaffInputs />
                <PasswordInput
                  source="password"
                  label={translate('staff.new_password')}
                  helperText={translate('staff.new_password_help')}
                  autoComplete="new-password"
                  validate={isPassword}
                />
                {/* Changing a sign-in or a role needs the reader's own password. */}
                <FormDataConsumer<StaffChange>>
                  {({ formData }) =>
                    touchesAccess(formData, member) && (
                      <>
                        {formData.role !== member.role && <Lead>{translate('staff.new_role')}</Lead>}
                        <YourPasswordInput label={translate('staff.own_password')} />
                      </>
                    )
                  }
                </FormDataConsumer>
              </SimpleForm>
            </Panel>
            <SecondFactorNote />
          </>
        }
        right={
          <>
            <RecordMails />
            <History />
          </>
        }
      />
    </>
  );
}

/** An account is disabled first; only a disabled one can be removed. */
function Actions({ member }: { member: StaffMember }) {
  const { id, disabled_at } = member;
  return (
    <>
      {!disabled_at && <InviteButton id={id} />}
      <DisableButton member={member} />
      {disabled_at && <RemoveAccountButton member={member} />}
    </>
  );
}
