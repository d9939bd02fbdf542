import { Create, minLength, PasswordInput, required, SimpleForm } from 'react-admin';
import { StaffInputs } from './StaffInputs';

const isPassword = [required('Required'), minLength(12, 'At least 12 characters')];

export const StaffCreate = () => (
  <Create redirect="list" title="Add an account">
    <SimpleForm sx={{ maxWidth: 520 }}>
      <StaffInputs />
      <PasswordInput
        source="password"
        label="First password"
        helperText="At least 12 characters. They choose their own within 7 days."
        autoComplete="new-password"
        validate={isPassword}
      />
    </SimpleForm>
  </Create>
);
