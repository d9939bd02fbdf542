import { ownTexts, waitingTexts } from '../../content/texts';
import { useContent } from '../../content/use-content';
import OwnRegistration from '../../registration/own/OwnRegistration';
import TicketState from '../../registration/TicketState';
import WaitingState from '../../registration/waiting/WaitingState';
import { Head } from '../../ui/Head';
import { island } from '../../ui/island';

const Ticket = island('ticket', TicketState, {
  when: 'painted',
  subjects: ['options', 'event', 'payments', 'company'],
});

/** A registration's own page. Not for search engines: whoever holds the link sees the name. */
export function TicketPage() {
  const event = useContent('event');
  return (
    <div className="wrap min-h-[60vh] pt-8 pb-(--section) md:pt-14">
      <Head title="Your registration" description={`Your registration for ${event.name}.`} />
      <Ticket />
    </div>
  );
}

const RegistrationIsland = island('my-registration', OwnRegistration, { when: 'painted' });

/** What the contact changes by the mailed link. Not for search engines: whoever holds the link sees the names. */
export function OwnRegistrationPage() {
  return (
    <div className="wrap min-h-[60vh] pt-8 pb-(--section) md:pt-14">
      <Head title={ownTexts.title} description={ownTexts.title} />
      <RegistrationIsland />
    </div>
  );
}

const Waiting = island('waiting', WaitingState, { when: 'painted' });

/** A place in line. Not for search engines: whoever holds the link sees the names. */
export function WaitingPage() {
  return (
    <div className="wrap min-h-[60vh] pt-8 pb-(--section) md:pt-14">
      <Head title={waitingTexts.title} description={waitingTexts.title} />
      <Waiting />
    </div>
  );
}
