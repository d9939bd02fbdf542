import { useParams } from 'react-router';
import { TicketPage } from '../registration/TicketPage';

/** A registration's own page. Not for search engines: whoever holds the link sees the name. */
export function Component() {
  const { uuid = '' } = useParams();
  return (
    <div className="mx-auto min-h-[60vh] max-w-6xl px-5 py-14 sm:px-8 lg:py-20">
      <title>Your registration</title>
      <meta name="robots" content="noindex" />
      <TicketPage uuid={uuid} />
    </div>
  );
}
