import Button from '@mui/material/Button';
import { useState } from 'react';
import { may } from '../api/session';
import type { DoorDevice } from '../api/types';
import { formatAge, formatDay } from '../format/dates';
import { ConfirmDialog } from '../layout/ConfirmDialog';
import { Panel, StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { endDevice, useDevices, useDoorAction } from './calls';
import { doorToday } from './days';
import { NewDeviceDialog } from './NewDeviceDialog';

const STATES = {
  waiting: { label: 'Waits for its code', color: palette.brassText },
  'signed-in': { label: 'Signed in', color: palette.leaf },
  ended: { label: 'Signed out', color: palette.muted },
};

/** The telephones and laptops at the door: a code signs one in, a button signs it out at once. */
export function DevicesPanel({
  event,
  startsAt,
}: {
  event: string | undefined;
  startsAt: string | undefined;
}) {
  const { data: devices, error } = useDevices(event);
  const [adding, setAdding] = useState(false);
  const [all, setAll] = useState(false);
  const shown = devices?.filter(({ state }) => all || state !== 'ended') ?? [];
  const ended = (devices?.length ?? 0) - (devices?.filter(({ state }) => state !== 'ended').length ?? 0);
  return (
    <Panel
      title="Devices"
      aside={
        may('door:write') && (
          <Button variant="contained" onClick={() => setAdding(true)}>
            Sign a device in
          </Button>
        )
      }
    >
      {error && <p role="alert">{error.message}</p>}
      {devices && shown.length === 0 && (
        <p>
          No device is signed in. A device needs no account: show it a code, and it scans for this event, on
          one day.
        </p>
      )}
      <ul className="door-devices">
        {shown.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {ended > 0 && (
        <Button size="small" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? 'Hide those that are signed out' : `Show ${ended} signed out`}
        </Button>
      )}
      {adding && <NewDeviceDialog event={event} startsAt={startsAt} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function Device({ device }: { device: DoorDevice }) {
  const { id, name, gate, day, state, last_seen_at, let_in, takes_payments } = device;
  const [asking, setAsking] = useState(false);
  const end = useDoorAction(endDevice);
  const { label, color } = STATES[state];
  return (
    <li>
      <div>
        <strong>{name}</strong> <StateChip label={label} color={color} />
        <p>
          {[
            gate,
            day !== doorToday() && `for ${formatDay(day)}`,
            state === 'signed-in' && last_seen_at && `last seen ${formatAge(last_seen_at)} ago`,
            state !== 'waiting' && `let ${let_in.toLocaleString()} in`,
            takes_payments && 'takes payments',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {end.error && <p role="alert">{end.error.message}</p>}
      </div>
      {state !== 'ended' && may('door:write') && (
        <Button size="small" aria-label={`Sign out ${name}`} onClick={() => setAsking(true)}>
          Sign out
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={`Sign out ${name}?`}
          action="Sign out"
          danger
          onConfirm={() => end.mutateAsync(id)}
          onClose={() => setAsking(false)}
        >
          It forgets its list of tickets as soon as it has a connection. What it has not sent yet still
          counts.
        </ConfirmDialog>
      )}
    </li>
  );
}
