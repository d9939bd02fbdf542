import type { Delegate } from '../api/types';

/** The modes that the API knows, with the key of the words that people use for them. */
export const PAYMENT_MODES: { id: Delegate['payment_mode']; name: string }[] = (
  ['gcash', 'bank-transfer', 'cash'] as const
).map((id) => ({ id, name: modeWords(id) }));

export function modeWords(mode: string): string {
  return `delegates.modes.${mode}`;
}
