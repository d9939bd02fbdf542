import '../messages/event/mails';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import type { Mail } from '../api/types';
import { canSend } from './states';

/** Sends a mail again, to the address that its record has now. */
export function SendAgainButton({ mail }: { mail: Mail }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);
  if (!canSend(mail)) return null;
  const send = async () => {
    setPending(true);
    try {
      await api.sendMail(mail.id);
      notify('mails.sending', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setPending(false);
    refresh();
  };
  return (
    <Button variant="contained" disabled={pending} onClick={() => void send()}>
      {translate(mail.state === 'sent' ? 'mails.send_again' : 'mails.send_now')}
    </Button>
  );
}
