import '../messages/keys';
import { required, useTranslate } from 'ra-core';
import { useState } from 'react';
import { CheckboxGroupInput, DateInput, TextInput } from 'react-admin';
import { SCOPES_OF } from '../api/roles';
import type { ApiKey, NewApiKey } from '../api/types';
import { Create } from '../kit/form/Create';
import { SimpleForm } from '../kit/form/SimpleForm';
import { Panel } from '../layout/Panel';
import { NewKeyPanel } from './NewKeyPanel';

/** What a key may be allowed to do: all that the server knows. The words are under `keys.may`. */
const SCOPES: ApiKey['scopes'] = [...SCOPES_OF.admin];

const isRequired = [required()];
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
  const translate = useTranslate();
  const [made, setMade] = useState<NewApiKey>();
  if (made) return <NewKeyPanel made={made} />;
  return (
    <Create<NewApiKey>
      title={translate('keys.create')}
      transform={(values) => toRequest(values as Typed)}
      onSuccess={setMade}
    >
      <Panel title={translate('resources.api-keys.name', { smart_count: 1 })}>
        <SimpleForm saveLabel="keys.create">
          <TextInput source="name" helperText={translate('keys.name_help')} validate={isRequired} />
          <CheckboxGroupInput
            source="scopes"
            label={translate('resources.api-keys.fields.scopes')}
            choices={SCOPES.map((id) => ({ id, name: translate(`keys.may.${id}`) }))}
            row={false}
            validate={isRequired}
          />
          <DateInput
            source="expires_on"
            label={translate('keys.until')}
            helperText={translate('keys.until_help')}
          />
        </SimpleForm>
      </Panel>
    </Create>
  );
}
