import './events.css';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { SiteEvent } from '../api/types';
import { Loading, PageHead } from '../layout/Page';
import { StateChip } from '../layout/Panel';
import { useEvents } from './calls';
import { STATES } from './states';

/** Every event, soonest first. */
export function EventsPage() {
  const { data: events, error } = useEvents();
  return (
    <>
      <PageHead
        title="Events"
        actions={
          <Button component={Link} to="/events/create" variant="contained">
            New event
          </Button>
        }
      />
      {error && <p role="alert">{error.message}</p>}
      {!error && !events && <Loading />}
      {events?.length === 0 && <p>There is no event. The site says so where people would register.</p>}
      <ul className="events">
        {events?.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
    </>
  );
}

function Row({ event }: { event: SiteEvent }) {
  const state = STATES[event.state];
  return (
    <li>
      <div className="events-head">
        <h2>
          <Link to={`/events/${event.id}`}>{event.name}</Link>
        </h2>
        <StateChip label={state.label} color={state.color} />
      </div>
      <p>
        {event.dates}, {event.times} · {[event.venue_name, event.venue_city].filter(Boolean).join(', ')}
      </p>
      {event.state === 'published' && <p className="events-note">{registrationOf(event)}</p>}
      {event.capacity !== null && <Link to={`/events/${event.id}/waiting-list`}>Waiting list</Link>}
    </li>
  );
}

const WORDS: Record<SiteEvent['registration'], string> = {
  open: 'Registration is open',
  full: 'Full',
  closed: 'Registration is closed',
  'not-yet': 'Registration has not opened yet',
};

function registrationOf({ registration, places_left, capacity }: SiteEvent): string {
  const places =
    capacity === null
      ? 'no limit of places'
      : `${(places_left ?? 0).toLocaleString()} of ${capacity.toLocaleString()} places left`;
  return `${WORDS[registration]}; ${places}.`;
}
