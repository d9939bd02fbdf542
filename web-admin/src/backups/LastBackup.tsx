import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { Backups } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { FailureNote } from '../layout/FailureNote';
import { Nothing, Panel } from '../layout/Panel';
import backupStyles from './last-backup.module.css';

/** A backup is made every hour; after a day without one something is wrong, whatever the log says. */
const DAY_MS = 24 * 3_600_000;

/** When the last good backup was made, for admins: quiet while all is well, a warning when it is not. */
export function LastBackup() {
  const translate = useTranslate();
  const { data, error, dataUpdatedAt } = useCall(['backups'], (api) => api.backups(), {
    refetchInterval: 600_000,
  });
  if (!data && !error) return null;
  return (
    <Panel title={translate('today.backup.title')}>
      {error && <p role="alert">{error.message}</p>}
      {data?.failure && (
        <Alert severity="error" className={backupStyles.wrong}>
          {translate('today.backup.failed')}
          <FailureNote error={data.failure} />
        </Alert>
      )}
      {data?.last_good && data.last_good.missing > 0 && (
        <Alert severity="warning" className={backupStyles.wrong}>
          {translate('today.backup.missing', { smart_count: data.last_good.missing })}
        </Alert>
      )}
      {data && <Age {...data} now={dataUpdatedAt} />}
    </Panel>
  );
}

/** @param now when the server answered, in ms since 1970 */
function Age({ hourly, last_good: last, now }: Backups & { now: number }) {
  const translate = useTranslate();
  if (!last)
    return hourly ? (
      <Nothing>{translate('today.backup.none_yet')}</Nothing>
    ) : (
      <Alert severity="warning">{translate('today.backup.none')}</Alert>
    );
  const age = now - new Date(last.finished_at).getTime();
  const sentence = translate('today.backup.said', {
    date: formatDateTime(last.finished_at),
    size: megabytes(last.bytes),
    copies: translate(last.copies === 0 ? 'today.backup.here' : 'today.backup.elsewhere', {
      smart_count: last.copies,
    }),
  });
  if (age > DAY_MS)
    return (
      <Alert severity="warning">
        {translate('today.backup.old', { smart_count: Math.floor(age / DAY_MS), said: sentence })}
      </Alert>
    );
  return <Nothing>{sentence}</Nothing>;
}

export const megabytes = (bytes: number) =>
  // The first ones are small, and none is empty.
  `${Math.max(0.1, bytes / 1_000_000).toLocaleString(undefined, { maximumFractionDigits: 1 })} MB`;
