import { useContent } from '../../content/use-content';
import { Picture } from '../../ui/Picture';

/** On the home page: the event, and the way to its registration. */
export function EventBand() {
  const event = useContent('event');
  return (
    <section aria-labelledby="event" className="on-dark bg-ink text-paper">
      <div className="grid lg:grid-cols-2">
        <Picture
          of={event.picture}
          sizes="(min-width: 1024px) 50vw, 100vw"
          className="aspect-3/2 size-full object-cover"
        />
        <div className="flex flex-col justify-center gap-6 px-(--gutter) py-14 lg:max-w-160 lg:px-16">
          <p className="label text-brass">
            {event.kind}, {event.dates}
          </p>
          <h2 id="event" className="text-h2">
            {event.name}
          </h2>
          <p className="max-w-[52ch] text-paper/85">{event.summary}</p>
          <p className="text-paper/85">
            {event.venue.name}, {event.venue.city}. {event.fee.label}.
          </p>
          <p>
            <a href={event.action.href} className="btn">
              {event.action.label}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
