import '../messages/event/mails';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import type { WebhookDelivery } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { FailureNote } from '../layout/FailureNote';
import { StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { ReplayFailed } from './ReplayFailed';
import { useWebhookAction } from './useWebhookAction';
import styles from './webhooks.module.css';

const STATES: Record<WebhookDelivery['state'], { words: string; color: string }> = {
  waiting: { words: 'webhooks.states.waiting', color: palette.brassText },
  delivered: { words: 'webhooks.states.delivered', color: palette.leaf },
  failed: { words: 'webhooks.states.failed', color: palette.danger },
  stopped: { words: 'webhooks.states.stopped', color: palette.danger },
};

/** The newest deliveries to one system; read again while the page is open. */
export function Deliveries({ endpoint }: { endpoint: string }) {
  const api = useApi();
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const key = ['webhooks', endpoint, 'deliveries'];
  const { data } = useCall(key, (api) => api.webhookDeliveries(endpoint), { refetchInterval: 5_000 });
  const act = useWebhookAction(() => void invalidate(key));
  const replay = (id: string) => void act(() => api.replayDelivery(endpoint, id));
  if (!data) return null;
  return (
    <section aria-label={translate('webhooks.deliveries')}>
      <p>
        {translate(data.length === 0 ? 'webhooks.nothing_sent' : 'webhooks.newest', { count: data.length })}
      </p>
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
  const translate = useTranslate();
  const { type, state, attempts, attempted_at, created_at, next_attempt_at, error, status, answer } =
    delivery;
  return (
    <div className={styles.delivery}>
      <p>
        <strong>{type}</strong>{' '}
        <StateChip label={translate(STATES[state].words)} color={STATES[state].color} />
      </p>
      <p>
        {formatDateTime(attempted_at ?? created_at)} · {translate('jobs.tries', { smart_count: attempts })}
        {next_attempt_at && ` · ${translate('jobs.next', { date: formatDateTime(next_attempt_at) })}`}
      </p>
      {error !== null && <FailureNote error={error} />}
      {error === null && status !== null && (
        <p>{translate('webhooks.answered', { status, ms: delivery.milliseconds })}</p>
      )}
      {answer && <code>{answer.slice(0, 300)}</code>}
      {state !== 'waiting' && (
        <Button size="small" onClick={onReplay}>
          {translate('mails.send_again')}
        </Button>
      )}
    </div>
  );
}
