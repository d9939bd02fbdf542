import '../messages/event/mails';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import type { Mail } from '../api/types';
import { useAction } from '../kit/useAction';
import { canSend } from './states';

/** Sends a mail again, to the address that its record has now. */
export function SendAgainButton({ mail }: { mail: Mail }) {
  const api = useApi();
  const translate = useTranslate();
  const { run, disabled } = useAction(() => api.sendMail(mail.id), {
    shows: ['mails', 'dashboard'],
    showsRefused: true,
    done: 'mails.sending',
  });
  if (!canSend(mail)) return null;
  return (
    <Button variant="contained" disabled={disabled} onClick={() => run()}>
      {translate(mail.state === 'sent' ? 'mails.send_again' : 'mails.send_now')}
    </Button>
  );
}
