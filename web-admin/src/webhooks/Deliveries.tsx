import '../mail/mail.css';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { call } from '../api/client';
import type { WebhookDelivery } from '../api/types';
import { formatDateTime } from '../format/dates';
import { StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { useWebhookAction } from './useWebhookAction';

const DAY_MS = 86_400_000;

const STATES: Record<WebhookDelivery['state'], { label: string; color: string }> = {
  waiting: { label: 'Waiting', color: palette.brassText },
  delivered: { label: 'Delivered', color: palette.leaf },
  failed: { label: 'Failed', color: palette.danger },
  stopped: { label: 'Stopped', color: palette.danger },
};

/** The newest deliveries to one system; looked at again while the page is open. */
export function Deliveries({ endpoint }: { endpoint: string }) {
  const client = useQueryClient();
  const notify = useNotify();
  const key = ['webhooks', endpoint, 'deliveries'];
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => call<WebhookDelivery[]>('GET', `/webhooks/${endpoint}/deliveries`),
    refetchInterval: 5_000,
  });
  const act = useWebhookAction(() => void client.invalidateQueries({ queryKey: key }));
  const replayDay = async () => {
    const since = new Date(Date.now() - DAY_MS).toISOString();
    const done = await act<{ count: number }>('POST', `/webhooks/${endpoint}/replay`, { since });
    if (done) notify(`${done.count} sent again`, { type: 'info' });
  };
  const replay = (id: string) => void act('POST', `/webhooks/${endpoint}/deliveries/${id}/replay`);
  if (!data) return null;
  return (
    <section aria-label="Deliveries">
      <p>
        {data.length === 0 ? 'Nothing was sent yet.' : `The newest ${data.length}, kept for 30 days. `}
        {data.some(({ state }) => state === 'failed' || state === 'stopped') && (
          <Button size="small" onClick={() => void replayDay()}>
            Send again what failed in the last 24 hours
          </Button>
        )}
      </p>
      {data.map((delivery) => (
        <OneDelivery key={delivery.id} delivery={delivery} onReplay={() => replay(delivery.id)} />
      ))}
    </section>
  );
}

function OneDelivery({ delivery, onReplay }: { delivery: WebhookDelivery; onReplay: () => void }) {
  const { type, state, attempts, attempted_at, created_at, next_attempt_at, error, status, answer } =
    delivery;
  return (
    <div className="delivery">
      <p>
        <strong>{type}</strong> <StateChip {...STATES[state]} />
      </p>
      <p>
        {formatDateTime(attempted_at ?? created_at)} · {attempts} {attempts === 1 ? 'try' : 'tries'}
        {next_attempt_at && ` · next ${formatDateTime(next_attempt_at)}`}
      </p>
      {(error ?? status) !== null && <p>{error ?? `Answered ${status} in ${delivery.milliseconds} ms`}</p>}
      {answer && <code>{answer.slice(0, 300)}</code>}
      {state !== 'waiting' && (
        <Button size="small" onClick={onReplay}>
          Send again
        </Button>
      )}
    </div>
  );
}
