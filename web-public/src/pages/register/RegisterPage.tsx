import { registrationTexts } from '../../content/texts';
import { useContent } from '../../content/use-content';
import RegistrationForm from '../../registration/RegistrationForm';
import { Head, JsonLd } from '../../ui/Head';
import { island } from '../../ui/island';
import { EventHead } from '../../ui/EventHead';
import { EventAside } from './EventAside';
import { Programme } from './Programme';
import { useEventData } from './event-data';

const Form = island('registration', RegistrationForm, { when: 'painted', subjects: ['options', 'event'] });

export function RegisterPage() {
  const event = useContent('event');
  const sharing = useContent('sharing').event;
  return (
    <>
      <Head
        title={`Register for ${event.name}`}
        description={`${event.kind}, ${event.dates}, ${event.venue.city}. ${event.fee.label}. Register online and upload your proof of payment.`}
        sharing={sharing}
      />
      <JsonLd data={useEventData()} />
      <div className="on-dark mt-4 bg-ink text-paper">
        <EventHead eager>
          <h1 className="mt-6 text-h1">{registrationTexts.title}</h1>
          <p className="mt-4 text-lead text-paper/85">
            {event.name}, {event.venue.name}, {event.venue.city}
          </p>
        </EventHead>
      </div>
      <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:order-2 lg:col-span-5">
          <EventAside />
        </div>
        <div className="lg:col-span-7">
          <Form />
        </div>
      </div>
      <Programme />
    </>
  );
}
