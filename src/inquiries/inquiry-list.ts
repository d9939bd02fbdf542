import { filtersOf, namesOf } from '../platform/listing/declared-fields.js';
import {
  boolean,
  choice,
  condition,
  contains,
  date,
  day,
  exactly,
  id,
  phone,
  presence,
  reference,
  startsWith,
  unsortedBoolean,
  type ListColumn,
  type ListResource,
} from '../platform/listing/resource.js';
import { CHANNELS } from './inquiries.dto.js';
import { OPTIONAL } from './inquiry-fields.js';
import type { InquiryRecord } from './inquiry-record.dto.js';
import { IS_OPEN, LOST_REASONS, STATUSES, STEP_KINDS } from './work/statuses.js';

export const LISTED_TEXTS = [
  'first_name',
  'last_name',
  'phone_number',
  'country',
  'project_interest',
  'email',
  'place',
  'where_did_find_about_us',
] as const;
export const SORTED_COLUMNS = ['created_at', 'updated_at', 'agree_newsletter', 'agree_terms'] as const;

/** What the visitor sent, and the site knew. */
export const SENT_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'message',
  'agree_newsletter',
  'agree_terms',
  ...namesOf(OPTIONAL),
  'created_at',
  'updated_at',
] as const;

/** The columns of the CSV file for programs stay where they are: what was added since stands at the end. */
const FIRST_EXPORTED = [
  'id',
  'first_name',
  'last_name',
  'phone_number',
  'country',
  'project_interest',
  'email',
  'place',
  'message',
  'agree_newsletter',
  'agree_terms',
  'consent_text',
  'where_did_find_about_us',
  'spam',
  'mail_fails',
  'created_at',
  'updated_at',
  'status',
  'lost_reason',
  'assignee_name',
  'answered_at',
  'next_step',
  'next_step_on',
  'landing_page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'agent_code',
  'channel',
  'external_id',
  'next_step_time',
  'next_step_kind',
  'next_step_project',
  'next_step_place',
  'home_project',
  'home_name',
  'home_state',
] as const satisfies (keyof InquiryRecord)[];
export const EXPORTED = [...new Set<string>([...FIRST_EXPORTED, ...namesOf(OPTIONAL)])];

/** What staff have made of it. A day is read as text: a JavaScript date would move it. */
const WORK_COLUMNS = [
  'spam',
  'mail_fails',
  'status',
  'lost_reason',
  'assignee_id',
  '(SELECT name FROM staff WHERE staff.id = assignee_id) AS assignee_name',
  'returned_at',
  'awaits_manager',
  'answered_at',
  'next_step',
  'next_step_on::text AS next_step_day',
  'next_step_time',
  'next_step_kind',
  'next_step_project',
  'next_step_place',
  'home_project',
  'home_name',
  'home_state',
  'channel',
  'external_id',
];

const unsorted = (column: ListColumn): ListColumn => ({ ...column, sortable: false });

export const inquiryList: ListResource = {
  table: 'inquiry',
  resourceName: 'inquiries',
  select: [...SENT_COLUMNS, ...WORK_COLUMNS],
  columns: {
    id,
    first_name: startsWith,
    last_name: startsWith,
    phone_number: phone,
    email: startsWith,
    email_is: exactly('email'),
    phone_number_is: exactly('phone_number'),
    ...filtersOf(OPTIONAL),
    message: contains,
    agree_newsletter: boolean,
    agree_terms: boolean,
    spam: unsortedBoolean,
    mail_fails: unsortedBoolean,
    open: condition(IS_OPEN),
    status: unsorted(choice(STATUSES)),
    lost_reason: unsorted(choice(LOST_REASONS)),
    assignee_id: reference,
    answered_at: presence,
    returned_at: presence,
    awaits_manager: unsortedBoolean,
    next_step_on: day,
    next_step_kind: unsorted(choice(STEP_KINDS)),
    channel: unsorted(choice(CHANNELS)),
    external_id: { filter: 'choice', sortable: false },
    created_at: date,
    updated_at: date,
  },
};
