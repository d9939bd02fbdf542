import { wayToPay } from '../../content/event/ways-to-pay';
import { useContent } from '../../content/use-content';
import type { RegistrationState, Ticket } from '../../reference/api/schemas';
import { modeOf } from '../payment-modes';

/** How this ticket is paid. `own`: the words and accounts of its own event; undefined once that is not on the site any more. */
export function useWayToPay(ticket: Ticket, registration: RegistrationState | undefined) {
  const own = usePaymentOf(registration);
  const site = useContent('event');
  const known = modeOf(useContent('options'), ticket.payment_mode);
  const offered = own?.payment.ways.find(({ value }) => value === ticket.payment_mode);
  const former = wayToPay((own ?? site).payment, known);
  // Another event's account would take the money.
  const mode = offered ?? (own ? former : { ...former, account: { name: '', number: '' } });
  return { mode, own };
}

/** How the ticket's own event is paid, while it is on the site. */
function usePaymentOf(registration: RegistrationState | undefined) {
  const payments = useContent('payments');
  if (!registration) return payments.length === 1 ? payments[0] : undefined;
  return payments.find(({ slug }) => slug === registration.event.slug);
}
