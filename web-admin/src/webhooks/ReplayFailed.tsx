import '../messages/event/mails';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import type { useWebhookAction } from './useWebhookAction';
import styles from './webhooks.module.css';

const DAY_MS = 86_400_000;
/** Deliveries are kept for 30 days, and an endpoint fails for 5 before it is disabled. */
const SPANS = [
  { days: 1, words: 'webhooks.last_day' },
  { days: 7, words: 'webhooks.last_week' },
  { days: 30, words: 'webhooks.last_month' },
];

type Props = { endpoint: string; act: ReturnType<typeof useWebhookAction> };

/** Sends all that failed in a span of time again. */
export function ReplayFailed({ endpoint, act }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const [days, setDays] = useState(1);
  const replay = async () => {
    const since = new Date(Date.now() - days * DAY_MS).toISOString();
    const done = await act(() => api.replayFailed(endpoint, since));
    if (done) {
      const count = done.count.toLocaleString();
      notify('webhooks.sent_again', { type: 'info', messageArgs: { count } });
    }
  };
  return (
    <div className={styles.replay}>
      <TextField
        select
        size="small"
        label={translate('webhooks.failed_in')}
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
        className={styles.days}
      >
        {SPANS.map((span) => (
          <MenuItem key={span.days} value={span.days}>
            {translate(span.words)}
          </MenuItem>
        ))}
      </TextField>
      <Button onClick={() => void replay()}>{translate('mails.send_again')}</Button>
    </div>
  );
}
