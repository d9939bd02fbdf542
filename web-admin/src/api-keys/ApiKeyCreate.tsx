import { useState } from 'react';
import { CheckboxGroupInput, Create, DateInput, required, SimpleForm, TextInput } from 'react-admin';
import type { NewApiKey } from '../api/types';
import { NewKeyPanel } from './NewKeyPanel';
import { SCOPES } from './scopes';

const isRequired = [required('Required')];
/** A key works until the end of the chosen day, in the maker's time. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59`).toISOString();
type Typed = { name: string; scopes: string[]; expires_on?: string };
const toRequest = ({ name, scopes, expires_on }: Typed) => ({
  name,
  scopes,
  ...(expires_on && { expires_at: endOfDay(expires_on) }),
});

/** Makes a key and shows it once: only its hash is kept. */
export function ApiKeyCreate() {
  const [made, setMade] = useState<NewApiKey>();
  if (made) return <NewKeyPanel made={made} />;
  return (
    <Create
      title="Make an API key"
      transform={(typed: object) => toRequest(typed as Typed)}
      mutationOptions={{ onSuccess: (data: unknown) => setMade(data as NewApiKey) }}
    >
      <SimpleForm sx={{ maxWidth: 520 }}>
        <TextInput source="name" helperText="What uses it, e.g. “Church portal”" validate={isRequired} />
        <CheckboxGroupInput
          source="scopes"
          label="May do"
          choices={SCOPES}
          row={false}
          validate={isRequired}
        />
        <DateInput
          source="expires_on"
          label="Works until the end of"
          helperText="Empty: until it is revoked"
        />
      </SimpleForm>
    </Create>
  );
}
