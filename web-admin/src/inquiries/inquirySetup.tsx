import type { Inquiry } from '../api/types';
import { formatDateTime } from '../format/dates';
import { formatPhone } from '../format/phone';
import { Time } from '../format/Time';
import type { Column, Filter, ListSetup } from '../table/types';

export const nameOf = ({ first_name, last_name }: Pick<Inquiry, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** When and what first: that is what an inquiry is chosen by. */
const columns: Column<Inquiry>[] = [
  { source: 'created_at', kind: 'time', render: ({ created_at }) => <Time iso={created_at} /> },
  { source: 'message', kind: 'text', render: ({ message }) => <span>{message}</span> },
  { source: 'last_name', kind: 'name', render: nameOf },
  { source: 'project_interest' },
  { source: 'email', extra: true },
  { source: 'phone_number', extra: true, render: ({ phone_number }) => formatPhone(phone_number) },
  { source: 'country', extra: true },
  { source: 'place', extra: true },
  { source: 'where_did_find_about_us', extra: true },
  { source: 'agree_newsletter', extra: true, render: ({ agree_newsletter }) => yesNo(agree_newsletter) },
  { source: 'agree_terms', extra: true, render: ({ agree_terms }) => yesNo(agree_terms) },
  { source: 'updated_at', kind: 'time', extra: true, render: ({ updated_at }) => <Time iso={updated_at} /> },
];

const AGREED = [
  { id: true, name: 'Yes' },
  { id: false, name: 'No' },
];

/** The spec's filters: texts start with, the message contains, agreements equal, a date is that day. */
const filters: Filter[] = [
  { source: 'first_name', label: 'First name starts with', kind: 'text' },
  { source: 'last_name', label: 'Last name starts with', kind: 'text' },
  { source: 'email', label: 'E-mail starts with', kind: 'text' },
  { source: 'phone_number', label: 'Phone number starts with', kind: 'text' },
  { source: 'country', label: 'Country starts with', kind: 'text' },
  { source: 'place', label: 'Place starts with', kind: 'text' },
  { source: 'project_interest', label: 'Project interest starts with', kind: 'text' },
  { source: 'where_did_find_about_us', label: 'Found us through: starts with', kind: 'text' },
  { source: 'message', label: 'Message contains', kind: 'text' },
  { source: 'agree_newsletter', label: 'Newsletter', kind: 'choice', choices: AGREED },
  { source: 'agree_terms', label: 'Terms', kind: 'choice', choices: AGREED },
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
  { source: 'created_at', label: 'Received on', kind: 'date' },
  { source: 'updated_at', label: 'Last change on', kind: 'date' },
];

export const inquirySetup: ListSetup<Inquiry> = {
  columns,
  filters,
  nameOf,
  pathOf: ({ id }) => `/inquiries/${id}/show`,
  noteOf: ({ created_at, message }) => `${formatDateTime(created_at)} · ${message}`,
  search: { source: 'keyword', placeholder: 'Search every field' },
  views: [
    { name: 'All', filter: {} },
    { name: 'Wants the newsletter', filter: { agree_newsletter: true } },
    { name: 'Perhaps robots', filter: { spam: true } },
  ],
  empty: 'No inquiries found',
};
