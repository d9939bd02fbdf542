import { required } from 'ra-core';
import { PasswordInput } from 'react-admin';

const isRequired = [required('Required')];

/** The reader's own password, once more, before something that a borrowed session must not do. */
export const YourPasswordInput = ({
  autoFocus,
  label = 'Your password',
}: {
  autoFocus?: boolean;
  label?: string;
}) => (
  <PasswordInput
    source="current_password"
    label={label}
    autoComplete="current-password"
    autoFocus={autoFocus}
    validate={isRequired}
  />
);
