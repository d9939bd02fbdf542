import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import type { Backups } from '../api/types';
import { formatDateTime } from '../format/dates';
import { Panel } from '../layout/Panel';

/** A backup is made every hour; after a day without one something is wrong, whatever the log says. */
const STALE_MS = 24 * 3_600_000;

/** When the last good backup was made, for admins: quiet while all is well, a warning when it is not. */
export function LastBackup() {
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['backups'],
    queryFn: () => call<Backups>('GET', '/backups'),
    refetchInterval: 600_000,
  });
  if (!data && !error) return null;
  return (
    <Panel title="Last backup">
      {error && <p role="alert">{error.message}</p>}
      {data?.failure && (
        <Alert severity="error" sx={{ mb: 1 }}>
          The newest backup failed: {data.failure}
        </Alert>
      )}
      {data && <Age {...data} now={dataUpdatedAt} />}
    </Panel>
  );
}

/** @param now when the server answered, in ms since 1970 */
function Age({ hourly, last_good: last, now }: Backups & { now: number }) {
  if (!last)
    return hourly ? (
      <p className="nothing">None yet. The first one is made within the hour.</p>
    ) : (
      <Alert severity="warning">
        There is none, and this server makes none by itself. docs/operating.md tells how to set it up.
      </Alert>
    );
  const age = now - new Date(last.finished_at).getTime();
  const said = `${formatDateTime(last.finished_at)}, ${megabytes(last.bytes)}, ${inWords(last.copies)}.`;
  if (age > STALE_MS)
    return (
      <Alert severity="warning">
        The last good backup is {days(age)} old: {said}
      </Alert>
    );
  return (
    <p className="nothing">
      {said} <code>{last.file}</code>
    </p>
  );
}

const megabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString(undefined, { maximumFractionDigits: 1 })} MB`;

const inWords = (copies: number) =>
  copies === 0 ? 'on this server only' : `and ${copies === 1 ? 'a copy' : `${copies} copies`} elsewhere`;

function days(ms: number): string {
  const count = Math.floor(ms / (24 * 3_600_000));
  return count === 1 ? 'a day' : `${count} days`;
}
