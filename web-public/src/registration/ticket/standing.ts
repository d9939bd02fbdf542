import type { RegistrationState, Ticket } from '../../reference/api/schemas';
import { isPartlyPaid } from '../money';

/** How a place stands: every part of its page asks the same. */
export interface Standing {
  /** The place was given back. */
  cancelled: boolean;
  /** It was given back since nothing was paid in time: a payment may still bring it back. */
  lapsed: boolean;
  /** The event does not take place. */
  isOff: boolean;
  /** Of a large group, which counts once its contact has opened the mailed link. */
  toConfirm: boolean;
  isFree: boolean;
  paid: boolean;
  /** Something was paid, and something is still owed. */
  partly: boolean;
}

/** @param registration undefined: it could not be loaded */
export function standingOf(
  { payment_status }: Ticket,
  registration: RegistrationState | undefined,
): Standing {
  const cancelled = !!registration?.cancelled_at;
  return {
    cancelled,
    lapsed: registration?.lapsed === true,
    isOff: registration?.event.cancelled === true,
    toConfirm: registration?.to_confirm === true,
    isFree: registration?.total_centavos === 0,
    paid: payment_status,
    partly: !cancelled && isPartlyPaid(registration),
  };
}
