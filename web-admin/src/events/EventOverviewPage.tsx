import '../messages/event/events';
import '../messages/event/prices';
import '../messages/event/questions';
import '../messages/event/reports';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { downloadCsv } from '../api/downloadCsv';
import type { EventOverview } from '../api/types';
import { useCall } from '../api/useCall';
import { isOlderThan } from '../format/dates';
import { CanAccess, canAccess } from '../kit/access';
import { Loading, PageHead } from '../layout/Page';
import { StateChip } from '../layout/Panel';
import { ChangeNotice } from './ChangeNotice';
import styles from './events.module.css';
import { Door, Money, Payments, Places } from './overview-panels';
import { COLORS } from './states';

const LOOK_AGAIN_MS = 30_000;

/** How an event stands, on one page: places, money, line, proofs and door. */
export function EventOverviewPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error } = useCall(['event-overview', id], (api) => api.eventOverview(id), {
    refetchInterval: LOOK_AGAIN_MS,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Loading />;
  const { event, money } = data;
  // A free event shows no payments, unless some were made.
  const asks =
    event.fee_centavos > 0 ||
    event.prices.some(({ amount_centavos }) => amount_centavos > 0) ||
    money.due_centavos > 0 ||
    money.channels.length > 0;
  return (
    <>
      <PageHead
        title={translate('events.overview.title', { event: event.name })}
        state={<StateChip label={translate(`events.states.${event.state}`)} color={COLORS[event.state]} />}
        actions={<Actions event={event} asks={asks} />}
      />
      <p>
        {[`${event.dates}, ${event.times}`, [event.venue_name, event.venue_city].filter(Boolean).join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <CanAccess resource="events" action="announce">
        <ChangeNotice event={event} />
      </CanAccess>
      {data.places.registered + data.places.to_confirm + data.places.cancelled === 0 && (
        <p>{translate('events.overview.none')}</p>
      )}
      <div className={styles.overview}>
        <Places overview={data} asks={asks} />
        {asks && <Money overview={data} />}
        {asks && <Payments overview={data} />}
        <Door overview={data} />
      </div>
    </>
  );
}

/** Where one goes from here, as far as the reader may. */
function Actions({ event, asks }: { event: EventOverview['event']; asks: boolean }) {
  const translate = useTranslate();
  return (
    <>
      <Button component={Link} to="/events">
        {translate('events.all')}
      </Button>
      <Button component={Link} to={`/events/${event.id}`}>
        {translate('events.overview.edit')}
      </Button>
      <Button component={Link} to={`/events/${event.id}/prices`}>
        {translate('prices.open')}
      </Button>
      {canAccess('delegates') && event.questions.length > 0 && (
        <Button component={Link} to={`/events/${event.id}/answers`}>
          {translate('questions.report.link')}
        </Button>
      )}
      <CanAccess resource="events" action="announce">
        <Button component={Link} to={`/events/${event.id}/guest-mails`}>
          {translate('events.write')}
        </Button>
      </CanAccess>
      {canAccess('events', 'change') && event.state !== 'cancelled' && !isOlderThan(event.ends_at, 0) && (
        <>
          <Button component={Link} to={`/events/${event.id}/move`}>
            {translate('events.change.move.open')}
          </Button>
          <Button color="error" component={Link} to={`/events/${event.id}/cancel`}>
            {translate('events.change.cancel.open')}
          </Button>
        </>
      )}
      {canAccess('movements') && asks && (
        <Button
          component={Link}
          to={`/movements?filter=${encodeURIComponent(JSON.stringify({ event_id: event.id }))}`}
        >
          {translate('events.overview.journal')}
        </Button>
      )}
      <CanAccess resource="movements">
        <Button component={Link} to={`/reports?event=${event.id}`}>
          {translate('reports.open')}
        </Button>
      </CanAccess>
      {canAccess('movements') && asks && (
        <Button component={Link} to={`/events/${event.id}/cash`}>
          {translate('events.overview.cash')}
        </Button>
      )}
      {asks && (
        <CanAccess resource="events" action="export">
          <Export event={event.id} />
        </CanAccess>
      )}
    </>
  );
}

/** What a treasurer adds up: a row for each registration, with its sums. */
function Export({ event }: { event: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const save = async () => {
    setRunning(true);
    let rows = 0;
    try {
      await downloadCsv({
        resource: 'registrations',
        filter: { event_id: event },
        sort: { field: 'created_at', order: 'ASC' },
        onRows: (count) => (rows = count),
      });
      notify('events.overview.exported', { type: 'success', messageArgs: { rows } });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Button variant="contained" disabled={running} onClick={() => void save()}>
      {translate('events.overview.export')}
    </Button>
  );
}
