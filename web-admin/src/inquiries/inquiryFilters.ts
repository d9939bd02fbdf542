import '../messages/sales/inquiries';
import { theAccount } from '../api/account/session';
import { useCall } from '../api/useCall';
import { today } from '../format/dates';
import { canAccess } from '../kit/access';
import { declaredFields, declaredFilters } from '../kit/declared';
import { SPAM_FILTERS } from '../kit/list/filters/spam-filters';
import type { Filter, View } from '../kit/list/types';
import { OUTCOMES } from './answers/calls';
import { LEAD_CHANNELS, useWorkChoices } from './work/work';

const AGREED = [
  { id: true, name: 'desk.yes' },
  { id: false, name: 'desk.no' },
];

/** What figures are told by: see figures/FiguresPage. */
const ORIGIN_FIELDS = ['project', 'source', 'campaign'];

/** The spec's filters: texts start with, the message contains, agreements equal, a date is that day. */
const SENT: Filter[] = [
  { source: 'first_name', kind: 'text' },
  { source: 'last_name', kind: 'text' },
  { source: 'email', kind: 'text' },
  { source: 'phone_number', kind: 'text' },
  { source: 'email_is', label: 'resources.inquiries.fields.email_is', kind: 'text' },
  { source: 'phone_number_is', label: 'resources.inquiries.fields.phone_number_is', kind: 'text' },
  ...declaredFilters(declaredFields('inquiries')),
  ...ORIGIN_FIELDS.flatMap((field): Filter[] => [
    { source: `${field}_is`, label: `inquiries.${field}_is`, kind: 'text' },
    { source: `has_${field}`, label: `inquiries.has_${field}`, kind: 'choice', choices: AGREED },
  ]),
  { source: 'message', label: 'inquiries.message_contains', kind: 'text' },
  { source: 'agree_newsletter', kind: 'choice', choices: AGREED },
  { source: 'agree_terms', kind: 'choice', choices: AGREED },
  ...SPAM_FILTERS,
  { source: 'created_at', kind: 'date' },
  { source: 'updated_at', kind: 'date' },
];

const RANGE: Filter[] = [
  { source: 'created_at_gte', kind: 'from' },
  { source: 'created_at_lt', kind: 'until' },
  { source: 'received_at_gte', kind: 'from' },
  { source: 'received_at_lt', kind: 'until' },
];
const USED = ['status', 'assignee_id', 'project_interest'];

const OLDEST_FIRST = { field: 'created_at', order: 'ASC' as const };
const NEWEST_FIRST = { field: 'created_at', order: 'DESC' as const };
const MINE = 'inquiries.view_mine';

/** The reader's queue: open inquiries that are assigned to the reader or to nobody. */
const mineAndUnassigned = () => ({ open: true, assignee_id: [theAccount().id, null] });

/** The usual views of whoever is signed in. */
export function inquiryViews(): View[] {
  const mine = mineAndUnassigned();
  return [
    { name: 'desk.view_all', filter: {}, sort: NEWEST_FIRST },
    { name: MINE, filter: mine, sort: OLDEST_FIRST },
    {
      name: 'inquiries.view_unanswered',
      filter: { ...mine, answered_at: false },
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
    { name: 'inquiries.view_reserved', filter: { home_state: 'reserved' }, sort: OLDEST_FIRST },
    // Agents see none of these.
    ...(canAccess('inquiries', 'assign')
      ? [{ name: 'inquiries.view_left', filter: { awaits_manager: true }, sort: OLDEST_FIRST }]
      : []),
    { name: 'inquiries.view_newsletter', filter: { agree_newsletter: true }, sort: NEWEST_FIRST },
    { name: 'inquiries.view_spam', filter: { spam: true }, sort: NEWEST_FIRST },
  ];
}

/** The work's filters; whom one can choose is known to the API alone. */
function useWorkFilters(): Filter[] {
  const choices = useWorkChoices();
  const { data: files = [] } = useCall(['imports'], (api) => api.leadBatches(), {
    enabled: canAccess('inquiry-import'),
  });
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
    { source: 'viewing_planned_at', label: 'inquiries.viewing_ever', kind: 'choice', choices: AGREED },
    { source: 'reserved_at', label: 'inquiries.reserved_ever', kind: 'choice', choices: AGREED },
    { source: 'sold_at', label: 'inquiries.sold_ever', kind: 'choice', choices: AGREED },
    { source: 'last_call', kind: 'choice', choices: named('outcomes', OUTCOMES) },
    { source: 'phone_fails', kind: 'choice', choices: AGREED },
    ...(canAccess('inquiry-import')
      ? [
          {
            source: 'import_id',
            kind: 'choice' as const,
            choices: files.map(({ id, file_name: name }) => ({ id, name })),
          },
        ]
      : []),
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
    { source: 'home_state', kind: 'choice', choices: named('home_states', ['reserved', 'sold']) },
    { source: 'channel', kind: 'choice', choices: named('channels', ['website', ...LEAD_CHANNELS]) },
    { source: 'next_step_on', label: 'resources.inquiries.fields.next_step_on', kind: 'date' },
    { source: 'next_step_on_lte', label: 'inquiries.due_by', kind: 'date' },
  ];
}

/** Those that are used each day first; the others stand behind “More filters”. */
export function useInquiryFilters(): Filter[] {
  const all = [...useWorkFilters(), ...SENT];
  const isUsed = ({ source }: Filter) => USED.includes(source);
  const rare = all.filter((filter) => !isUsed(filter)).map((filter) => ({ ...filter, rare: true }));
  return [...all.filter(isUsed), ...RANGE, ...rare];
}
