import '../messages/event/waiting-list';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import type { SiteEvent, WaitingList, WaitingRecord } from '../api/types';
import { useCall } from '../api/useCall';
import { MailLink, PhoneLink } from '../format/contact';
import { formatDateTime } from '../format/dates';
import { useAction } from '../kit/useAction';
import { Confirm } from '../layout/Confirm';
import { Loading, PageHead } from '../layout/Page';
import { StateChip } from '../layout/Panel';
import { ROW, useFocusStays } from '../layout/useFocusStays';
import { palette } from '../theme/palette';
import styles from './waiting-list.module.css';

const COLORS: Record<WaitingRecord['state'], string> = {
  waiting: palette.muted,
  offered: palette.brassText,
  accepted: palette.leaf,
  ended: palette.danger,
  left: palette.muted,
};
type Verb = 'offer' | 'mark' | 'remove';
const DONE = { offer: 'waiting_list.offered_to', remove: 'waiting_list.taken_off' };
/** Offers are made by the clock as well. */
const LOOK_AGAIN_MS = 30_000;

/** Who waits for places at an event, in their order, and what became of the others. */
export function WaitingListPage() {
  const api = useApi();
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data: event } = useGetOne<SiteEvent>('events', { id });
  const { data: list, error } = useCall(['waiting-list', id], (calls) => calls.waitingList(id), {
    refetchInterval: LOOK_AGAIN_MS,
  });
  const { runAsync: act, isPending } = useAction(
    ({ entry, verb }: { entry: WaitingRecord; verb: Verb }) => {
      if (verb === 'offer') return api.offerPlace(id, entry.id);
      if (verb === 'remove') return api.removeWaiting(id, entry.id);
      return api.markWaitingSpam(id, entry.id, !entry.spam);
    },
    {
      shows: ['waiting-list'],
      showsRefused: true,
      done: (_, { entry, verb }) =>
        translate(verb === 'mark' ? `waiting_list.marked.${!entry.spam}` : DONE[verb], {
          name: nameOf(entry),
        }),
    },
  );
  const cancelled = event?.state === 'cancelled';
  const [removing, setRemoving] = useState<WaitingRecord>();
  const stays = useFocusStays(list, isPending, removing);
  return (
    <>
      <PageHead
        title={translate(event ? 'waiting_list.title_of' : 'waiting_list.title', { event: event?.name })}
        actions={
          <Button component={Link} to={`/events/${id}`}>
            {translate('waiting_list.event')}
          </Button>
        }
      />
      {error && <p role="alert">{error.message}</p>}
      {!error && !list && <Loading />}
      {list && (
        <div {...stays}>
          <p>
            {cancelled
              ? translate('waiting_list.cancelled')
              : `${freeOf(list, translate)} ${translate('waiting_list.how')}`}
          </p>
          {list.entries.length === 0 && <p>{translate('waiting_list.nobody')}</p>}
          <ol className={styles.list}>
            {list.entries.map((entry) => (
              <Row
                key={entry.id}
                entry={entry}
                disabled={isPending}
                cancelled={cancelled}
                onOffer={() => void act({ entry, verb: 'offer' }).catch(() => undefined)}
                onMark={() => void act({ entry, verb: 'mark' }).catch(() => undefined)}
                onRemove={() => setRemoving(entry)}
              />
            ))}
          </ol>
        </div>
      )}
      {removing && (
        <Confirm
          title={translate('waiting_list.take_off_title', { name: nameOf(removing) })}
          action={translate('waiting_list.take_off')}
          danger
          onConfirm={() => act({ entry: removing, verb: 'remove' }).catch(() => undefined)}
          onClose={() => setRemoving(undefined)}
        >
          {translate('waiting_list.take_off_text')}
        </Confirm>
      )}
    </>
  );
}

interface RowProps {
  entry: WaitingRecord;
  disabled: boolean;
  /** Of an event that does not take place, nothing is offered. */
  cancelled: boolean;
  onOffer: () => void;
  onMark: () => void;
  onRemove: () => void;
}

function Row({ entry, disabled, cancelled, onOffer, onMark, onRemove }: RowProps) {
  const translate = useTranslate();
  const { contact, delegates, state, place, places, registration_id, spam, to_confirm } = entry;

  const endedWithEvent = cancelled && state === 'ended';
  const open = state === 'waiting' || state === 'offered';
  return (
    <li {...ROW}>
      <div className={styles.head}>
        <h2>
          {place !== null && `${place}. `}
          {nameOf(entry)}
        </h2>
        <StateChip
          label={translate(`waiting_list.states.${endedWithEvent ? 'cancelled' : state}`)}
          color={COLORS[state]}
        />
        {to_confirm && <StateChip label={translate('waiting_list.to_confirm')} color={palette.brassText} />}
        {spam && <StateChip label={translate('waiting_list.spam')} color={palette.danger} />}
        <span>{translate('waiting_list.places', { smart_count: places })}</span>
      </div>
      <p>
        <MailLink address={contact.email} />, <PhoneLink number={contact.phone_number} />
        {(places > 1 || delegates[0] !== nameOf(entry)) && <> · {delegates.join(', ')}</>}
      </p>
      <p className={styles.note}>
        {translate('waiting_list.joined', { date: formatDateTime(entry.created_at) })}
        {state === 'offered' &&
          entry.offered_until &&
          translate('waiting_list.held_until', { date: formatDateTime(entry.offered_until) })}
        {!open &&
          entry.decided_at &&
          translate(`waiting_list.decided.${endedWithEvent ? 'cancelled' : state}`, {
            date: formatDateTime(entry.decided_at),
          })}
      </p>
      <div className={styles.actions}>
        {!cancelled && state !== 'offered' && state !== 'accepted' && (
          <Button size="small" disabled={disabled} onClick={onOffer}>
            {translate('waiting_list.offer')}
          </Button>
        )}
        {open && (
          <Button size="small" disabled={disabled} onClick={onMark}>
            {translate(`waiting_list.mark.${!spam}`)}
          </Button>
        )}
        {open && (
          <Button size="small" color="error" disabled={disabled} onClick={onRemove}>
            {translate('waiting_list.take_off')}
          </Button>
        )}
        {registration_id && (
          <Button size="small" component={Link} to={`/delegates?filter=${filterOf(contact.email)}`}>
            {translate('waiting_list.registration')}
          </Button>
        )}
      </div>
    </li>
  );
}

const nameOf = ({ contact }: WaitingRecord) => `${contact.first_name} ${contact.last_name}`;
const filterOf = (q: string) => encodeURIComponent(JSON.stringify({ q }));

function freeOf({ places_free: free }: WaitingList, translate: ReturnType<typeof useTranslate>): string {
  if (free === null) return translate('waiting_list.no_limit');
  return free === 0
    ? translate('waiting_list.none_free')
    : translate('waiting_list.free', { smart_count: free });
}
