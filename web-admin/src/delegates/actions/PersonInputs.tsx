import { TextInput } from 'react-admin';

const FIELDS = [
  ['first_name', 'text'],
  ['last_name', 'text'],
  ['email', 'email'],
  ['phone_number', 'tel'],
] as const;

/** Who comes, and how they are reached; all of it is required. */
export const PersonInputs = () =>
  FIELDS.map(([field, type], n) => (
    <TextInput
      key={field}
      source={field}
      resource="delegates"
      type={type}
      helperText={false}
      autoComplete="off"
      autoFocus={n === 0}
      required
    />
  ));
