import './waiting-list.css';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { call } from '../api/client';
import type { SiteEvent, WaitingList, WaitingRecord } from '../api/types';
import { formatDateTime } from '../format/dates';
import { ConfirmDialog } from '../layout/ConfirmDialog';
import { Loading, PageHead } from '../layout/Page';
import { StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';

const STATES: Record<WaitingRecord['state'], { label: string; color: string }> = {
  waiting: { label: 'Waiting', color: palette.muted },
  offered: { label: 'Offered', color: palette.brassText },
  accepted: { label: 'Accepted', color: palette.leaf },
  ended: { label: 'Offer ended', color: palette.danger },
  left: { label: 'Left', color: palette.muted },
};
/** Offers are made by the clock as well. */
const LOOK_AGAIN_MS = 30_000;

/** Who waits for places at an event, in their order, and what became of the others. */
export function WaitingListPage() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const notify = useNotify();
  const key = ['waiting-list', id];
  const { data: event } = useQuery({
    queryKey: ['events', id],
    queryFn: () => call<SiteEvent>('GET', `/events/${id}`),
  });
  const { data: list, error } = useQuery({
    queryKey: key,
    queryFn: () => call<WaitingList>('GET', `/events/${id}/waiting-list`),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const { mutateAsync: act, isPending } = useMutation({
    mutationFn: ({ entry, offer }: { entry: WaitingRecord; offer: boolean }) => {
      const path = `/events/${id}/waiting-list/${entry.id}`;
      return offer ? call<WaitingList>('POST', `${path}/offer`) : call<WaitingList>('DELETE', path);
    },
    onSuccess: (next, { entry, offer }) => {
      queries.setQueryData(key, next);
      notify(offer ? `Offered to ${nameOf(entry)}` : `Taken off: ${nameOf(entry)}`, { type: 'success' });
    },
    onError: (failure) => {
      notify(failure.message, { type: 'error' });
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  const [removing, setRemoving] = useState<WaitingRecord>();
  return (
    <>
      <PageHead
        title={event ? `Waiting list: ${event.name}` : 'Waiting list'}
        actions={
          <Button component={Link} to={`/events/${id}`}>
            The event
          </Button>
        }
      />
      {error && <p role="alert">{error.message}</p>}
      {!error && !list && <Loading />}
      {list && (
        <>
          <p>
            {freeOf(list)} Places are offered by themselves, in this order, and held for 48 hours. A group
            gets its places together, and nobody passes it; you may offer out of turn.
          </p>
          {list.entries.length === 0 && <p>Nobody waits.</p>}
          <ol className="waiting-list">
            {list.entries.map((entry) => (
              <Row
                key={entry.id}
                entry={entry}
                disabled={isPending}
                onOffer={() => void act({ entry, offer: true }).catch(() => undefined)}
                onRemove={() => setRemoving(entry)}
              />
            ))}
          </ol>
        </>
      )}
      {removing && (
        <ConfirmDialog
          title={`Take ${nameOf(removing)} off the waiting list?`}
          action="Take off"
          danger
          onConfirm={() => act({ entry: removing, offer: false }).catch(() => undefined)}
          onClose={() => setRemoving(undefined)}
        >
          Places that are offered to them go to the next in line. They are not told.
        </ConfirmDialog>
      )}
    </>
  );
}

interface RowProps {
  entry: WaitingRecord;
  disabled: boolean;
  onOffer: () => void;
  onRemove: () => void;
}

function Row({ entry, disabled, onOffer, onRemove }: RowProps) {
  const { contact, delegates, state, place, places, registration_id } = entry;
  const { label, color } = STATES[state];
  const open = state === 'waiting' || state === 'offered';
  return (
    <li>
      <div className="waiting-head">
        <h2>
          {place !== null && `${place}. `}
          {nameOf(entry)}
        </h2>
        <StateChip label={label} color={color} />
        <span>{places === 1 ? '1 place' : `${places} places`}</span>
      </div>
      <p>
        {contact.email}, {contact.phone_number}
        {(places > 1 || delegates[0] !== nameOf(entry)) && <> · {delegates.join(', ')}</>}
      </p>
      <p className="waiting-note">
        Joined {formatDateTime(entry.created_at)}
        {entry.offered_until && `; held until ${formatDateTime(entry.offered_until)}`}
        {!open && entry.decided_at && `; ${label.toLowerCase()} ${formatDateTime(entry.decided_at)}`}
      </p>
      <div className="waiting-actions">
        {state !== 'offered' && state !== 'accepted' && (
          <Button size="small" disabled={disabled} onClick={onOffer}>
            Offer
          </Button>
        )}
        {open && (
          <Button size="small" color="error" disabled={disabled} onClick={onRemove}>
            Take off
          </Button>
        )}
        {registration_id && (
          <Button size="small" component={Link} to={`/delegates?filter=${filterOf(contact.email)}`}>
            The registration
          </Button>
        )}
      </div>
    </li>
  );
}

const nameOf = ({ contact }: WaitingRecord) => `${contact.first_name} ${contact.last_name}`;
const filterOf = (q: string) => encodeURIComponent(JSON.stringify({ q }));

function freeOf({ places_free: free }: WaitingList): string {
  if (free === null) return 'This event has no limit of places.';
  return free === 0 ? 'No place is free.' : free === 1 ? '1 place is free.' : `${free} places are free.`;
}
