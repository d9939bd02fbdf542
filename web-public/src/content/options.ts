import type { PaymentMode } from '../reference/api/schemas';
import { OTHERS, PAYMENT_MODES, type Option } from '../reference/answers';
import { inquiryKinds } from './inquiry-kinds';

/** A project that is marked has an option of its own. */
export const interestsOf = (
  projects: readonly { option?: true; interest: string; name: string }[],
  brand: string,
): Option[] => [
  ...projects
    .filter(({ option }) => option)
    .map(({ interest, name }) => ({ value: interest, label: `${name} by ${brand}` })),
  { value: OTHERS, label: OTHERS },
  { value: 'Not Applicable', label: 'Not Applicable' },
];

const same = (value: string): Option => ({ value, label: value });

const whereDidYouFindAbout: Option[] = [
  'Billboard',
  'Broker',
  'Events',
  'Friends/Relatives',
  'Magazines',
  'Newspaper',
  'Online',
  OTHERS,
].map(same);

const modeLabels: Record<PaymentMode, string> = {
  gcash: 'GCash',
  'bank-transfer': 'Bank transfer',
  cash: 'Cash',
};
const paymentModes: Option[] = PAYMENT_MODES.map((value) => ({ value, label: modeLabels[value] }));

/** What the forms' lists offer, beside the projects. */
export const formLists = { whereDidYouFindAbout, paymentModes, inquiryKinds };
