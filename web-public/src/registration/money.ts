import { pesosOf } from 'web-shared/money';
import { fill } from '../content/text';
import { groupTexts, ticketTexts } from '../content/texts';
import type { RegistrationState } from '../reference/api/schemas';

export const isPartlyPaid = (registration: RegistrationState | undefined): boolean =>
  !!registration && registration.money.paid_centavos > 0 && registration.money.owed_centavos > 0;

/** What is to be paid, in words: by the registration's own sums, since the event's fee may be another one by now. */
export function sumOf(registration: RegistrationState | undefined): string | undefined {
  if (!registration) return undefined;
  if (isPartlyPaid(registration))
    return fill(ticketTexts.stillToPay, { sum: pesosOf(registration.money.owed_centavos) });
  const total = pesosOf(registration.due_centavos);
  if (registration.delegates < 2) return total;
  return fill(groupTexts.total, { total, n: String(registration.delegates) });
}
