import type { Delegate } from '../api/types';
import { palette } from '../theme/palette';

/** How far a delegate's payment is, or that the place was given back: the states that edges and chips stand for. */
export type Progress = 'cancelled' | 'paid' | 'proof-waiting' | 'nothing-yet';

export const progressOf = (
  delegate: Pick<Delegate, 'payment_status' | 'proof_of_payment' | 'cancelled_at'>,
): Progress => {
  if (delegate.cancelled_at) return 'cancelled';
  if (delegate.payment_status) return 'paid';
  return delegate.proof_of_payment ? 'proof-waiting' : 'nothing-yet';
};

export const PROGRESS = {
  cancelled: { words: 'delegates.progress.cancelled', color: palette.muted },
  paid: { words: 'delegates.progress.paid', color: palette.leaf },
  'proof-waiting': { words: 'delegates.progress.proof_waiting', color: palette.brassText },
  'nothing-yet': { words: 'delegates.progress.unpaid', color: palette.muted },
} as const;
