import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { Form, useInput, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { fieldErrors } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import type { NewWebhookEndpoint, WebhookType } from '../api/types';
import { useCall } from '../api/useCall';
import { Panel } from '../layout/Panel';
import styles from './webhooks.module.css';

interface Values {
  url: string | null;
  description: string | null;
  types: string[];
}
const EMPTY: Values = { url: '', description: '', types: [] };

/** Adds a system that is told; nothing chosen means everything. */
export function AddEndpoint({ onAdded }: { onAdded: (added: NewWebhookEndpoint) => void }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  // The next endpoint starts with an empty form.
  const [added, setAdded] = useState(0);
  const add = async (values: object) => {
    const { url, description, types } = values as Values;
    try {
      onAdded(await api.addWebhook({ url: url ?? '', description: description ?? '', types }));
      setAdded((count) => count + 1);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return fieldErrors(error);
    }
  };
  return (
    <Panel title={translate('webhooks.add_title')}>
      <Form key={added} record={EMPTY} onSubmit={add} noValidate disableInvalidFormNotification>
        <Stack spacing={2}>
          <TextInput source="description" label="webhooks.which" helperText="webhooks.which_help" />
          <TextInput source="url" label="webhooks.address" type="url" helperText="https://…" />
          <Types />
          <Button type="submit" variant="contained" className={styles.add}>
            {translate('webhooks.add')}
          </Button>
        </Stack>
      </Form>
    </Panel>
  );
}

function Types() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'types' });
  const chosen = field.value as string[];
  const { data: known } = useCall(['webhooks', 'types'], (api) => api.webhookTypes());
  const toggle = (type: string) =>
    field.onChange(chosen.includes(type) ? chosen.filter((each) => each !== type) : [...chosen, type]);
  return (
    <fieldset className={styles.hookTypes}>
      <legend>{translate('webhooks.hears_of')}</legend>
      {bySubject(known ?? []).map(([subject, types]) => (
        <fieldset key={subject}>
          <legend>{subject.replaceAll('_', ' ')}</legend>
          {types.map(({ type, meaning }) => (
            <FormControlLabel
              key={type}
              control={
                <Checkbox size="small" checked={chosen.includes(type)} onChange={() => toggle(type)} />
              }
              label={meaning}
            />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}

/** `inquiry.created` is of an inquiry: nobody reads ninety in one list. */
function bySubject(known: readonly WebhookType[]): [subject: string, WebhookType[]][] {
  const found = new Map<string, WebhookType[]>();
  for (const each of known) {
    const [subject = ''] = each.type.split('.');
    found.set(subject, [...(found.get(subject) ?? []), each]);
  }
  return [...found];
}

/** A new secret, once. */
export function SecretShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Alert severity="success" onClose={onClose}>
      {translate('webhooks.secret')}
      <code className={styles.secret}>{secret}</code>
    </Alert>
  );
}
