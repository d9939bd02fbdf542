import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'ra-core';
import { Link } from 'react-router-dom';
import { call } from '../api/client';
import { theAccount } from '../api/session';
import type { MailSummary } from '../api/types';

/** Says that mails are kept and not sent, and offers what can be done about it. */
export function MailNotice() {
  const notify = useNotify();
  const refresh = useRefresh();
  const { data } = useQuery({
    queryKey: ['mails', 'summary'],
    queryFn: () => call<MailSummary>('GET', '/mails/summary'),
  });
  if (!data) return null;
  const sendAll = async () => {
    try {
      const { count } = await call<{ count: number }>('POST', '/mails/send-withheld');
      notify(`${count} mails are on their way.`, { type: 'success' });
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  if (!data.configured)
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        Mails are kept and not sent: whoever runs the server sets SMTP_URL and MAIL_FROM. {data.withheld}{' '}
        wait.
      </Alert>
    );
  if (data.withheld > 0 && theAccount().role === 'admin')
    return (
      <Alert
        severity="info"
        sx={{ mt: 2 }}
        action={
          <Button color="inherit" onClick={() => void sendAll()}>
            Send what waits
          </Button>
        }
      >
        {data.withheld} mails were withheld. Send those that waited for a mail server now?
      </Alert>
    );
  if (data.failed + data.uncertain === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {data.failed} mails could not be sent, {data.uncertain} are uncertain.{' '}
      <Link to={`/mails?filter=${encodeURIComponent('{"state":"uncertain"}')}`}>Show the uncertain ones</Link>
    </Alert>
  );
}
