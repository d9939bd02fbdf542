import type { Delegate } from '../api/types';
import { formatDateTime, Time } from '../format/dates';
import { formatPhone } from '../format/phone';
import type { Column, Filter, ListSetup } from '../table/types';
import { PaymentChip } from './PaymentChip';
import { modeName, PAYMENT_MODES } from './paymentModes';
import { PROGRESS, progressOf } from './progress';

export const nameOf = ({ first_name, last_name }: Pick<Delegate, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

const columns: Column<Delegate>[] = [
  { source: 'last_name', label: 'Name', kind: 'name', render: nameOf },
  { source: 'payment_status', render: (delegate) => <PaymentChip delegate={delegate} /> },
  { source: 'church_name' },
  { source: 'email' },
  { source: 'phone_number', render: ({ phone_number }) => formatPhone(phone_number) },
  { source: 'first_name', extra: true },
  { source: 'age', kind: 'number', extra: true },
  { source: 'ministry', extra: true },
  { source: 'address', extra: true },
  { source: 'payment_mode', extra: true, render: ({ payment_mode }) => modeName(payment_mode) },
  {
    source: 'qr_code',
    extra: true,
    unsortable: true,
    render: ({ qr_code }) => (qr_code ? 'Made' : 'Not yet'),
  },
  { source: 'created_at', kind: 'time', render: ({ created_at }) => <Time iso={created_at} /> },
  { source: 'updated_at', kind: 'time', extra: true, render: ({ updated_at }) => <Time iso={updated_at} /> },
];

/** The spec's filters: texts start with, age and payment equal, the date is that day for the reader. */
const filters: Filter[] = [
  {
    source: 'payment_status',
    label: 'Payment',
    kind: 'choice',
    choices: [
      { id: true, name: 'Paid' },
      { id: false, name: 'Unpaid' },
    ],
  },
  {
    source: 'proof_of_payment',
    label: 'Proof of payment',
    kind: 'choice',
    choices: [
      { id: true, name: 'Sent' },
      { id: false, name: 'Not sent' },
    ],
  },
  { source: 'first_name', label: 'First name starts with', kind: 'text' },
  { source: 'last_name', label: 'Last name starts with', kind: 'text' },
  { source: 'email', label: 'E-mail starts with', kind: 'text' },
  { source: 'phone_number', label: 'Phone number starts with', kind: 'text' },
  { source: 'address', label: 'Address starts with', kind: 'text' },
  { source: 'church_name', label: 'Church starts with', kind: 'text' },
  { source: 'ministry', label: 'Ministry starts with', kind: 'text' },
  { source: 'age', label: 'Age is', kind: 'number' },
  { source: 'payment_mode', label: 'Paid by', kind: 'choice', choices: PAYMENT_MODES },
  {
    source: 'spam',
    label: 'Sent by a robot',
    kind: 'choice',
    choices: [
      { id: true, name: 'Perhaps' },
      { id: false, name: 'No' },
    ],
  },
  {
    source: 'mail_fails',
    label: 'Mail',
    kind: 'choice',
    choices: [
      { id: true, name: 'Does not arrive' },
      { id: false, name: 'Arrives, as far as is known' },
    ],
  },
  { source: 'created_at', label: 'Registered on', kind: 'date' },
  { source: 'updated_at', label: 'Last change on', kind: 'date' },
];

export const delegateSetup: ListSetup<Delegate> = {
  columns,
  filters,
  nameOf,
  pathOf: ({ id }) => `/delegates/${id}`,
  noteOf: (delegate) => (
    <>
      <PaymentChip delegate={delegate} />{' '}
      {[delegate.church_name, formatDateTime(delegate.created_at)].filter(Boolean).join(' · ')}
    </>
  ),
  search: { source: 'q', placeholder: 'Name, e-mail, church…' },
  views: [
    { name: 'All', filter: {} },
    {
      name: 'Proofs waiting',
      filter: { payment_status: false, proof_of_payment: true },
      sort: { field: 'created_at', order: 'ASC' },
    },
    { name: 'Unpaid', filter: { payment_status: false } },
    { name: 'Paid', filter: { payment_status: true } },
  ],
  edgeOf: (delegate) =>
    progressOf(delegate) === 'nothing-yet' ? undefined : PROGRESS[progressOf(delegate)].color,
  empty: 'No delegates found',
};
