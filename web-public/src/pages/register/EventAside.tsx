import type { ReactNode } from 'react';
import { priceTexts, registrationTexts as texts } from '../../content/texts';
import { useContent } from '../../content/use-content';
import { isChoice, namedSum } from '../../registration/prices/choice';
import { OrganizerLinks } from '../../ui/OrganizerLinks';

/** When, where and for how much: beside the registration form. */
export function EventAside() {
  const event = useContent('event');
  const { venue, fee, organizer } = event;
  return (
    <aside aria-label={texts.details}>
      <h2 className="text-h3">{event.name}</h2>
      <p className="mt-2">{event.summary}</p>
      <dl className="mt-6 divide-y divide-ink/18 border-y border-ink/18">
        <Row label={texts.when} lines={[event.dates, event.times]} />
        <Row
          label={texts.where}
          lines={[venue.name, [venue.street, venue.city].filter(Boolean).join(', ')]}
        />
        {event.registration !== 'cancelled' && (
          <Row label={texts.fee} lines={[fee.label, fee.includes]}>
            {isChoice(event) && event.prices.length > 1 && (
              <ul className="mt-1 text-small">
                {event.prices.map((price) => (
                  <li key={price.id}>{namedSum(price, priceTexts.until)}</li>
                ))}
              </ul>
            )}
          </Row>
        )}
        <Row label={texts.organizer} lines={[organizer.name]}>
          <OrganizerLinks of={organizer} />
        </Row>
      </dl>
    </aside>
  );
}

function Row({
  label,
  lines: [first, second],
  children,
}: {
  label: string;
  lines: [string, string?];
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap py-3">
      <dt className="w-24 shrink-0 pt-0.5 text-small text-ink/75">{label}</dt>
      <dd className="min-w-0 flex-1 basis-36">
        <span className="block font-medium">{first}</span>
        {second && <span className="block text-small">{second}</span>}
        {children}
      </dd>
    </div>
  );
}
