import Button from '@mui/material/Button';
import type { DoorConflict } from '../api/types';
import { formatDateTime } from '../format/dates';
import { Panel } from '../layout/Panel';
import { settle, useDoorAction } from './calls';

const WHY: Record<DoorConflict['outcome'], string> = {
  welcome: 'was let in',
  already_in: 'was let in a second time',
  not_paid: 'was let in and has not paid',
  other_event: 'was let in with a ticket of another event',
  cancelled: 'was let in with a cancelled ticket',
  unknown: 'was let in with a code that is no ticket',
};

/** Who passed a device without a connection, and should not have. */
export function ConflictsPanel({ conflicts }: { conflicts: DoorConflict[] }) {
  const act = useDoorAction(settle);
  return (
    <Panel title="Conflicts">
      {conflicts.length === 0 && (
        <p>None. A device without a connection decides by itself; what went wrong then is listed here.</p>
      )}
      {act.error && <p role="alert">{act.error.message}</p>}
      <ul className="door-devices">
        {conflicts.map((conflict) => (
          <li key={conflict.nonce}>
            <div>
              <strong>{conflict.name ?? 'Somebody'}</strong> {WHY[conflict.outcome]}
              <p>
                {[formatDateTime(conflict.scanned_at), conflict.gate, conflict.by]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {conflict.settled ? (
              <span>Settled by {conflict.settled_by_name}</span>
            ) : (
              <Button
                size="small"
                aria-label={`Settled: ${conflict.name ?? 'somebody'}`}
                disabled={act.isPending}
                onClick={() => act.mutate(conflict.nonce)}
              >
                Settled
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
