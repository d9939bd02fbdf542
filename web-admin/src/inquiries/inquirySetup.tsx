import './inquiries.css';
import { useTranslate } from 'ra-core';
import { theAccount } from '../api/session';
import type { Inquiry } from '../api/types';
import { formatAge, formatDate, formatDateTime, today, Time } from '../format/dates';
import { formatPhone } from '../format/phone';
import type { Column, Filter, ListSetup, View } from '../table/types';
import { Age } from './Age';
import { AssigneeMenu } from './AssigneeMenu';
import { nameOf, isUnanswered, STATUS_COLORS, useStatusWords, useWorkChoices } from './work';
import { StatusMenu } from './StatusMenu';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');
const text = (source: keyof Inquiry): Column<Inquiry> => ({ source, extra: true });
const unsorted = (source: keyof Inquiry): Column<Inquiry> => ({ source, extra: true, unsortable: true });
const moment = (source: 'created_at' | 'updated_at' | 'answered_at'): Column<Inquiry> => ({
  source,
  kind: 'time',
  extra: true,
  render: ({ [source]: iso }) => <Time iso={iso} />,
});

/** When and what first: that is what an inquiry is chosen by. Then who asks, and what is made of it. */
const columns: Column<Inquiry>[] = [
  {
    source: 'created_at',
    kind: 'time',
    render: (inquiry) => (
      <>
        <Time iso={inquiry.created_at} />
        <Age inquiry={inquiry} />
      </>
    ),
  },
  {
    source: 'message',
    kind: 'text',
    unsortable: true,
    render: ({ message, project_interest }) => (
      <span>
        {project_interest && <b>{project_interest} · </b>}
        {message}
      </span>
    ),
  },
  { source: 'last_name', kind: 'name', render: nameOf },
  { source: 'status', unsortable: true, render: (inquiry) => <StatusMenu inquiry={inquiry} /> },
  { source: 'assignee_name', unsortable: true, render: (inquiry) => <AssigneeMenu inquiry={inquiry} /> },
  {
    source: 'next_step_on',
    extra: true,
    render: ({ next_step, next_step_on }) =>
      [next_step_on && formatDate(`${next_step_on}T12:00:00`), next_step].filter(Boolean).join(': '),
  },
  text('project_interest'),
  text('email'),
  { source: 'phone_number', extra: true, render: ({ phone_number }) => formatPhone(phone_number) },
  text('country'),
  text('place'),
  text('where_did_find_about_us'),
  unsorted('agent_code'),
  unsorted('utm_source'),
  unsorted('utm_campaign'),
  { source: 'agree_newsletter', extra: true, render: ({ agree_newsletter }) => yesNo(agree_newsletter) },
  { source: 'agree_terms', extra: true, render: ({ agree_terms }) => yesNo(agree_terms) },
  { ...moment('answered_at'), unsortable: true },
  moment('updated_at'),
];

const AGREED = [
  { id: true, name: 'Yes' },
  { id: false, name: 'No' },
];

/** The spec's filters: texts start with, the message contains, agreements equal, a date is that day. */
const SENT: Filter[] = [
  { source: 'first_name', label: 'First name starts with', kind: 'text' },
  { source: 'last_name', label: 'Last name starts with', kind: 'text' },
  { source: 'email', label: 'E-mail starts with', kind: 'text' },
  { source: 'phone_number', label: 'Phone number starts with', kind: 'text' },
  { source: 'country', label: 'Country starts with', kind: 'text' },
  { source: 'place', label: 'Place starts with', kind: 'text' },
  { source: 'project_interest', label: 'Project interest starts with', kind: 'text' },
  { source: 'where_did_find_about_us', label: 'Found us through: starts with', kind: 'text' },
  { source: 'agent_code', label: 'Agent’s link starts with', kind: 'text' },
  { source: 'utm_source', label: 'Campaign source starts with', kind: 'text' },
  { source: 'utm_campaign', label: 'Campaign starts with', kind: 'text' },
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

const OLDEST_FIRST = { field: 'created_at', order: 'ASC' as const };
const NEWEST_FIRST = { field: 'created_at', order: 'DESC' as const };
const MINE = 'Mine and unassigned';

/** What waits for the reader: theirs and nobody's that is not done. */
export const mineAndUnassigned = () => ({ open: true, assignee_id: [theAccount().id, null] });

function views(): View[] {
  const mine = mineAndUnassigned();
  return [
    { name: MINE, filter: mine, sort: OLDEST_FIRST },
    { name: 'Unanswered', filter: { ...mine, answered_at: false }, sort: OLDEST_FIRST },
    {
      name: 'Due',
      filter: { ...mine, next_step_on_lte: today() },
      sort: { field: 'next_step_on', order: 'ASC' },
    },
    { name: 'All', filter: {}, sort: NEWEST_FIRST },
    { name: 'Wants the newsletter', filter: { agree_newsletter: true }, sort: NEWEST_FIRST },
    { name: 'Perhaps robots', filter: { spam: true }, sort: NEWEST_FIRST },
  ];
}

/** The work's filters; whom one can choose is known to the API alone. */
function useWorkFilters(): Filter[] {
  const translate = useTranslate();
  const choices = useWorkChoices();
  const named = (kind: string, ids: readonly string[] = []) =>
    ids.map((id) => ({ id, name: translate(`inquiries.${kind}.${id}`) }));
  const me = theAccount().id;
  const colleagues = (choices?.assignees ?? []).filter(({ id }) => id !== me);
  return [
    {
      source: 'status',
      label: 'Status',
      kind: 'choice',
      choices: named(
        'statuses',
        choices?.statuses.map(({ status }) => status),
      ),
    },
    {
      source: 'assignee_id',
      label: 'Who answers',
      kind: 'choice',
      choices: [
        { id: [me, null], name: MINE },
        { id: me, name: translate('inquiries.mine') },
        { id: null, name: translate('inquiries.nobody') },
        ...colleagues,
      ],
    },
    {
      source: 'open',
      label: 'Done',
      kind: 'choice',
      choices: [
        { id: true, name: 'Not yet' },
        { id: false, name: 'Reserved, lost or spam' },
      ],
    },
    {
      source: 'answered_at',
      label: 'Answered',
      kind: 'choice',
      choices: AGREED,
    },
    {
      source: 'lost_reason',
      label: 'Lost because of',
      kind: 'choice',
      choices: named('lost_reasons', choices?.lost_reasons),
    },
    { source: 'next_step_on', label: 'Next step on', kind: 'date' },
    { source: 'next_step_on_lte', label: 'Next step due by', kind: 'date' },
  ];
}

/** All that makes the list of inquiries unlike another. */
export function useInquirySetup(): ListSetup<Inquiry> {
  const wordsOf = useStatusWords();
  const work = useWorkFilters();
  return {
    columns,
    filters: [...work, ...SENT],
    nameOf,
    pathOf: ({ id }) => `/inquiries/${id}/show`,
    noteOf: (inquiry) =>
      [
        wordsOf(inquiry),
        isUnanswered(inquiry) ? formatAge(inquiry.created_at) : formatDateTime(inquiry.created_at),
        inquiry.message,
      ].join(' · '),
    edgeOf: (inquiry) => (isUnanswered(inquiry) ? STATUS_COLORS[inquiry.status] : undefined),
    search: { source: 'keyword', placeholder: 'Search every field' },
    views: views(),
    opensOn: { filter: mineAndUnassigned(), sort: OLDEST_FIRST },
    empty: 'No inquiries found',
  };
}
