import '../messages/account';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { clearListState } from '../api/account/store';
import { useApi } from '../api/dataProvider';
import type { Session } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { Lead, Panel, StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import styles from './account.module.css';

/** Every browser in which the person is signed in, to be signed out one by one or all at once. */
export function SessionsPanel() {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const { data, error, refetch } = useCall(['sessions'], (api) => api.sessions());
  const attempt = (task: () => Promise<void>) =>
    task().catch((failure: Error) => notify(failure.message, { type: 'error' }));
  const end = async ({ id, browser }: Session) => {
    await api.endSession(id);
    const name = browser ?? translate('account.the_browser');
    notify('account.session_ended', { type: 'success', messageArgs: { name } });
    await refetch();
  };
  const endAll = async () => {
    await api.signOutEverywhere();
    clearListState();
    window.location.replace('/admin/');
  };
  return (
    <Panel title={translate('account.sessions')}>
      {error && <Typography role="alert">{error.message}</Typography>}
      <ul className={styles.sessions}>
        {data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void attempt(() => end(session))} />
        ))}
      </ul>
      <Lead>{translate('account.sessions_note')}</Lead>
      <Button variant="outlined" color="error" onClick={() => void attempt(endAll)}>
        {translate('account.sign_out_everywhere')}
      </Button>
    </Panel>
  );
}

/** One browser in which the person is signed in. */
function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const translate = useTranslate();
  const { browser, address, current, created_at, seen_at } = session;
  const name = browser ?? translate('account.a_browser');
  return (
    <li className={styles.session}>
      <div>
        <Typography className={styles.browser}>
          {name} {current && <StateChip label={translate('account.this_one')} color={palette.leaf} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {address && `${translate('account.network', { address })} · `}
          {translate('account.last_used', { date: formatDateTime(seen_at) })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('account.signed_in_at', { date: formatDateTime(created_at) })}
        </Typography>
      </div>
      {!current && (
        <Button
          size="small"
          variant="outlined"
          aria-label={translate('account.end_session', { name })}
          onClick={onEnd}
        >
          {translate('desk.sign_out')}
        </Button>
      )}
    </li>
  );
}
