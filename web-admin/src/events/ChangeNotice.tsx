import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import type { GuestMail, SiteEvent } from '../api/types';
import { useCall } from '../api/useCall';
import { formatTime } from '../format/dates';
import { useAction } from '../kit/useAction';
import styles from './change.module.css';

const LOOK_AGAIN_MS = 5_000;

/** That the event was cancelled or moved a moment ago, and the way back while its mails have not begun. */
export function ChangeNotice({ event }: { event: SiteEvent }) {
  const { data } = useCall(['guest-mails', event.id], (api) => api.guestMails(event.id), {
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: of }) => of === 'planned' || of === 'sending') ? LOOK_AGAIN_MS : false,
  });
  const newest = data?.find(({ about, state }) => about !== 'guests' && state !== 'undone');
  return newest && (newest.state === 'planned' || event.state === 'cancelled') ? (
    <Notice mail={newest} />
  ) : null;
}

function Notice({ mail }: { mail: GuestMail }) {
  const api = useApi();
  const translate = useTranslate();
  const say = (name: string, args?: object) => translate(`events.change.${name}`, args);
  const undo = useAction(() => api.undoGuestMail(mail.id), {
    shows: ['guest-mails', 'event-overview', 'events', 'dashboard', 'delegates', 'payments'],
    done: 'events.change.undone',
  });
  const isOpen = mail.state === 'planned';
  const counts = { sent: mail.sent.toLocaleString(), mails: mail.mails.toLocaleString() };
  return (
    <Alert
      className={styles.notice}
      severity={isOpen ? 'warning' : 'info'}
      action={
        isOpen && (
          <Button color="inherit" size="small" disabled={undo.disabled} onClick={() => undo.run()}>
            {say('undo')}
          </Button>
        )
      }
    >
      {say(`notice.${mail.about}`, { name: mail.by_name })}{' '}
      {isOpen
        ? say('notice.begins', { time: formatTime(new Date(mail.begins_at)) })
        : mail.mails > 0 && say('notice.sent', counts)}
    </Alert>
  );
}
