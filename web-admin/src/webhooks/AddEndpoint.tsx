import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { fieldErrors } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import type { NewWebhookEndpoint } from '../api/types';
import { useCall } from '../api/useCall';
import { Panel } from '../layout/Panel';
import styles from './webhooks.module.css';

/** Adds a system that is told; nothing chosen means everything. */
export function AddEndpoint({ onAdded }: { onAdded: (added: NewWebhookEndpoint) => void }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [types, setTypes] = useState<string[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { data: known } = useCall(['webhooks', 'types'], (api) => api.webhookTypes());
  const add = async (event: FormEvent) => {
    event.preventDefault();
    try {
      onAdded(await api.addWebhook({ url, description, types }));
      setUrl('');
      setDescription('');
      setTypes([]);
      setErrors({});
    } catch (error) {
      setErrors(fieldErrors(error) ?? {});
      notify((error as Error).message, { type: 'error' });
    }
  };
  const toggle = (type: string) =>
    setTypes((chosen) =>
      chosen.includes(type) ? chosen.filter((each) => each !== type) : [...chosen, type],
    );
  return (
    <Panel title={translate('webhooks.add_title')}>
      <Stack component="form" spacing={2} onSubmit={(event) => void add(event)} noValidate>
        <TextField
          label={translate('webhooks.which')}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
          error={'description' in errors}
          helperText={errors.description ?? translate('webhooks.which_help')}
        />
        <TextField
          label={translate('webhooks.address')}
          type="url"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          error={'url' in errors}
          helperText={errors.url ?? 'https://…'}
        />
        <fieldset className={styles.hookTypes}>
          <legend>{translate('webhooks.hears_of')}</legend>
          {known?.map(({ type, meaning }) => (
            <FormControlLabel
              key={type}
              control={<Checkbox size="small" checked={types.includes(type)} onChange={() => toggle(type)} />}
              label={meaning}
            />
          ))}
        </fieldset>
        <Button type="submit" variant="contained" className={styles.add}>
          {translate('webhooks.add')}
        </Button>
      </Stack>
    </Panel>
  );
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
