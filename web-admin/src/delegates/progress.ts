import type { Delegate } from '../api/types';
import { palette } from '../theme/palette';

/** How far a delegate's payment is: the three states that edges and chips stand for. */
export type Progress = 'paid' | 'proof-waiting' | 'nothing-yet';

export const progressOf = (delegate: Pick<Delegate, 'payment_status' | 'proof_of_payment'>): Progress => {
  if (delegate.payment_status) return 'paid';
  return delegate.proof_of_payment ? 'proof-waiting' : 'nothing-yet';
};

export const PROGRESS = {
  paid: { words: 'delegates.progress.paid', color: palette.leaf },
  'proof-waiting': { words: 'delegates.progress.proof_waiting', color: palette.brassText },
  'nothing-yet': { words: 'delegates.progress.unpaid', color: palette.muted },
} as const;
