import './mail.css';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { Link } from 'react-router-dom';
import { call } from '../api/client';
import { theAccount } from '../api/session';
import { useMailSummary } from './useMailSummary';

const mails = (count: number) => `${count.toLocaleString()} ${count === 1 ? 'mail' : 'mails'}`;
const listOf = (filter: object) => `/mails?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Says that mails are kept and not sent, or could not be, and offers what can be done about it. */
export function MailNotice() {
  const { data } = useMailSummary();
  if (!data) return null;
  if (!data.configured) return <NotSet waiting={data.withheld} />;
  return (
    <>
      {data.withheld > 0 && <Waiting count={data.withheld} />}
      {data.uncertain > 0 && (
        <Alert severity="warning" className="mail-notice">
          {mails(data.uncertain)} may or may not have arrived: the line was cut.{' '}
          <Link to={listOf({ state: 'uncertain' })}>Decide</Link>
        </Alert>
      )}
      {data.failed > 0 && (
        <Alert severity="warning" className="mail-notice">
          {mails(data.failed)} could not be sent. <Link to={listOf({ state: 'failed' })}>See why</Link>
        </Alert>
      )}
    </>
  );
}

const NotSet = ({ waiting }: { waiting: number }) => (
  <Alert severity="warning" className="mail-notice">
    Mails are kept and not sent: no mail server is set (SMTP_URL and MAIL_FROM).
    {waiting > 0 && (
      <>
        {' '}
        <Link to={listOf({ state: 'withheld' })}>{mails(waiting)} wait</Link>.
      </>
    )}
  </Alert>
);

/** A mail server is set now: an admin says whether what waited is sent, or left. */
function Waiting({ count }: { count: number }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const choose = async (path: string, done: (count: number) => string) => {
    try {
      const answer = await call<{ count: number }>('POST', path);
      notify(done(answer.count), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['mails'] });
  };
  return (
    <Alert
      severity="info"
      className="mail-notice"
      action={
        theAccount().role === 'admin' && (
          <>
            <Button
              color="inherit"
              onClick={() => void choose('/mails/send-withheld', (sent) => `${mails(sent)} on the way`)}
            >
              Send them
            </Button>
            <Button
              color="inherit"
              onClick={() => void choose('/mails/keep-withheld', (kept) => `${mails(kept)} stay unsent`)}
            >
              Leave them
            </Button>
          </>
        )
      }
    >
      {mails(count)} waited for a mail server. <Link to={listOf({ state: 'withheld' })}>Look at them</Link>
    </Alert>
  );
}
