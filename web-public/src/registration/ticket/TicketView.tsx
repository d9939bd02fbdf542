import { ticketTexts as texts } from '../../content/texts';
import type { RegistrationState, Ticket } from '../../reference/api/schemas';
import { isNamed } from '../own/names';
import { ChangeLink } from './ChangeLink';
import { standingOf, type Standing } from './standing';
import { TicketFacts } from './TicketFacts';
import { TicketNotices } from './TicketNotices';
import { TicketPayment } from './TicketPayment';
import { useWayToPay } from './useWayToPay';

interface TicketViewProps {
  ticket: Ticket;
  /** Undefined: it could not be loaded, and the ticket stands alone. */
  registration: RegistrationState | undefined;
  onUploaded: () => Promise<void>;
}

/** A registration as its holder sees it: who, how the payment stands, and the code for the entrance. */
export function TicketView({ ticket, registration, onUploaded }: TicketViewProps) {
  const standing = standingOf(ticket, registration);
  const way = useWayToPay(ticket, registration);
  const code = !standing.cancelled && <Code ticket={ticket} standing={standing} />;
  // A code is what people came for, at the door, with a phone in their hand.
  const codeFirst = !!ticket.qr_code;
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_20rem] lg:gap-16 print:grid-cols-[minmax(0,1fr)_16rem]">
      {codeFirst && code}
      <div className="lg:col-start-1 lg:row-start-1 print:col-start-1 print:row-start-1">
        <TicketFacts
          ticket={ticket}
          registration={registration}
          standing={standing}
          wayToPay={way.mode.label}
        />
        {registration && !standing.cancelled && <TicketNotices registration={registration} />}
        <TicketPayment
          ticket={ticket}
          registration={registration}
          standing={standing}
          way={way}
          onUploaded={onUploaded}
        />
        {!standing.isOff && <ChangeLink uuid={ticket.uuid} />}
      </div>
      {!codeFirst && code}
    </div>
  );
}

function Code({ ticket, standing }: { ticket: Ticket; standing: Standing }) {
  let waiting = standing.partly ? texts.qrPartly : texts.qrWaiting;
  if (standing.paid) waiting = texts.qrPaid;
  if (standing.isFree) waiting = texts.qrFree;
  if (!isNamed(ticket)) waiting = texts.qrNameFirst;
  return (
    <div className="self-start border-t-2 border-brass bg-sand/60 p-6 text-center lg:col-start-2 lg:row-start-1 print:col-start-2 print:row-start-1">
      {ticket.qr_code ? (
        <>
          <img
            src={ticket.qr_code}
            alt={texts.qrAlt}
            width={256}
            height={256}
            className="mx-auto h-auto w-full max-w-64 bg-white"
          />
          <p className="mt-4">{texts.qrReady}</p>
          <p className="print:hidden">
            <a
              href={`/api/v1/delegates/uuid/${ticket.uuid}/event.ics`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {texts.calendar}
            </a>
          </p>
        </>
      ) : (
        <p>{waiting}</p>
      )}
      <button type="button" onClick={() => window.print()} className="btn btn-ghost mt-4 print:hidden">
        {texts.print}
      </button>
    </div>
  );
}
