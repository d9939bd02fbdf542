import type { EventContent } from '../../content';
import { placeOf } from '../../content/event-words';
import { fill } from '../../content/text';
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
  return useContent('event').registration === 'none' ? <NoEvent /> : <NextEvent />;
}

function NextEvent() {
  const event = useContent('event');
  const open = event.registration === 'open' || event.registration === 'full';
  const sharing = useContent('sharing').event;
  return (
    <>
      <Head
        title={`Register for ${event.name}`}
        description={`${[event.kind, event.dates, event.venue.city].filter(Boolean).join(', ')}. ${event.fee.label}. Register online and upload your proof of payment.`}
        sharing={sharing}
      />
      <JsonLd data={useEventData()} />
      <div className="on-dark mt-4 bg-ink text-paper">
        <EventHead eager>
          <h1 className="mt-6 text-h1">{registrationTexts.title}</h1>
          <p className="mt-4 text-lead text-paper/85">
            {event.name}, {placeOf(event)}
          </p>
        </EventHead>
      </div>
      <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:order-2 lg:col-span-5">
          <EventAside />
        </div>
        <div className="lg:col-span-7">{open ? <Form /> : <p className="text-lead">{whyNot(event)}</p>}</div>
      </div>
      <Programme />
    </>
  );
}

/** Why nobody may register now. */
const whyNot = ({ registration, opens }: EventContent) =>
  registration === 'not-yet' && opens
    ? fill(registrationTexts.opens, { date: opens })
    : registrationTexts.closed;

function NoEvent() {
  return (
    <div className="wrap min-h-[50vh] section">
      <Head title={registrationTexts.title} description={registrationTexts.noEvent} />
      <h1 className="text-h1">{registrationTexts.title}</h1>
      <p className="mt-6 text-lead">{registrationTexts.noEvent}</p>
    </div>
  );
}
