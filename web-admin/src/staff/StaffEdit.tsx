import { DeleteButton, Edit, minLength, PasswordInput, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { StaffInputs } from './StaffInputs';

const isPassword = [minLength(12, 'At least 12 characters')];

export const StaffEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list">
    <SimpleForm sx={{ maxWidth: 520 }} toolbar={<SaveOrRemove />}>
      <StaffInputs />
      <PasswordInput
        source="password"
        label="New password"
        helperText="Leave empty to keep the present one."
        autoComplete="new-password"
        validate={isPassword}
        parse={(typed: string) => typed || undefined}
      />
    </SimpleForm>
  </Edit>
);

const SaveOrRemove = () => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton label="Save changes" />
    <DeleteButton
      label="Remove the account"
      mutationMode="pessimistic"
      confirmTitle="Remove this account?"
      confirmContent="They are signed out at once and cannot sign in again."
    />
  </Toolbar>
);
