import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { call } from '../api/client';
import type { WebhookDelivery } from '../api/types';
import { formatDateTime } from '../format/dates';
import { useWebhookAction } from './useWebhookAction';

const DAY_MS = 86_400_000;

/** The newest deliveries to one system; looked at again while one waits. */
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
    if (done) notify(`${done.count} are sent again.`, { type: 'info' });
  };
  if (!data) return null;
  return (
    <Box sx={{ mt: 2, overflowX: 'auto' }}>
      <Button size="small" onClick={() => void replayDay()}>
        Send again what failed in the last 24 hours
      </Button>
      {data.length === 0 && <Typography sx={{ color: 'text.secondary' }}>Nothing was sent yet.</Typography>}
      <Table size="small" aria-label="Deliveries">
        <TableHead>
          <TableRow>
            <TableCell>When</TableCell>
            <TableCell>What</TableCell>
            <TableCell>State</TableCell>
            <TableCell>Answer</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((delivery) => (
            <TableRow key={delivery.id}>
              <TableCell>{formatDateTime(delivery.attempted_at ?? delivery.created_at)}</TableCell>
              <TableCell>{delivery.type}</TableCell>
              <TableCell>
                {delivery.state}, {delivery.attempts} {delivery.attempts === 1 ? 'try' : 'tries'}
                {delivery.next_attempt_at && <div>next {formatDateTime(delivery.next_attempt_at)}</div>}
              </TableCell>
              <TableCell sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
                {delivery.error ??
                  (delivery.status === null ? '' : `${delivery.status}, ${delivery.milliseconds} ms`)}
                {delivery.answer && (
                  <Box component="code" sx={{ display: 'block' }}>
                    {delivery.answer.slice(0, 200)}
                  </Box>
                )}
              </TableCell>
              <TableCell>
                <Button
                  size="small"
                  onClick={() => void act('POST', `/webhooks/${endpoint}/deliveries/${delivery.id}/replay`)}
                >
                  Send again
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
