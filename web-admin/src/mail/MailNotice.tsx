import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { theAccount } from '../api/account/session';
import { useApi } from '../api/dataProvider';
import { useInvalidate } from '../api/useCall';
import styles from './mail.module.css';
import { useMailSummary } from './useMailSummary';

const listOf = (filter: object) => `/mails?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Fewer waiting mails than this go out within a minute or two, and need no notice. */
const MANY = 100;

/** Says that mails are kept and not sent, or could not be, and offers what can be done about it. */
export function MailNotice() {
  const translate = useTranslate();
  const { data } = useMailSummary();
  if (!data) return null;
  if (!data.configured) return <NotSet waiting={data.withheld} />;
  return (
    <>
      {data.queued > MANY && (
        <Alert severity="info" className={styles.notice}>
          {translate('mails.in_line', { smart_count: data.queued })}
        </Alert>
      )}
      {data.withheld > 0 && <Waiting count={data.withheld} />}
      {data.uncertain > 0 && (
        <Alert severity="warning" className={styles.notice}>
          {translate('mails.uncertain', { smart_count: data.uncertain })}{' '}
          <Link to={listOf({ state: 'uncertain' })}>{translate('mails.decide')}</Link>
        </Alert>
      )}
      {data.failed > 0 && (
        <Alert severity="warning" className={styles.notice}>
          {translate('mails.could_not', { smart_count: data.failed })}{' '}
          <Link to={listOf({ state: 'failed' })}>{translate('mails.see_why')}</Link>
        </Alert>
      )}
    </>
  );
}

function NotSet({ waiting }: { waiting: number }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" className={styles.notice}>
      {translate('mails.not_set')}{' '}
      {theAccount().role === 'admin' && <Link to="/mail-server">{translate('mails.set_server')}</Link>}
      {waiting > 0 && (
        <>
          {' '}
          <Link to={listOf({ waits: true })}>{translate('mails.wait', { smart_count: waiting })}</Link>.
        </>
      )}
    </Alert>
  );
}

/** A mail server is set now: an admin says whether what waited is sent, or left. */
function Waiting({ count }: { count: number }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const choose = async (send: () => Promise<{ count: number }>, done: string) => {
    try {
      const answer = await send();
      notify(done, { type: 'success', messageArgs: { smart_count: answer.count } });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await invalidate('mails');
  };
  return (
    <Alert
      severity="info"
      className={styles.notice}
      action={
        theAccount().role === 'admin' && (
          <>
            <Button color="inherit" onClick={() => void choose(api.sendWithheld, 'mails.on_the_way')}>
              {translate('mails.send_them')}
            </Button>
            <Button color="inherit" onClick={() => void choose(api.keepWithheld, 'mails.stay_unsent')}>
              {translate('mails.leave_them')}
            </Button>
          </>
        )
      }
    >
      {translate('mails.waited', { smart_count: count })}{' '}
      <Link to={listOf({ waits: true })}>{translate('mails.look')}</Link>
    </Alert>
  );
}
