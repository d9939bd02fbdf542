import '../messages/event/delegates';
import '../messages/staff';
import { required, useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import type { Account } from '../api/types';
import { Time } from '../format/dates';
import { StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import styles from './staff.module.css';

const ROLES: Account['role'][] = ['agent', 'manager', 'event-desk', 'editor', 'door', 'admin'];

/** Each role with the key of what it may do, in words. */
const ROLE_CHOICES = ROLES.map((id) => ({ id, name: `staff.roles_may.${id}` }));

/** The key of a role's name. */
export const roleWords = (role: string): string => `staff.roles.${role}`;

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

const isRequired = [required()];
/** As the API takes it: the first account is `admin@localhost`, which has no domain. */
const isAddress = (value?: string) =>
  !value || /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? undefined : 'delegates.invalid_email';
const isEmail = [required(), isAddress];

/** What every account has, new or old. */
export const StaffInputs = () => (
  <>
    <TextInput source="name" validate={isRequired} autoComplete="off" />
    <TextInput source="email" type="email" validate={isEmail} autoComplete="off" />
    <SelectInput
      source="role"
      choices={ROLE_CHOICES}
      validate={isRequired}
      defaultValue="agent"
      className={styles.role}
    />
    <TextInput source="agent_code" helperText="staff.agent_code_help" autoComplete="off" />
  </>
);
