import { pesosOf } from 'web-shared/money';
import { placeOf } from '../content/event/event-words';
import { momentOf } from '../content/event/moments';
import { wayToPay, type WayToPay } from '../content/event/ways-to-pay';
import { fill } from '../content/text';
import { ticketTexts as texts } from '../content/texts';
import { ContentProvider, useContent } from '../content/use-content';
import type { RegistrationState, Ticket } from '../reference/api/schemas';
import { ChangeLink } from './ChangeLink';
import { isPartlyPaid, sumOf } from './money';
import { isNamed, nameOf } from './own/names';
import { Row } from './PageStates';
import { modeOf } from './payment-modes';
import { PaymentHelp, type ExactCode } from './PaymentHelp';
import { ProofUpload } from './proof/ProofUpload';

interface TicketViewProps {
  ticket: Ticket;
  /** Undefined: it could not be loaded, and the ticket stands alone. */
  registration: RegistrationState | undefined;
  onUploaded: () => Promise<void>;
}

/** A registration as its holder sees it: who, how the payment stands, and the code for the entrance. */
export function TicketView({ ticket, registration, onUploaded }: TicketViewProps) {
  const cancelled = !!registration?.cancelled_at;
  const toConfirm = registration?.to_confirm === true;
  const money = registration?.money;
  const partly = !cancelled && isPartlyPaid(registration);
  const others = cancelled ? 0 : (registration?.delegates ?? 1) - 1;
  const site = useContent('event');
  // A ticket keeps its own event, whichever the site speaks of now.
  const event = registration?.event ?? { ...site, place: placeOf(site) };
  const movedFrom = registration?.event.moved_from;
  const isOff = registration?.event.cancelled === true;
  const own = usePaymentOf(registration);
  const known = modeOf(useContent('options'), ticket.payment_mode);
  const mode = own?.payment.ways.find(({ value }) => value === ticket.payment_mode) ?? {
    ...wayToPay((own ?? site).payment, known),
    ...(!own && { account: { name: '', number: '' } }),
  };
  const isFree = registration?.total_centavos === 0;
  const help = own && !isFree && (
    <ContentProvider content={{ event: { ...site, ...own } }}>
      <PaymentHelp mode={mode} sum={sumOf(registration)} exact={exactOf(registration)} />
    </ContentProvider>
  );
  // A code is what people came for, at the door, with a phone in their hand.
  const codeFirst = !cancelled && !!ticket.qr_code;
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_20rem] lg:gap-16 print:grid-cols-[minmax(0,1fr)_16rem]">
      {codeFirst && <Code ticket={ticket} partly={partly} isFree={isFree} />}
      <div className="lg:col-start-1 lg:row-start-1 print:col-start-1 print:row-start-1">
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
          {(!cancelled || ticket.payment_status || registration.lapsed) && (
            <Row label={isFree ? texts.admission : texts.payment}>
              {isFree ? (
                texts.free
              ) : (
                <>
                  <PaymentStatus paid={ticket.payment_status} partly={partly} />
                  <span className="ml-3">{mode.label}</span>
                </>
              )}
              {money && partly && (
                <span className="mt-1 block">
                  {fill(texts.receivedPart, {
                    paid: pesosOf(money.paid_centavos),
                    owed: pesosOf(money.owed_centavos),
                  })}
                </span>
              )}
              {others > 0 && (
                <span className="mt-1 block text-small">
                  {partly || isFree ? '' : `${sumOf(registration)}. `}
                  {others === 1 ? texts.togetherOne : fill(texts.together, { n: String(others) })}
                </span>
              )}
            </Row>
          )}
          {!!money?.to_return_centavos && (
            <Row label={texts.toReturn}>
              {fill(texts.toReturnText, { sum: pesosOf(money.to_return_centavos) })}
            </Row>
          )}
          {cancelled && registration.proof_state === 'waiting' && (
            <Row label={texts.payment}>{texts.proofOfCancelled}</Row>
          )}
          {registration?.held_until && !registration.to_confirm && (
            <Row label={texts.place}>
              {fill(texts.heldUntil, { date: momentOf(registration.held_until) })}
            </Row>
          )}
          {registration && (
            <Row label={texts.code}>
              <span className="font-medium tracking-wider tabular-nums">{registration.code}</span>
              {!ticket.payment_status && !cancelled && !isFree && (
                <span className="mt-1 block text-small">{texts.codeHint}</span>
              )}
            </Row>
          )}
          <Row label={texts.registered}>
            <time dateTime={ticket.created_at}>{momentOf(ticket.created_at)}</time>
          </Row>
        </dl>
        {toConfirm && registration.held_until && (
          <p role="status" className="mt-6 border-l-4 border-brass bg-sand/60 px-5 py-4">
            {fill(texts.toConfirm, { until: momentOf(registration.held_until) })}
          </p>
        )}
        {!cancelled && registration?.mail_withheld && (
          <p role="status" className="mt-6 border-l-4 border-brass bg-sand/60 px-5 py-4 print:hidden">
            {toConfirm ? texts.noMailToConfirm : texts.noMail}
          </p>
        )}
        {!cancelled && registration?.registered_before && (
          <div className="mt-6 border-l-4 border-brass bg-sand/60 px-5 py-4 print:hidden">
            <p>{texts.registeredBefore}</p>
            <a
              href="/find-my-ticket"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {texts.sendAgain}
            </a>
          </div>
        )}
        {(!cancelled || (registration.lapsed && !isOff)) &&
          !toConfirm &&
          !ticket.payment_status &&
          !isFree &&
          asksForProof(ticket, mode, registration) && (
            <ProofUpload ticket={ticket} registration={registration} help={help} onUploaded={onUploaded} />
          )}
        {!cancelled && !toConfirm && !ticket.payment_status && !asksForProof(ticket, mode, registration) && (
          <div className="mt-10">{help}</div>
        )}
        {!isOff && <ChangeLink uuid={ticket.uuid} />}
      </div>
      {!cancelled && !codeFirst && <Code ticket={ticket} partly={partly} isFree={isFree} />}
    </div>
  );
}

