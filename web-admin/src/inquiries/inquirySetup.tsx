import { Translate } from 'ra-core';
import { may, theAccount } from '../api/session';
import type { Inquiry } from '../api/types';
import { MailLink, PhoneLink } from '../format/contact';
import { formatAge, formatShortDate, Time, today } from '../format/dates';
import { DOUBTS } from '../table/doubts';
import type { Column, Filter, ListSetup, View } from '../table/types';
import { Age } from './Age';
import { AssigneeMenu } from './AssigneeMenu';
import { NextStep, useStepWords } from './nextStep';
import { StatusMenu } from './StatusMenu';
import { isUnanswered, LEAD_CHANNELS, nameOf, STATUS_COLORS, useStatusWords, useWorkChoices } from './work';

const yesNo = (value: boolean) => <Translate i18nKey={value ? 'desk.yes' : 'desk.no'} />;
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
        {project_interest && <b>{message ? `${project_interest} · ` : project_interest}</b>}
        {message}
      </span>
    ),
  },
  { source: 'last_name', label: 'resources.inquiries.fields.name', kind: 'name', render: nameOf },
  { source: 'status', unsortable: true, render: (inquiry) => <StatusMenu inquiry={inquiry} /> },
  { source: 'assignee_name', unsortable: true, render: (inquiry) => <AssigneeMenu inquiry={inquiry} /> },
  {
    source: 'next_step_on',
    extra: true,
    render: (inquiry) => <NextStep inquiry={inquiry} />,
  },
  text('project_interest'),
  { source: 'email', extra: true, render: ({ email }) => <MailLink address={email} /> },
  { source: 'phone_number', extra: true, render: ({ phone_number }) => <PhoneLink number={phone_number} /> },
  {
    source: 'channel',
    extra: true,
    unsortable: true,
    render: ({ channel }) => <Translate i18nKey={`inquiries.channels.${channel}`} />,
  },
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
  { id: true, name: 'desk.yes' },
  { id: false, name: 'desk.no' },
];

/** The spec's filters: texts start with, the message contains, agreements equal, a date is that day. */
const SENT: Filter[] = [
  { source: 'first_name', kind: 'text' },
  { source: 'last_name', kind: 'text' },
  { source: 'email', kind: 'text' },
  { source: 'phone_number', kind: 'text' },
  { source: 'email_is', label: 'resources.inquiries.fields.email_is', kind: 'text' },
  { source: 'phone_number_is', label: 'resources.inquiries.fields.phone_number_is', kind: 'text' },
  { source: 'country', kind: 'text' },
  { source: 'place', kind: 'text' },
  { source: 'project_interest', kind: 'text' },
  { source: 'where_did_find_about_us', kind: 'text' },
  { source: 'agent_code', kind: 'text' },
  { source: 'utm_source', kind: 'text' },
  { source: 'utm_campaign', kind: 'text' },
  { source: 'message', label: 'inquiries.message_contains', kind: 'text' },
  { source: 'agree_newsletter', kind: 'choice', choices: AGREED },
  { source: 'agree_terms', kind: 'choice', choices: AGREED },
  ...DOUBTS,
  { source: 'created_at', kind: 'date' },
  { source: 'updated_at', kind: 'date' },
];

/** Those that are used each day; the others stand behind “More filters”. */
const RANGE: Filter[] = [
  { source: 'created_at_gte', kind: 'from' },
  { source: 'created_at_lt', kind: 'until' },
];
const USED = ['status', 'assignee_id', 'project_interest'];

const OLDEST_FIRST = { field: 'created_at', order: 'ASC' as const };
const NEWEST_FIRST = { field: 'created_at', order: 'DESC' as const };
const MINE = 'inquiries.view_mine';

/** What waits for the reader: theirs and nobody's that is not done. */
export const mineAndUnassigned = () => ({ open: true, assignee_id: [theAccount().id, null] });

