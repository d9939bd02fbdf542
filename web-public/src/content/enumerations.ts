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

/** `value` is what the API stores (decisions, "Registration"). */
export const paymentModes: readonly Option[] = [
  { value: 'gcash', label: 'GCash' },
  { value: 'bank-transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash' },
];
export const DEFAULT_PAYMENT_MODE = 'gcash';
