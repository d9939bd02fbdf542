import { event } from '../content/event';
import { registrationTexts } from '../content/form-texts';

/** How to pay in the chosen way. */
export function PaymentHelp({ mode }: { mode: string }) {
  const { gcash, bankTransfer, cash } = event.payment;
  if (mode === 'bank-transfer') return <>{bankTransfer}</>;
  if (mode === 'cash') return <>{cash}</>;
  return <>{registrationTexts.payTo(gcash.name, gcash.number)}</>;
}
