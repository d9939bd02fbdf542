import { email, required } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import { ROLE_CHOICES } from './roles';

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
