import { placeOf } from '../../content/event-words';
import { useContent } from '../../content/use-content';
import { EventHead } from '../../ui/EventHead';

/** On the home page: the event, and the way to its registration. */
export function EventBand() {
  const event = useContent('event');
  if (event.registration === 'none') return null;
  return (
    <section aria-labelledby="event" className="on-dark bg-ink text-paper">
      <EventHead>
        <h2 id="event" className="mt-6 text-h2">
          {event.name}
        </h2>
        <p className="mt-4 max-w-[52ch] text-paper/85">{event.summary}</p>
        <p className="mt-4 text-paper/85">
          {placeOf(event)}. {event.fee.label}.
        </p>
        <p className="mt-8">
          <a href={event.action.href} className="btn">
            {event.action.label}
          </a>
        </p>
      </EventHead>
    </section>
  );
}
