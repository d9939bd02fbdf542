import { placeOf } from '../../content/event/event-words';
import { useContent } from '../../content/use-content';

const NOT_OPEN = new Set(['closed', 'none', 'cancelled']);

/** The events beside the one of the page, as long as one can register for them or soon will. */
export function OtherEvents() {
  const { slug, others: title } = useContent('event');
  const others = useContent('events').filter(
    (each) => each.slug !== slug && !NOT_OPEN.has(each.registration),
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-events" className="wrap section">
      <h2 id="other-events" className="text-h2">
        {title}
      </h2>
      <ul className="mt-8 divide-y divide-ink/18 border-y border-ink/18">
        {others.map((each) => (
          <li key={each.slug}>
            <a href={`/register/${each.slug}`} className="block py-5 hover:text-accent">
              <span className="block font-display text-h3">{each.name}</span>
              <span className="mt-1 block">
                {each.dates}, {placeOf(each)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
