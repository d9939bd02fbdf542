import { PasswordInput, required } from 'react-admin';

const isRequired = [required('Required')];

/** The reader's own password, once more, before something that a borrowed session must not do. */
export const YourPasswordInput = ({ autoFocus }: { autoFocus?: boolean }) => (
  <PasswordInput
    source="current_password"
    label="Your password"
    autoComplete="current-password"
    autoFocus={autoFocus}
    validate={isRequired}
  />
);
