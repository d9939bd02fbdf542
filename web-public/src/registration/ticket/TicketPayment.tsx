import type { WayToPay } from '../../content/event/ways-to-pay';
import { ContentProvider, useContent } from '../../content/use-content';
import type { RegistrationState, Ticket } from '../../reference/api/schemas';
import { sumOf } from '../money';
import { PaymentHelp, type ExactCode } from '../PaymentHelp';
import { ProofUpload } from '../proof/ProofUpload';
import type { Standing } from './standing';
import type { useWayToPay } from './useWayToPay';

interface TicketPaymentProps {
  ticket: Ticket;
  registration: RegistrationState | undefined;
  standing: Standing;
  way: ReturnType<typeof useWayToPay>;
  onUploaded: () => Promise<void>;
}

/** How to pay, and where the picture of it goes: as long as something may be paid. */
export function TicketPayment({ ticket, registration, standing, way, onUploaded }: TicketPaymentProps) {
  const { cancelled, lapsed, isOff, isFree, paid, toConfirm } = standing;
  const site = useContent('event');
  const { mode, own } = way;
  const mayPay = !toConfirm && !paid && (!cancelled || (lapsed && !isOff));
  if (isFree || !mayPay) return null;
  const help = own && (
    <ContentProvider content={{ event: { ...site, ...own } }}>
      <PaymentHelp mode={mode} sum={sumOf(registration)} exact={exactOf(registration)} />
    </ContentProvider>
  );
  if (asksForProof(ticket, mode, registration))
    return <ProofUpload ticket={ticket} registration={registration} help={help} onUploaded={onUploaded} />;
  return !cancelled && <div className="mt-10">{help}</div>;
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

/** Who pays at the door is not asked for a picture; who sent one may still replace it. */
const asksForProof = (
  { proof_of_payment }: Ticket,
  { atDesk }: WayToPay,
  registration: RegistrationState | undefined,
) => !atDesk || !!proof_of_payment || registration?.proof_state === 'rejected';
