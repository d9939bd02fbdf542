import '../../messages/event/delegates';
import type { Delegate } from '../../api/types';
import { palette } from '../../theme/palette';

/** How far a delegate's payment is, or that the place was given back: the states that edges and chips stand for. */
export type Progress = 'cancelled' | 'free' | 'paid' | 'proof-waiting' | 'partly-paid' | 'nothing-yet';

/** Whose registration has nothing to do with money: of them no payment is spoken. */
export const isFree = (
  delegate: Pick<Delegate, 'price_centavos' | 'due_centavos' | 'paid_centavos' | 'proof_of_payment'>,
): boolean =>
  delegate.price_centavos === 0 &&
  delegate.due_centavos === 0 &&
  delegate.paid_centavos === 0 &&
  !delegate.proof_of_payment;

export const progressOf = (
  delegate: Parameters<typeof isFree>[0] & Pick<Delegate, 'payment_status' | 'cancelled_at'>,
): Progress => {
  if (delegate.cancelled_at) return 'cancelled';
  if (isFree(delegate)) return 'free';
  if (delegate.payment_status) return 'paid';
  if (delegate.proof_of_payment) return 'proof-waiting';
  return delegate.paid_centavos > 0 ? 'partly-paid' : 'nothing-yet';
};

export const PROGRESS = {
  cancelled: { words: 'delegates.progress.cancelled', color: palette.muted },
  free: { words: 'delegates.progress.free', color: palette.muted },
  paid: { words: 'delegates.progress.paid', color: palette.leaf },
  'proof-waiting': { words: 'delegates.progress.proof_waiting', color: palette.brassText },
  'partly-paid': { words: 'delegates.progress.partly', color: palette.brassText },
  'nothing-yet': { words: 'delegates.progress.unpaid', color: palette.muted },
} as const;
