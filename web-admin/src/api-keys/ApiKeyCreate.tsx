import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Form, required, useTranslate } from 'ra-core';
import { useState } from 'react';
import { CheckboxGroupInput, DateInput, TextInput } from 'react-admin';
import type { ApiKey, NewApiKey } from '../api/types';
import { useDesk } from '../api/dataProvider';
import { UnsavedChanges } from '../form/UnsavedChanges';
import { useSubmit } from '../form/useSubmit';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { NewKeyPanel } from './NewKeyPanel';

export const SCOPES: { id: ApiKey['scopes'][number]; name: string }[] = [
  { id: 'content:read', name: 'Read the site’s content, drafts too' },
  { id: 'content:write', name: 'Change and publish the site’s content' },
  { id: 'events:read', name: 'Read events, drafts too' },
  { id: 'events:write', name: 'Change events' },
  { id: 'delegates:read', name: 'Read delegates' },
  { id: 'delegates:write', name: 'Change delegates, and remove them' },
  { id: 'inquiries:read', name: 'Read inquiries' },
  { id: 'inquiries:write', name: 'Work on inquiries, and remove them' },
];

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
  const translate = useTranslate();
  const desk = useDesk();
  const queries = useQueryClient();
  const submit = useSubmit();
  const [made, setMade] = useState<NewApiKey>();
  if (made) return <NewKeyPanel made={made} />;
  const create = async (typed: Typed) => {
    const { data } = await desk.create<NewApiKey>('api-keys', { data: toRequest(typed) });
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
            <Button type="submit" variant="contained">
              {translate('keys.create')}
            </Button>
          </Form>
        </Panel>
      </div>
    </>
  );
}
