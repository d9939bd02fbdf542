import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { fieldErrors } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import type { FoundPerson } from '../api/types';
import { Panel } from '../layout/Panel';
import styles from './privacy.module.css';

/** Who was looked for, and what was found at that moment. */
export interface Sought {
  person: { email: string; phone_number: string };
  found: FoundPerson;
  at: number;
}

/** Asks for an address or a number. They are sent in the body: no address of a page, and no log, holds them. */
export function FindPerson({ onFound }: { onFound: (sought: Sought | undefined) => void }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const [person, setPerson] = useState({ email: '', phone_number: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const find = async (event: FormEvent) => {
    event.preventDefault();
    onFound(undefined);
    try {
      const found = await api.findPerson(person);
      setErrors({});
      onFound({ person, found, at: Date.now() });
    } catch (error) {
      const byField = fieldErrors(error);
      setErrors(byField ?? {});
      if (!byField) notify((error as Error).message, { type: 'error' });
    }
  };
  const input = (name: keyof typeof person, label: string, type: string) => (
    <TextField
      label={translate(label)}
      type={type}
      value={person[name]}
      onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
      error={name in errors}
      helperText={errors[name]}
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 254 } }}
      margin="none"
    />
  );
  return (
    <Panel title={translate('privacy.ask')}>
      <p className={styles.quiet}>{translate('privacy.ask_note')}</p>
      <form className={styles.find} onSubmit={(event) => void find(event)} noValidate>
        {input('email', 'privacy.email', 'email')}
        {input('phone_number', 'privacy.phone', 'tel')}
        <Button type="submit" variant="contained">
          {translate('privacy.find')}
        </Button>
      </form>
    </Panel>
  );
}
