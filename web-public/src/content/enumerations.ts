import type { PaymentMode } from '../api/schemas';
import { brand } from './company';

export interface Option {
  value: string;
  label: string;
}

/** The answer that reveals a free-text field, whose text is sent in its place. */
export const OTHERS = 'Others';

export const projectInterests: readonly Option[] = [
  { value: 'Alpha Tower', label: `Alpha Tower by ${brand}` },
  { value: OTHERS, label: OTHERS },
  { value: 'Not Applicable', label: 'Not Applicable' },
];

const same = (value: string): Option => ({ value, label: value });

export const whereDidYouFindAbout: readonly Option[] = [
  'Billboard',
  'Broker',
  'Events',
  'Friends/Relatives',
  'Magazines',
  'Newspaper',
  'Online',
  OTHERS,
].map(same);

/** What the API stores (decisions, "Registration"). */
export const PAYMENT_MODES = ['gcash', 'bank-transfer', 'cash'] as const satisfies PaymentMode[];
export const DEFAULT_PAYMENT_MODE: PaymentMode = 'gcash';

const modeLabels: Record<PaymentMode, string> = {
  gcash: 'GCash',
  'bank-transfer': 'Bank transfer',
  cash: 'Cash',
};
export const paymentModes = PAYMENT_MODES.map((value) => ({ value, label: modeLabels[value] }));
