import type { PaymentMode } from '../reference/api/schemas';
import { OTHERS, PAYMENT_MODES, type Option } from '../reference/answers';
import { brand } from './company';
import { inquiryKinds } from './inquiry-kinds';
import { projects } from './projects';

const projectInterests: Option[] = [
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

/** What the forms' lists offer. */
export const options = { projectInterests, whereDidYouFindAbout, paymentModes, inquiryKinds };
