import { useParams } from 'react-router';
import { Head } from '../components/Head';
import { event } from '../content/event';
import { TicketPage } from '../registration/TicketPage';

/** A registration's own page. Not for search engines: whoever holds the link sees the name. */
export function Component() {
  const { uuid = '' } = useParams();
  return (
    <div className="wrap min-h-[60vh] pt-8 pb-(--section) md:pt-14">
      <Head title="Your registration" description={`Your registration for ${event.name}.`} />
      <TicketPage uuid={uuid} />
    </div>
  );
}
