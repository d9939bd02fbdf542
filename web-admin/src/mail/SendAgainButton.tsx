import Button from '@mui/material/Button';
import { useNotify, useRefresh } from 'ra-core';
import { call } from '../api/client';
import type { Mail } from '../api/types';
import { canSend } from './states';

/** Sends a mail again, to the address that its record has now. */
export function SendAgainButton({ mail }: { mail: Mail }) {
  const notify = useNotify();
  const refresh = useRefresh();
  if (!canSend(mail)) return null;
  const send = async () => {
    try {
      await call('POST', `/mails/${mail.id}/send`);
      notify('The mail is on its way.', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    refresh();
  };
  return (
    <Button variant="outlined" size="small" onClick={() => void send()}>
      {mail.state === 'sent' ? 'Send again' : 'Send now'}
    </Button>
  );
}
