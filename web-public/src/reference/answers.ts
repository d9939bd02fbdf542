import type { PaymentMode } from './api/schemas';

/** One choice of a list: what is stored, and what is read. */
export interface Option {
  value: string;
  label: string;
}

/** The answer that reveals a free-text field, whose text is sent in its place. */
export const OTHERS = 'Others';

/** What the API stores (decisions, "Registration"). */
export const PAYMENT_MODES = ['gcash', 'bank-transfer', 'cash'] as const satisfies PaymentMode[];
export const DEFAULT_PAYMENT_MODE: PaymentMode = 'gcash';
