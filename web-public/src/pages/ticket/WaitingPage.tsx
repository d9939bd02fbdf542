import { waitingTexts as texts } from '../../content/texts';
import WaitingState from '../../registration/waiting/WaitingState';
import { Head } from '../../ui/Head';
import { island } from '../../ui/island';

const Waiting = island('waiting', WaitingState, { when: 'painted' });

/** A place in line. Not for search engines: whoever holds the link sees the names. */
export function WaitingPage() {
  return (
    <div className="wrap min-h-[60vh] pt-8 pb-(--section) md:pt-14">
      <Head title={texts.title} description={texts.title} />
      <Waiting />
    </div>
  );
}
