import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { useWebhookAction } from './useWebhookAction';

const DAY_MS = 86_400_000;
/** Deliveries are kept for 30 days, and an endpoint fails for 5 before it is disabled. */
const SPANS = [
  { days: 1, label: 'The last 24 hours' },
  { days: 7, label: 'The last 7 days' },
  { days: 30, label: 'The last 30 days' },
];

type Props = { endpoint: string; act: ReturnType<typeof useWebhookAction> };

/** Sends all that failed in a span of time again. */
export function ReplayFailed({ endpoint, act }: Props) {
  const notify = useNotify();
  const [days, setDays] = useState(1);
  const replay = async () => {
    const since = new Date(Date.now() - days * DAY_MS).toISOString();
    const done = await act<{ count: number }>('POST', `/webhooks/${endpoint}/replay`, { since });
    if (done) notify(`${done.count.toLocaleString()} sent again`, { type: 'info' });
  };
  return (
    <Stack direction="row" useFlexGap sx={{ my: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="What failed in"
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
        sx={{ minWidth: 190 }}
      >
        {SPANS.map((span) => (
          <MenuItem key={span.days} value={span.days}>
            {span.label}
          </MenuItem>
        ))}
      </TextField>
      <Button onClick={() => void replay()}>Send again</Button>
    </Stack>
  );
}
