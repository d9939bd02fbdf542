import { FormDataConsumer, PasswordInput, required, useRecordContext } from 'react-admin';
import type { StaffMember } from '../api/types';

export type StaffChange = Partial<StaffMember> & { password?: string; current_password?: string };

const isRequired = [required('Required')];
const touchesAccess = (next: StaffChange, now: StaffMember) =>
  !!next.password || next.email !== now.email || next.role !== now.role;

/** Who changes how somebody signs in, or what they may do, shows first that it is really they. */
export function OwnPasswordInput() {
  const record = useRecordContext<StaffMember>();
  return (
    <FormDataConsumer<StaffChange>>
      {({ formData }) =>
        record &&
        touchesAccess(formData, record) && (
          <PasswordInput
            source="current_password"
            label="Your own password"
            helperText="To confirm the new e-mail, role or password."
            autoComplete="current-password"
            validate={isRequired}
          />
        )
      }
    </FormDataConsumer>
  );
}
