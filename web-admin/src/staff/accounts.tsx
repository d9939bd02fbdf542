import { useTranslate, email, required } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import type { Account } from '../api/types';
import { Time } from '../format/dates';
import { StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';

/** What each role may do, in words. */
export const ROLES: { id: Account['role']; name: string; what: string }[] = [
  { id: 'staff', name: 'Staff', what: 'delegates and inquiries' },
  { id: 'editor', name: 'Editor', what: 'the site’s content and events' },
  { id: 'door', name: 'Door', what: 'the door’s page alone' },
  { id: 'admin', name: 'Admin', what: 'everything, accounts and keys too' },
];

export const ROLE_CHOICES = ROLES.map(({ id, name, what }) => ({ id, name: `${name}: ${what}` }));
export const roleName = (role: string): string => ROLES.find(({ id }) => id === role)?.name ?? role;

/** Whether one can sign in to an account. */
export function AccountState({ disabled }: { disabled: boolean }) {
  const translate = useTranslate();
  return (
    <StateChip
      color={disabled ? palette.muted : palette.leaf}
      label={translate(disabled ? 'staff.is_disabled' : 'staff.is_enabled')}
    />
  );
}

export function LastSignIn({ at }: { at: string | null }) {
  const translate = useTranslate();
  return at ? <Time iso={at} /> : translate('staff.never');
}

const isRequired = [required('Required')];
const isEmail = [required('Required'), email('Invalid email address')];

/** What every account has, new or old. */
export const StaffInputs = () => (
  <>
    <TextInput source="name" validate={isRequired} autoComplete="off" />
    <TextInput source="email" type="email" validate={isEmail} autoComplete="off" />
    <SelectInput source="role" choices={ROLE_CHOICES} validate={isRequired} defaultValue="staff" />
  </>
);
