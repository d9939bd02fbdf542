import { DeleteButton, Edit, minLength, PasswordInput, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { History } from '../history/History';
import { OwnPasswordInput, type StaffChange } from './OwnPasswordInput';
import { SecondFactorNote } from './SecondFactorNote';
import { StaffInputs } from './StaffInputs';

const isPassword = [minLength(12, 'At least 12 characters')];

/** The API takes what may be changed, and no password when the present one stays. */
const toRequest = ({ name, email, role, password, current_password }: StaffChange) => ({
  name,
  email,
  role,
  ...(password && { password }),
  ...(current_password && { current_password }),
});

export const StaffEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list" transform={toRequest}>
    <SimpleForm sx={{ maxWidth: 520 }} toolbar={<SaveOrRemove />}>
      <StaffInputs />
      <PasswordInput
        source="password"
        label="New password"
        helperText="Leave empty to keep the present one. They choose their own within 7 days."
        autoComplete="new-password"
        validate={isPassword}
      />
      <OwnPasswordInput />
    </SimpleForm>
    <SecondFactorNote />
    <History />
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
