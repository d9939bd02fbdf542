import { placeOf } from '../../content/event/event-words';
import { fill } from '../../content/text';
import { registrationTexts, ticketTexts } from '../../content/texts';
import { useContent } from '../../content/use-content';
import { isOpen, whyNot } from '../../registration/open';
import RegistrationForm from '../../registration/RegistrationForm';
import { EventHead } from '../../ui/EventHead';
import { Head, JsonLd } from '../../ui/Head';
import { island } from '../../ui/island';
import { usePage } from '../../ui/page';
import { useEventData } from './event-data';
import { EventAside } from './EventAside';
import { OtherEvents } from './OtherEvents';
import { Programme } from './Programme';

const Form = island('registration', RegistrationForm, { when: 'touched', subjects: ['options', 'event'] });

export function RegisterPage() {
  return useContent('event').registration === 'none' ? <NoEvent /> : <NextEvent />;
}

function NextEvent() {
  const event = useContent('event');
  const open = isOpen(event);
  const isFree = event.fee.amount === 0;
  const isOff = event.registration === 'cancelled';
  const sharing = useContent('sharing').event;
  const { path } = usePage();
  const online = `Register online${isFree ? '' : ' and upload your proof of payment'}.`;
  const state = isOff
    ? `${registrationTexts.cancelledTitle}.`
    : `${event.fee.label}. ${open ? online : whyNot(event)}`;
  return (
    <>
      <Head
        title={isOff ? `Cancelled: ${event.name}` : `Register for ${event.name}`}
        description={`${[event.kind, event.dates, event.venue.city].filter(Boolean).join(', ')}. ${state}`}
        sharing={sharing}
      />
      <JsonLd data={useEventData()} />
      <div className="on-dark mt-4 bg-ink text-paper">
        <EventHead eager>
          <h1 className="mt-6 text-h1">
            {isOff ? registrationTexts.cancelledTitle : registrationTexts.title}
          </h1>
          <p className="mt-4 text-lead text-paper/85">
            {event.name}, {placeOf(event)}
          </p>
        </EventHead>
      </div>
      <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:order-2 lg:col-span-5">
          <EventAside />
        </div>
        <div className="lg:col-span-7">
          <Moved />
          <div className="mb-6 border-l-4 border-brass bg-sand/60 px-5 py-3">
            {open && <p>{isFree ? registrationTexts.forGroupFree : registrationTexts.forGroup}</p>}
            {/* Of their own line: as tall as a finger needs, they would part the lines of the sentence. */}
            <p className="flex flex-wrap gap-x-6">
              {open && (
                <a
                  href={`${path}/group`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {registrationTexts.toGroup}
                </a>
              )}
              <a
                href="/find-my-ticket"
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {ticketTexts.find}
              </a>
            </p>
          </div>
          {open ? <Form /> : <p className="text-lead">{whyNot(event)}</p>}
        </div>
      </div>
      {!isOff && <Programme />}
      <OtherEvents />
    </>
  );
}

/** Whoever knows the first date reads that there is another. */
function Moved() {
  const { moved, registration } = useContent('event');
  if (!moved || registration === 'cancelled') return null;
  return <p className="mb-6 text-lead">{fill(registrationTexts.moved, { from: moved.from })}</p>;
}

function NoEvent() {
  return (
    <div className="wrap min-h-[50vh] section">
      <Head title={registrationTexts.title} description={registrationTexts.noEvent} />
      <h1 className="text-h1">{registrationTexts.title}</h1>
      <p className="mt-6 text-lead">{registrationTexts.noEvent}</p>
    </div>
  );
}