/** The code that holds what is owed, where the event has one. */
const exactOf = (registration: RegistrationState | undefined): ExactCode | undefined =>
  registration?.pay_code
    ? {
        picture: registration.pay_code,
        code: registration.code,
        centavos: registration.money.owed_centavos,
      }
    : undefined;

/** How the ticket's own event is paid, while it is on the site: another's account would take the money. */
function usePaymentOf(registration: RegistrationState | undefined) {
  const payments = useContent('payments');
  if (!registration) return payments.length === 1 ? payments[0] : undefined;
  return payments.find(({ slug }) => slug === registration.event.slug);
}

/** Who pays at the door is not asked for a picture; who sent one may still replace it. */
const asksForProof = (
  { proof_of_payment }: Ticket,
  { atDesk }: WayToPay,
  registration: RegistrationState | undefined,
) => !atDesk || !!proof_of_payment || registration?.proof_state === 'rejected';

function PaymentStatus({ paid, partly }: { paid: boolean; partly: boolean }) {
  const colour = paid
    ? 'border-leaf bg-leaf text-white print:border-ink print:bg-transparent print:text-ink'
    : 'border-ink/60';
  return (
    <span className={`inline-block rounded-xs border px-3 py-0.5 font-medium ${colour}`}>
      {paid ? texts.paid : partly ? texts.partlyPaid : texts.unpaid}
    </span>
  );
}

function Code({ ticket, partly, isFree }: { ticket: Ticket; partly: boolean; isFree: boolean }) {
  let waiting = partly ? texts.qrPartly : texts.qrWaiting;
  if (ticket.payment_status) waiting = texts.qrPaid;
  if (isFree) waiting = texts.qrFree;
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
