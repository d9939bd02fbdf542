import '../messages/event/events';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useEvents } from '../api/events';
import type { SiteEvent } from '../api/types';
import { CanAccess } from '../kit/access';
import { Loading, PageHead } from '../layout/Page';
import { StateChip } from '../layout/Panel';
import styles from './events.module.css';
import { COLORS } from './states';

/** Every event, soonest first. */
export function EventsPage() {
  const translate = useTranslate();
  const { data: events, error } = useEvents();
  return (
    <>
      <PageHead
        title={translate('events.title')}
        actions={
          <Button component={Link} to="/events/create" variant="contained">
            {translate('events.add')}
          </Button>
        }
      />
      {error && <p role="alert">{error.message}</p>}
      {!error && !events && <Loading />}
      {events?.length === 0 && <p>{translate('events.none')}</p>}
      <ul className={styles.events}>
        {events?.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
    </>
  );
}

function Row({ event }: { event: SiteEvent }) {
  const translate = useTranslate();
  return (
    <li>
      <div className={styles.head}>
        <h2>
          <Link to={`/events/${event.id}`}>{event.name}</Link>
        </h2>
        <StateChip label={translate(`events.states.${event.state}`)} color={COLORS[event.state]} />
      </div>
      <p>
        {[`${event.dates}, ${event.times}`, [event.venue_name, event.venue_city].filter(Boolean).join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {event.state === 'published' && <p className={styles.note}>{registrationOf(event, translate)}</p>}
      <CanAccess resource="delegates">
        <Link to={`/events/${event.id}/overview`}>{translate('events.overview.link')}</Link>
      </CanAccess>
      <CanAccess resource="events" action="announce">
        <Link to={`/events/${event.id}/guest-mails`}>{translate('events.write')}</Link>
      </CanAccess>
      {event.capacity !== null && (
        <Link to={`/events/${event.id}/waiting-list`}>{translate('events.waiting_list')}</Link>
      )}
    </li>
  );
}

function registrationOf(
  { registration, places_left, capacity }: SiteEvent,
  translate: ReturnType<typeof useTranslate>,
): string {
  const places =
    capacity === null
      ? translate('events.no_limit')
      : translate('events.places_left', {
          left: (places_left ?? 0).toLocaleString(),
          capacity: capacity.toLocaleString(),
        });
  return translate(`events.registration.${registration}`, { places });
}
