import type { Delegate } from '../api/types';

/** The modes that the API knows, in the words people use for them. */
export const PAYMENT_MODES: { id: Delegate['payment_mode']; name: string }[] = [
  { id: 'gcash', name: 'GCash' },
  { id: 'bank-transfer', name: 'Bank transfer' },
  { id: 'cash', name: 'Cash' },
];

export const modeName = (mode: string): string => PAYMENT_MODES.find(({ id }) => id === mode)?.name ?? mode;
