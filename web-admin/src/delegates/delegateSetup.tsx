import { Translate } from 'ra-core';
import type { Delegate, PaymentMode, SiteEvent } from '../api/types';
import { MailLink, PhoneLink } from '../format/contact';
import { formatShortDate, Time } from '../format/dates';
import { DOUBTS } from '../table/doubts';
import type { Column, Filter, ListSetup } from '../table/types';
import { nameOf } from './names';
import { PaymentChip } from './PaymentChip';
import { ModeWords } from './PaymentModeInput';
import { PROGRESS, progressOf } from './progress';
import { PROOFS_WAITING, UNPAID } from './proofs-waiting';

const columns: Column<Delegate>[] = [
  { source: 'last_name', label: 'resources.delegates.fields.name', kind: 'name', render: nameOf },
  { source: 'payment_status', render: (delegate) => <PaymentChip delegate={delegate} /> },
  { source: 'church_name' },
  { source: 'email', render: ({ email }) => <MailLink address={email} /> },
  { source: 'phone_number', render: ({ phone_number }) => <PhoneLink number={phone_number} /> },
  { source: 'first_name', extra: true },
  { source: 'age', kind: 'number', extra: true },
  { source: 'ministry', extra: true },
  { source: 'address', extra: true },
  {
    source: 'payment_mode',
    extra: true,
    render: ({ payment_mode }) => <ModeWords mode={payment_mode} />,
  },
  {
    source: 'qr_code',
    extra: true,
    unsortable: true,
    render: ({ qr_code }) => <Translate i18nKey={qr_code ? 'delegates.qr_made' : 'delegates.qr_not_yet'} />,
  },
  { source: 'created_at', kind: 'time', render: ({ created_at }) => <Time iso={created_at} /> },
  { source: 'updated_at', kind: 'time', extra: true, render: ({ updated_at }) => <Time iso={updated_at} /> },
];

/** Where there is one event only, it is not said in each row. */
const eventColumn = (events: readonly SiteEvent[]): Column<Delegate> => ({
  source: 'event_id',
  label: 'desk.event',
  unsortable: true,
  extra: events.length < 2,
  render: ({ event_id }) => events.find(({ id }) => id === event_id)?.name,
});

/** Those that are used each day; the spec's others stand behind “More filters”. */
const used = (modes: readonly PaymentMode[]): Filter[] => [
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
  { source: 'church_name', kind: 'text' },
  { source: 'created_at_gte', kind: 'from' },
  { source: 'created_at_lt', kind: 'until' },
];

/** Texts start with, the age equals, a date is that day for the reader. */
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
  { source: 'address', kind: 'text' },
  { source: 'ministry', kind: 'text' },
  { source: 'age', kind: 'number' },
  ...DOUBTS,
  { source: 'created_at', kind: 'date' },
  { source: 'updated_at', kind: 'date' },
];

/** @param modes the ways to pay that records may have @param events that they may be for */
export const delegateSetup = (
  modes: readonly PaymentMode[],
  events: readonly SiteEvent[],
): ListSetup<Delegate> => ({
  columns: [...columns.slice(0, 2), eventColumn(events), ...columns.slice(2)],
  filters: [...used(modes), ...RARE.map((filter) => ({ ...filter, rare: true }))],
  ofEvents: true,
  nameOf,
  pathOf: ({ id }) => `/delegates/${id}`,
  noteOf: (delegate) => (
    <>
      <PaymentChip delegate={delegate} />{' '}
      {[formatShortDate(delegate.created_at), delegate.church_name].filter(Boolean).join(' · ')}
    </>
  ),
  search: { source: 'q', placeholder: 'delegates.search' },
  views: [
    { name: 'desk.view_all', filter: {} },
    { name: 'delegates.view_waiting', ...PROOFS_WAITING },
    { name: 'delegates.view_unpaid', filter: UNPAID },
    { name: 'delegates.view_paid', filter: { payment_status: true } },
    { name: 'delegates.names_to_follow', filter: { name_to_follow: true, cancelled_at: false } },
  ],
  edgeOf: (delegate) =>
    ['nothing-yet', 'cancelled'].includes(progressOf(delegate))
      ? undefined
      : PROGRESS[progressOf(delegate)].color,
  empty: 'delegates.none',
});
