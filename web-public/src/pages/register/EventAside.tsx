import { registrationTexts as texts } from '../../content/form-texts';
import { useContent } from '../../content/use-content';
import { Picture } from '../../ui/Picture';

/** When, where and for how much: beside the registration form. */
export function EventAside() {
  const event = useContent('event');
  const { venue, fee } = event;
  return (
    <aside aria-label={texts.details}>
      <Picture
        of={event.picture}
        sizes="(min-width: 1024px) 36vw, 100vw"
        className="aspect-2/1 w-full object-cover lg:aspect-3/2"
      />
      <h2 className="mt-6 text-h3">{event.name}</h2>
      <p className="mt-2">{event.summary}</p>
      <dl className="mt-6 divide-y divide-ink/18 border-y border-ink/18">
        <Row label={texts.when} lines={[event.dates, event.times]} />
        <Row label={texts.where} lines={[venue.name, `${venue.street}, ${venue.city}`]} />
        <Row label={texts.fee} lines={[fee.label, fee.includes]} />
      </dl>
    </aside>
  );
}

function Row({ label, lines: [first, second] }: { label: string; lines: [string, string] }) {
  return (
    <div className="grid grid-cols-[5rem_1fr] py-3">
      <dt className="pt-0.5 text-small text-ink/75">{label}</dt>
      <dd>
        <span className="block font-medium">{first}</span>
        <span className="block text-small">{second}</span>
      </dd>
    </div>
  );
}
