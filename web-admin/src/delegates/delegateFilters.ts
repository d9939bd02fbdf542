import '../messages/event/delegates';
import type { PaymentMode, SiteEvent } from '../api/types';
import { declaredFields, declaredFilters } from '../kit/declared';
import { SPAM_FILTERS } from '../kit/list/filters/spam-filters';
import type { Filter, View } from '../kit/list/types';
import { answerFilters } from '../questions/answers';
import { PROOFS_WAITING, UNPAID } from './payment/proofs-waiting';

const OF_PAYMENT = (modes: readonly PaymentMode[]): Filter[] => [
  {
    source: 'payment_status',
    kind: 'choice',
    choices: [
      { id: true, name: 'delegates.progress.paid' },
      { id: false, name: 'delegates.progress.unpaid' },
    ],
  },
  {
    source: 'proof_of_payment',
    label: 'delegates.proof',
    kind: 'choice',
    choices: [
      { id: true, name: 'delegates.sent' },
      { id: false, name: 'delegates.not_sent' },
    ],
  },
  {
    source: 'payment_mode',
    kind: 'choice',
    choices: modes.map(({ value, label }) => ({ id: value, name: label })),
  },
];

/** Those that are used each day; the spec's others stand behind “More filters”. */
const USED: Filter[] = [
  { source: 'church_name', kind: 'text' },
  { source: 'church_is', label: 'delegates.church_is', kind: 'text', suggests: 'church' },
  { source: 'created_at_gte', kind: 'from' },
  { source: 'created_at_lt', kind: 'until' },
];

/** A text matches by its beginning, an age when it is equal, a date when it is that day in the reader's time zone. */
const RARE: Filter[] = [
  {
    source: 'cancelled_at',
    kind: 'choice',
    choices: [
      { id: true, name: 'delegates.progress.cancelled' },
      { id: false, name: 'delegates.not_cancelled' },
    ],
  },
  {
    source: 'has_place',
    kind: 'choice',
    choices: [
      { id: true, name: 'delegates.has_place' },
      { id: false, name: 'delegates.has_no_place' },
    ],
  },
  {
    source: 'name_to_follow',
    label: 'delegates.names',
    kind: 'choice',
    choices: [
      { id: true, name: 'delegates.names_open' },
      { id: false, name: 'delegates.names_known' },
    ],
  },
  { source: 'first_name', kind: 'text' },
  { source: 'last_name', kind: 'text' },
  { source: 'email', kind: 'text' },
  { source: 'phone_number', kind: 'text' },
  { source: 'email_is', label: 'resources.delegates.fields.email_is', kind: 'text' },
  { source: 'phone_number_is', label: 'resources.delegates.fields.phone_number_is', kind: 'text' },
  { source: 'ministry_is', label: 'delegates.ministry_is', kind: 'text', suggests: 'ministry' },
  ...declaredFilters(declaredFields('delegates', ['church_name'])),
  ...SPAM_FILTERS,
  { source: 'created_at', kind: 'date' },
  { source: 'updated_at', kind: 'date' },
];

/**
 * @param modes the ways to pay that records may have; none: nothing was to be paid
 * @param events those whose delegates the list may show
 */
export const delegateFilters = (modes: readonly PaymentMode[], events: readonly SiteEvent[]): Filter[] => [
  ...(modes.length > 0 ? OF_PAYMENT(modes) : []),
  ...USED,
  ...answerFilters(events),
  ...RARE.map((filter) => ({ ...filter, rare: true })),
];

export const VIEWS: View[] = [
  { name: 'desk.view_all', filter: {} },
  { name: 'delegates.view_waiting', ...PROOFS_WAITING },
  { name: 'delegates.view_unpaid', filter: UNPAID },
  { name: 'delegates.view_paid', filter: { payment_status: true } },
  { name: 'delegates.names_to_follow', filter: { name_to_follow: true, cancelled_at: false } },
];

/** Where nothing is to be paid. */
export const FREE_VIEWS: View[] = VIEWS.filter(({ filter }) =>
  Object.keys(filter).every((source) => source === 'name_to_follow' || source === 'cancelled_at'),
);
