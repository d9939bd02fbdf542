import { pesosOf } from 'web-shared/money';
import { placeOf } from '../../content/event/event-words';
import { momentOf } from '../../content/event/moments';
import { fill } from '../../content/text';
import { ticketTexts as texts } from '../../content/texts';
import { useContent } from '../../content/use-content';
import type { RegistrationState, Ticket } from '../../reference/api/schemas';
import { sumOf } from '../money';
import { nameOf } from '../own/names';
import { Row } from '../PageStates';
import type { Standing } from './standing';

interface TicketFactsProps {
  ticket: Ticket;
  registration: RegistrationState | undefined;
  standing: Standing;
  /** `GCash` */
  wayToPay: string;
}

/** Who comes, to what, and how the payment stands. */
export function TicketFacts({ ticket, registration, standing, wayToPay }: TicketFactsProps) {
  const { cancelled, lapsed, isFree, paid, toConfirm } = standing;
  const site = useContent('event');
  // A ticket keeps its own event, whichever the site speaks of now.
  const event = registration?.event ?? { ...site, place: placeOf(site) };
  const movedFrom = registration?.event.moved_from;
  return (
    <dl className="divide-y divide-ink/20 border-y border-ink/20">
      <Row label={texts.delegate}>
        <span className="block font-display text-h3">{nameOf(ticket)}</span>
        <span className="block">{[ticket.ministry, ticket.church_name].filter(Boolean).join(', ')}</span>
      </Row>
      <Row label={texts.event}>
        <span className="block">{event.name}</span>
        <span className="block text-small">
          {event.dates}, {event.place}
        </span>
        {movedFrom && !cancelled && (
          <span className="mt-1 block">
            {fill(texts.eventMoved, { from: `${movedFrom.dates}, ${movedFrom.place}` })}
          </span>
        )}
      </Row>
      {/* Of a place that was given back nothing is asked for any more: "Unpaid" would ask. */}
      {(!cancelled || paid || lapsed) && (
        <Row label={isFree ? texts.admission : texts.payment}>
          <HowItIsPaid registration={registration} standing={standing} wayToPay={wayToPay} />
        </Row>
      )}
      {!!registration?.money.to_return_centavos && (
        <Row label={texts.toReturn}>
          {fill(texts.toReturnText, { sum: pesosOf(registration.money.to_return_centavos) })}
        </Row>
      )}
      {cancelled && registration?.proof_state === 'waiting' && (
        <Row label={texts.payment}>{texts.proofOfCancelled}</Row>
      )}
      {registration?.held_until && !toConfirm && (
        <Row label={texts.place}>{fill(texts.heldUntil, { date: momentOf(registration.held_until) })}</Row>
      )}
      {registration && (
        <Row label={texts.code}>
          <span className="font-medium tracking-wider tabular-nums">{registration.code}</span>
          {!paid && !cancelled && !isFree && <span className="mt-1 block text-small">{texts.codeHint}</span>}
        </Row>
      )}
      <Row label={texts.registered}>
        <time dateTime={ticket.created_at}>{momentOf(ticket.created_at)}</time>
      </Row>
    </dl>
  );
}

function HowItIsPaid({ registration, standing, wayToPay }: Omit<TicketFactsProps, 'ticket'>) {
  const { cancelled, isFree, partly } = standing;
  const others = cancelled ? 0 : (registration?.delegates ?? 1) - 1;
  return (
    <>
      {isFree && texts.free}
      {!isFree && (
        <>
          <PaymentStatus standing={standing} />
          <span className="ml-3">{wayToPay}</span>
        </>
      )}
      {registration && partly && (
        <span className="mt-1 block">
          {fill(texts.receivedPart, {
            paid: pesosOf(registration.money.paid_centavos),
            owed: pesosOf(registration.money.owed_centavos),
          })}
        </span>
      )}
      {others > 0 && (
        <span className="mt-1 block text-small">
          {!partly && !isFree && `${sumOf(registration)}. `}
          {others === 1 ? texts.togetherOne : fill(texts.together, { n: String(others) })}
        </span>
      )}
    </>
  );
}

function PaymentStatus({ standing: { paid, partly } }: { standing: Standing }) {
  const colour = paid
    ? 'border-leaf bg-leaf text-white print:border-ink print:bg-transparent print:text-ink'
    : 'border-ink/60';
  let words = partly ? texts.partlyPaid : texts.unpaid;
  if (paid) words = texts.paid;
  return <span className={`inline-block rounded-xs border px-3 py-0.5 font-medium ${colour}`}>{words}</span>;
}
