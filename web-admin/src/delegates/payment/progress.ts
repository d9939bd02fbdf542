import type { Delegate } from '../../api/types';
import { palette } from '../../theme/palette';

/** How far a delegate's payment is, or that the place was given back: the states that edges and chips stand for. */
export type Progress = 'cancelled' | 'paid' | 'proof-waiting' | 'partly-paid' | 'nothing-yet';

export const progressOf = (
  delegate: Pick<Delegate, 'payment_status' | 'proof_of_payment' | 'cancelled_at' | 'paid_centavos'>,
): Progress => {
  if (delegate.cancelled_at) return 'cancelled';
  if (delegate.payment_status) return 'paid';
  if (delegate.proof_of_payment) return 'proof-waiting';
  return delegate.paid_centavos > 0 ? 'partly-paid' : 'nothing-yet';
};

export const PROGRESS = {
  cancelled: { words: 'delegates.progress.cancelled', color: palette.muted },
  paid: { words: 'delegates.progress.paid', color: palette.leaf },
  'proof-waiting': { words: 'delegates.progress.proof_waiting', color: palette.brassText },
  'partly-paid': { words: 'delegates.progress.partly', color: palette.brassText },
  'nothing-yet': { words: 'delegates.progress.unpaid', color: palette.muted },
} as const;
