import { required } from 'ra-core';
import { TextInput } from 'react-admin';

const isRequired = [required('Required')];

/** A code of the authenticator app; with `recovery`, one of those that stand in for it. */
export const CodeInput = ({ recovery = false }: { recovery?: boolean }) => (
  <TextInput
    key={recovery ? 'recovery' : 'app'}
    source="code"
    label={recovery ? 'Recovery code' : 'Code from the app'}
    helperText={recovery ? 'One of the ten that you kept, such as f3kq-8m2d-…' : 'Six digits'}
    autoComplete={recovery ? 'off' : 'one-time-code'}
    autoFocus
    slotProps={{
      htmlInput: { inputMode: recovery ? 'text' : 'numeric', autoCapitalize: 'none', maxLength: 64 },
    }}
    validate={isRequired}
  />
);
