import type { ReactNode } from 'react';
import { ownTexts, waitingTexts } from '../../content/texts';
import { useContent } from '../../content/use-content';
import OwnRegistration from '../../registration/own/OwnRegistration';
import TicketState from '../../registration/ticket/TicketState';
import WaitingState from '../../registration/waiting/WaitingState';
import { Head } from '../../ui/Head';
import { island } from '../../ui/island';
import { OrganizerLinks } from '../../ui/OrganizerLinks';

const Ticket = island('ticket', TicketState, {
  when: 'painted',
  subjects: ['options', 'event', 'payments', 'company'],
});

/** A registration's own page. Not for search engines: whoever holds the link sees the name. */
export function TicketPage() {
  const event = useContent('event');
  return (
    <Asked title="Your registration" description={`Your registration for ${event.name}.`}>
      <Ticket />
    </Asked>
  );
}

const RegistrationIsland = island('my-registration', OwnRegistration, { when: 'painted' });

/** What the contact changes by the mailed link. Not for search engines: whoever holds the link sees the names. */
export function OwnRegistrationPage() {
  return (
    <Asked title={ownTexts.title} needsScript={ownTexts.needsScript}>
      <RegistrationIsland />
    </Asked>
  );
}

const Waiting = island('waiting', WaitingState, { when: 'painted' });

/** A place in line. Not for search engines: whoever holds the link sees the names. */
export function WaitingPage() {
  return (
    <Asked title={waitingTexts.title} needsScript={waitingTexts.needsScript}>
      <Waiting />
    </Asked>
  );
}

/** What is asked for once the page is there: so high that its coming moves nothing which a phone shows already. */
function Asked({
  title,
  description = title,
  needsScript,
  children,
}: {
  title: string;
  description?: string;
  /** What to do without script; left out: its island says so. */
  needsScript?: string;
  children: ReactNode;
}) {
  const { organizer } = useContent('event');
  return (
    <div className="wrap min-h-[85svh] pt-8 pb-(--section) md:pt-14">
      <Head title={title} description={description} />
      {children}
      {needsScript && (
        <noscript>
          <p className="mt-4 max-w-[52ch]">{needsScript}</p>
          <OrganizerLinks of={organizer} className="mt-4" />
        </noscript>
      )}
    </div>
  );
}
