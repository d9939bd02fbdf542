import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import type { DoorDevice } from '../api/types';
import { formatAge, formatDay } from '../format/dates';
import { CanAccess } from '../kit/access';
import { Confirm } from '../layout/Confirm';
import { Panel, StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { useDevices, useDoorAction } from './calls';
import { doorToday } from './days';
import styles from './door.module.css';
import { NewDeviceDialog } from './NewDeviceDialog';

const COLORS = { waiting: palette.brassText, 'signed-in': palette.leaf, ended: palette.muted };

/** The telephones and laptops at the door: a code signs one in, a button signs it out at once. */
export function DevicesPanel({
  event,
  startsAt,
}: {
  event: string | undefined;
  startsAt: string | undefined;
}) {
  const translate = useTranslate();
  const { data: devices, error } = useDevices(event);
  const [adding, setAdding] = useState(false);
  const [all, setAll] = useState(false);
  const shown = devices?.filter(({ state, in_review }) => all || state !== 'ended' || in_review > 0) ?? [];
  const ended = (devices?.length ?? 0) - (devices?.filter(({ state }) => state !== 'ended').length ?? 0);
  return (
    <Panel
      title={translate('door.devices.title')}
      aside={
        <CanAccess resource="door-desk" action="write">
          <Button variant="contained" onClick={() => setAdding(true)}>
            {translate('door.devices.add')}
          </Button>
        </CanAccess>
      }
    >
      {error && <p role="alert">{error.message}</p>}
      {devices && shown.length === 0 && <p>{translate('door.devices.none')}</p>}
      <ul className={styles.devices}>
        {shown.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {ended > 0 && (
        <Button size="small" onClick={() => setAll(!all)} aria-expanded={all}>
          {translate(all ? 'door.devices.hide_ended' : 'door.devices.show_ended', { count: ended })}
        </Button>
      )}
      {adding && <NewDeviceDialog event={event} startsAt={startsAt} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function Device({ device }: { device: DoorDevice }) {
  const api = useApi();
  const { id, name, gate, day, state, last_seen_at, let_in, in_review, takes_payments } = device;
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const end = useDoorAction(api.endDevice);
  const decide = useDoorAction(api.reviewDevice);

  return (
    <li>
      <div>
        <strong>{name}</strong>{' '}
        <StateChip label={translate(`door.devices.states.${state}`)} color={COLORS[state]} />
        <p>
          {[
            gate,
            day !== doorToday() && translate('door.devices.for_day', { day: formatDay(day) }),
            state === 'signed-in' &&
              last_seen_at &&
              translate('door.devices.last_seen', { age: formatAge(last_seen_at) }),
            state !== 'waiting' && translate('door.devices.let_in', { count: let_in.toLocaleString() }),
            takes_payments && translate('door.devices.takes_payments'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {in_review > 0 && <p>{translate('door.devices.in_review', { smart_count: in_review })}</p>}
        {end.error && <p role="alert">{end.error.message}</p>}
        {decide.error && <p role="alert">{decide.error.message}</p>}
      </div>
      {state !== 'ended' && (
        <CanAccess resource="door-desk" action="write">
          <Button
            size="small"
            aria-label={translate('door.devices.sign_out_one', { name })}
            onClick={() => setAsking(true)}
          >
            {translate('door.devices.sign_out')}
          </Button>
        </CanAccess>
      )}
      {in_review > 0 && (
        <CanAccess resource="door-desk" action="write">
          <div>
            {[false, true].map((counts) => (
              <Button
                key={String(counts)}
                size="small"
                aria-label={translate(counts ? 'door.devices.count_of' : 'door.devices.void_of', { name })}
                disabled={decide.isPending}
                onClick={() => decide.mutate({ id, counts })}
              >
                {translate(counts ? 'door.devices.count' : 'door.devices.void')}
              </Button>
            ))}
          </div>
        </CanAccess>
      )}
      {asking && (
        <Confirm
          title={translate('door.devices.sign_out_title', { name })}
          action={translate('door.devices.sign_out')}
          danger
          onConfirm={() => end.mutateAsync(id)}
          onClose={() => setAsking(false)}
        >
          {translate('door.devices.sign_out_text')}
        </Confirm>
      )}
    </li>
  );
}
