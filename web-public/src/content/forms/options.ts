import { OTHERS, type Option } from '../../reference/answers';
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

/** `how`: what to do, where the event says nothing of it. What stands here is what the API takes. */
export type PaymentOption = Option & { how?: string | undefined };
const paymentModes: PaymentOption[] = [
  { value: 'gcash', label: 'GCash' },
  { value: 'bank-transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash' },
];

/** When viewings by video call are offered, in Manila's time; each is an hour. */
const videoCalls: { days: 'weekdays' | 'monday-saturday' | 'every-day'; from: number; to: number } = {
  days: 'monday-saturday',
  from: 9,
  to: 18,
};

/** What the forms' lists offer, beside the projects. */
export const formLists = { whereDidYouFindAbout, paymentModes, inquiryKinds, videoCalls };
