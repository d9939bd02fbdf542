import Button from '@mui/material/Button';
import { Form, useNotify, useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { fieldErrors } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import type { FoundPerson } from '../api/types';
import { Panel } from '../layout/Panel';
import styles from './privacy.module.css';

/** The person that was searched for, and what was found then. */
export interface SearchedPerson {
  person: { email: string; phone_number: string };
  found: FoundPerson;
  at: number;
}

const NOBODY = { email: '', phone_number: '' };
const INPUT = {
  helperText: false,
  slotProps: { htmlInput: { autoComplete: 'off', maxLength: 254 } },
  margin: 'none',
} as const;

/** Asks for an e-mail address or a number. They are sent in the body, so that no URL and no log holds them. */
export function FindPerson({ onFound }: { onFound: (sought: SearchedPerson | undefined) => void }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const find = async ({ email, phone_number }: { email?: string | null; phone_number?: string | null }) => {
    const person = { email: email ?? '', phone_number: phone_number ?? '' };
    onFound(undefined);
    try {
      onFound({ person, found: await api.findPerson(person), at: Date.now() });
    } catch (error) {
      const byField = fieldErrors(error);
      if (!byField) notify((error as Error).message, { type: 'error' });
      return byField;
    }
  };
  return (
    <Panel title={translate('privacy.ask')}>
      <p className={styles.quiet}>{translate('privacy.ask_note')}</p>
      <Form record={NOBODY} onSubmit={find} className={styles.find} noValidate disableInvalidFormNotification>
        <TextInput {...INPUT} source="email" label="privacy.email" type="email" />
        <TextInput {...INPUT} source="phone_number" label="privacy.phone" type="tel" />
        <Button type="submit" variant="contained">
          {translate('privacy.find')}
        </Button>
      </Form>
    </Panel>
  );
}
