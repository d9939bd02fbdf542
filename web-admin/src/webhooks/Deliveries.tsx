import '../mail/mail.css';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client';
import type { WebhookDelivery } from '../api/types';
import { formatDateTime } from '../format/dates';
import { StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { ReplayFailed } from './ReplayFailed';
import { useWebhookAction } from './useWebhookAction';

const STATES: Record<WebhookDelivery['state'], { label: string; color: string }> = {
  waiting: { label: 'Waiting', color: palette.brassText },
  delivered: { label: 'Delivered', color: palette.leaf },
  failed: { label: 'Failed', color: palette.danger },
  stopped: { label: 'Stopped', color: palette.danger },
};

/** The newest deliveries to one system; looked at again while the page is open. */
export function Deliveries({ endpoint }: { endpoint: string }) {
  const client = useQueryClient();
  const key = ['webhooks', endpoint, 'deliveries'];
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => call<WebhookDelivery[]>('GET', `/webhooks/${endpoint}/deliveries`),
    refetchInterval: 5_000,
  });
  const act = useWebhookAction(() => void client.invalidateQueries({ queryKey: key }));
  const replay = (id: string) => void act('POST', `/webhooks/${endpoint}/deliveries/${id}/replay`);
  if (!data) return null;
  return (
    <section aria-label="Deliveries">
      <p>{data.length === 0 ? 'Nothing was sent yet.' : `The newest ${data.length}, kept for 30 days.`}</p>
      {data.some(({ state }) => state === 'failed' || state === 'stopped') && (
        <ReplayFailed endpoint={endpoint} act={act} />
      )}
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
