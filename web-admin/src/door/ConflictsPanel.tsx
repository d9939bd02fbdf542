import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import type { DoorConflict } from '../api/types';
import { formatDateTime } from '../format/dates';
import { Panel } from '../layout/Panel';
import { useDoorAction } from './calls';
import styles from './door.module.css';

/** People whom a device let in while it was offline, and whom the server would have refused. */
export function ConflictsPanel({ conflicts }: { conflicts: DoorConflict[] }) {
  const api = useApi();
  const translate = useTranslate();
  const act = useDoorAction(api.settleConflict);
  return (
    <Panel title={translate('door.conflicts.title')}>
      {conflicts.length === 0 && <p>{translate('door.conflicts.none')}</p>}
      {act.error && <p role="alert">{act.error.message}</p>}
      <ul className={styles.devices}>
        {conflicts.map((conflict) => (
          <li key={conflict.nonce}>
            <div>
              <strong>{conflict.name ?? translate('door.conflicts.somebody')}</strong>{' '}
              {translate(`door.conflicts.why.${conflict.outcome}`)}
              <p>
                {[formatDateTime(conflict.scanned_at), conflict.gate, conflict.by]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {conflict.settled ? (
              <span>{translate('door.conflicts.settled_by', { name: conflict.settled_by_name })}</span>
            ) : (
              <Button
                size="small"
                aria-label={
                  conflict.name === null
                    ? translate('door.conflicts.settled_somebody')
                    : translate('door.conflicts.settled_one', { name: conflict.name })
                }
                disabled={act.isPending}
                onClick={() => act.mutate(conflict.nonce)}
              >
                {translate('door.conflicts.settled')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
