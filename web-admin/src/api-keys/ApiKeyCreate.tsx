import '../messages/keys';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Form, required, useTranslate } from 'ra-core';
import { useState } from 'react';
import { CheckboxGroupInput, DateInput, TextInput } from 'react-admin';
import { useApi } from '../api/dataProvider';
import type { ApiKey, NewApiKey } from '../api/types';
import { UnsavedChanges } from '../kit/form/UnsavedChanges';
import { useSubmit } from '../kit/form/useSubmit';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { NewKeyPanel } from './NewKeyPanel';

/** What a key may be allowed to do; the words are under `keys.may`. */
const SCOPES: ApiKey['scopes'] = [
  'content:read',
  'content:write',
  'events:read',
  'events:write',
  'delegates:read',
  'delegates:write',
  'movements:read',
  'door:read',
  'door:write',
  'inquiries:read',
  'inquiries:write',
];

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
  const api = useApi();
  const queries = useQueryClient();
  const submit = useSubmit();
  const [made, setMade] = useState<NewApiKey>();
  if (made) return <NewKeyPanel made={made} />;
  const create = async (typed: Typed) => {
    const { data } = await api.create<NewApiKey>('api-keys', { data: toRequest(typed) });
    setMade(data);
    await queries.invalidateQueries({ queryKey: ['api-keys'] });
  };
  return (
    <>
      <PageHead title={translate('keys.create')} />
      <div style={{ maxWidth: 560 }}>
        <Panel title={translate('resources.api-keys.name', { smart_count: 1 })}>
          <Form onSubmit={(values: object) => submit(() => create(values as Typed))} noValidate>
            <UnsavedChanges />
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
            <Button type="submit" variant="contained">
              {translate('keys.create')}
            </Button>
          </Form>
        </Panel>
      </div>
    </>
  );
}