function views(): View[] {
  const mine = mineAndUnassigned();
  return [
    { name: MINE, filter: mine, sort: OLDEST_FIRST },
    {
      name: 'inquiries.view_unanswered',
      filter: { ...mine, status: 'new', answered_at: false },
      sort: OLDEST_FIRST,
    },
    {
      name: 'inquiries.view_due',
      filter: { planned: true, assignee_id: mine.assignee_id, next_step_on_lte: today() },
      sort: { field: 'next_step_on', order: 'ASC' },
    },
    {
      name: 'inquiries.view_viewings',
      filter: { planned: true, next_step_kind: 'viewing' },
      sort: { field: 'next_step_on', order: 'ASC' },
    },
    { name: 'desk.view_all', filter: {}, sort: NEWEST_FIRST },
    // Agents see none of these.
    ...(may('manager')
      ? [{ name: 'inquiries.view_left', filter: { awaits_manager: true }, sort: OLDEST_FIRST }]
      : []),
    { name: 'inquiries.view_newsletter', filter: { agree_newsletter: true }, sort: NEWEST_FIRST },
    { name: 'inquiries.view_spam', filter: { spam: true }, sort: NEWEST_FIRST },
  ];
}

/** The work's filters; whom one can choose is known to the API alone. */
function useWorkFilters(): Filter[] {
  const choices = useWorkChoices();
  const named = (kind: string, ids: readonly string[] = []) =>
    ids.map((id) => ({ id, name: `inquiries.${kind}.${id}` }));
  const me = theAccount().id;
  const colleagues = (choices?.assignees ?? []).filter(({ id }) => id !== me);
  return [
    {
      source: 'status',
      kind: 'choice',
      choices: named(
        'statuses',
        choices?.statuses.map(({ status }) => status),
      ),
    },
    {
      source: 'assignee_id',
      kind: 'choice',
      choices: [
        { id: [me, null], name: MINE },
        { id: me, name: 'inquiries.mine' },
        { id: null, name: 'inquiries.nobody' },
        ...colleagues,
      ],
    },
    {
      source: 'open',
      label: 'inquiries.is_done',
      kind: 'choice',
      choices: [
        { id: true, name: 'inquiries.not_done' },
        { id: false, name: 'inquiries.closed' },
      ],
    },
    { source: 'planned', label: 'inquiries.has_next_step', kind: 'choice', choices: AGREED },
    {
      source: 'answered_at',
      label: 'inquiries.is_answered',
      kind: 'choice',
      choices: AGREED,
    },
    {
      source: 'lost_reason',
      label: 'inquiries.lost_because',
      kind: 'choice',
      choices: named('lost_reasons', choices?.lost_reasons),
    },
    {
      source: 'awaits_manager',
      label: 'inquiries.awaits_manager',
      kind: 'choice',
      choices: AGREED,
    },
    { source: 'channel', kind: 'choice', choices: named('channels', ['website', ...LEAD_CHANNELS]) },
    { source: 'next_step_on', label: 'resources.inquiries.fields.next_step_on', kind: 'date' },
    { source: 'next_step_on_lte', label: 'inquiries.due_by', kind: 'date' },
  ];
}

/** All that makes the list of inquiries unlike another. */
export function useInquirySetup(): ListSetup<Inquiry> {
  const wordsOf = useStatusWords();
  const stepOf = useStepWords();
  const work = useWorkFilters();
  return {
    columns,
    filters: [
      ...[...work, ...SENT].filter(({ source }) => USED.includes(source)),
      ...RANGE,
      ...[...work, ...SENT]
        .filter(({ source }) => !USED.includes(source))
        .map((filter) => ({ ...filter, rare: true })),
    ],
    nameOf,
    pathOf: ({ id }) => `/inquiries/${id}/show`,
    noteOf: (inquiry) =>
      [
        wordsOf(inquiry),
        stepOf(inquiry),
        isUnanswered(inquiry) ? formatAge(inquiry.created_at) : formatShortDate(inquiry.created_at),
        inquiry.message,
      ]
        .filter(Boolean)
        .join(' · '),
    edgeOf: (inquiry) => (isUnanswered(inquiry) ? STATUS_COLORS[inquiry.status] : undefined),
    search: { source: 'keyword', placeholder: 'inquiries.search' },
    views: views(),
    opensOn: { filter: mineAndUnassigned(), sort: OLDEST_FIRST },
    empty: 'inquiries.none',
  };
}
