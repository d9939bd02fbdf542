import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import type { GuestMail } from '../api/types';
import { formatDateTime } from '../format/dates';
import { useAction } from '../kit/useAction';
import { Panel, StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { useWritten } from './calls';
import styles from './guest-mails.module.css';

const COLORS: Record<GuestMail['state'], string> = {
  planned: palette.brassText,
  sending: palette.brassText,
  sent: palette.leaf,
  undone: palette.muted,
};
const COUNTS = ['sent', 'waiting', 'failed', 'uncertain', 'withheld'] as const satisfies (keyof GuestMail)[];

/** What was written to the guests before, the newest first, with what came of it. */
export function SentLetters({ event }: { event: string }) {
  const translate = useTranslate();
  const { data, error } = useWritten(event);
  return (
    <Panel title={translate('guest_mails.written')}>
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p>{translate('guest_mails.none')}</p>}
      <ul className={styles.written}>
        {data?.map((mail) => (
          <One key={mail.id} mail={mail} />
        ))}
      </ul>
    </Panel>
  );
}

function One({ mail }: { mail: GuestMail }) {
  const api = useApi();
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`guest_mails.${key}`, args);
  const undo = useAction(() => api.undoGuestMail(mail.id), {
    // With the mail about a change of the event, that change is undone.
    shows: ['guest-mails', 'events', 'event-overview'],
    done: 'guest_mails.undone',
  });
  const counts = COUNTS.filter((name) => mail[name] > 0).map((name) =>
    say(`counts.${name}`, { count: mail[name].toLocaleString() }),
  );
  return (
    <li>
      <div>
        <strong>{mail.subject}</strong>{' '}
        <StateChip label={say(`states.${mail.state}`)} color={COLORS[mail.state]} />
        <p>
          {[
            say('by', { name: mail.by_name, date: formatDateTime(mail.created_at) }),
            say(`whos.${mail.who}`),
            ...(mail.state === 'planned'
              ? [say('begins', { date: formatDateTime(mail.begins_at) })]
              : counts),
            ...(mail.undone_by_name === null ? [] : [say('undone_by', { name: mail.undone_by_name })]),
          ].join(' · ')}
        </p>
      </div>
      {mail.state === 'planned' && (
        <Button
          variant="outlined"
          disabled={undo.disabled}
          aria-label={say('undo_one', { subject: mail.subject })}
          onClick={() => undo.run()}
        >
          {say('undo')}
        </Button>
      )}
    </li>
  );
}
