import Alert from '@mui/material/Alert';
import { Translate, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { formatPhone } from '../format/phone';

/** Says so when mail to a record's address was refused: whoever waits for an answer is to be called. */
export function MailFailsNote() {
  const record = useRecordContext<{ id: string; mail_fails: boolean; phone_number: string }>();
  if (!record?.mail_fails) return null;
  const phone = <a href={`tel:+${record.phone_number}`}>{formatPhone(record.phone_number)}</a>;
  return (
    <Alert severity="error">
      <Translate i18nKey="desk.mail_fails" options={{ phone }} />
    </Alert>
  );
}

/**
 * Says so when a record looks as if a robot had sent it: someone should look before acting on it.
 * @param action what to do when a person did
 */
export function SpamNote({ action }: { action?: ReactNode }) {
  const record = useRecordContext<{ id: string; spam: boolean }>();
  if (!record?.spam) return null;
  return (
    <Alert severity="warning">
      <Translate i18nKey="desk.perhaps_spam" />
      {action && <div>{action}</div>}
    </Alert>
  );
}
