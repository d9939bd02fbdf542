import { registrationTexts } from '../content/form-texts';
import { fill } from '../content/text';
import { useContent } from '../content/use-content';

/** How to pay in the chosen way. */
export function PaymentHelp({ mode }: { mode: string }) {
  const { gcash, bankTransfer, cash } = useContent('event').payment;
  if (mode === 'bank-transfer') return <>{bankTransfer}</>;
  if (mode === 'cash') return <>{cash}</>;
  return <>{fill(registrationTexts.payTo, gcash)}</>;
}
