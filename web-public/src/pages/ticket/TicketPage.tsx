import { useContent } from '../../content/use-content';
import TicketState from '../../registration/TicketState';
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
