import {
  ClippedText,
  EmailAddress,
  MustBeTrue,
  OptionalBoolean,
  OptionalText,
  PhoneNumber,
  RequiredText,
} from '../platform/http/fields.js';
import { IgnoreReadOnly, SET_BY_SERVER } from '../platform/http/body-plan.js';
import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../platform/http/openapi/answers.js';
import { defineActivity } from '../activity/activity-types.js';
import type { Inquiry } from './inquiry.entity.js';
import type { SENT_COLUMNS } from './inquiry-list.js';
import { LOST_REASONS, type LostReason, type Status, STATUSES } from './work/statuses.js';

/** What happens to inquiries. */
export const inquiryActivity = defineActivity('inquiries', 'inquiries:read', {
  'inquiry.created': 'A visitor sent an inquiry',
  'inquiry.changed': 'The work on an inquiry went on: its status, who answers, an answer, the next step',
  'inquiry.noted': 'Somebody wrote a note beside an inquiry',
  'inquiry.deleted': 'An inquiry was removed',
  'inquiry.restored': 'A removed inquiry was put back',
});

const CONSENT = 'What the sender agreed to, in the words that were shown; created_at says when';

/** Names that are part of a record that was read, and are no business of whoever sends one. */
const WORK_FIELDS = [
  'status',
  'lost_reason',
  'assignee_id',
  'assignee_name',
  'returned_at',
  'answered_at',
  'next_step',
  'next_step_on',
];

/** A path or an address without what follows the ?, which may be personal. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');
const CAMPAIGN = 'Of the campaign link that led to the site; longer is cut';

/** What the three inquiry forms send. */
@IgnoreReadOnly(...SET_BY_SERVER, ...WORK_FIELDS)
export class InquiryFields {
  @RequiredText({ max: 100, description: 'Given name', example: 'Maria' })
  first_name: string;

  @RequiredText({ max: 100, description: 'Family name', example: 'Santos' })
  last_name: string;

  @PhoneNumber()
  phone_number: string;

  @EmailAddress()
  email: string;

  @OptionalText({ max: 100, description: 'Country', example: 'Philippines' })
  country?: string | null;

  @OptionalText({ max: 100, description: 'City of the country', example: 'Cebu City' })
  place?: string | null;

  @OptionalText({
    max: 200,
    description: 'The project, or what the visitor wrote for Others',
    example: 'Alpha Tower',
  })
  project_interest?: string | null;

  @OptionalText({ max: 100, description: 'Where the visitor heard of us', example: 'Friends/Relatives' })
  where_did_find_about_us?: string | null;

  @RequiredText({
    max: 5000,
    description: 'What the visitor asks',
    example: 'Please send me a quote for a studio.',
  })
  message: string;

  @OptionalBoolean({ default: false, description: 'Wants the newsletter' })
  agree_newsletter?: boolean | null;

  @MustBeTrue('You must agree to the terms', 'Agrees to the terms; must be true')
  agree_terms: true;

  @OptionalText({ max: 500, description: CONSENT })
  consent_text?: string | null;

  @ClippedText(
    { max: 300, description: 'The first page of the visit, without a query', example: '/properties' },
    withoutQuery,
  )
  landing_page?: string | null;

  @ClippedText(
    {
      max: 300,
      description: 'The page of another site that led here, without a query',
      example: 'https://www.facebook.com/',
    },
    withoutQuery,
  )
  referrer?: string | null;

  @ClippedText({ max: 100, description: CAMPAIGN, example: 'facebook' }) utm_source?: string | null;
  @ClippedText({ max: 100, description: CAMPAIGN }) utm_medium?: string | null;
  @ClippedText({ max: 100, description: CAMPAIGN }) utm_campaign?: string | null;
  @ClippedText({ max: 100, description: CAMPAIGN }) utm_term?: string | null;
  @ClippedText({ max: 100, description: CAMPAIGN }) utm_content?: string | null;
  @ClippedText({ max: 40, description: 'The code of the agent whose link (/r/{code}) led here' })
  agent_code?: string | null;
}

/** What a visitor sent, as PostgreSQL gives it. */
export type SentRow = Pick<Inquiry, (typeof SENT_COLUMNS)[number]>;

/** The same with the work that is done on it, as `inquiryList.select` reads it. */
export type InquiryRow = SentRow &
  Pick<
    Inquiry,
    | 'spam'
    | 'mail_fails'
    | 'status'
    | 'lost_reason'
    | 'assignee_id'
    | 'returned_at'
    | 'answered_at'
    | 'next_step'
  > & { assignee_name: string | null; next_step_day: string | null };

const SOURCE = 'What the site knew of where the visitor came from';

/** What the sender sees: all they gave, and neither whether we believe them nor what is made of it. */
export class ReceivedInquiry {
  @ShownUuid() id: string;
  @ShownText() first_name: string;
  @ShownText() last_name: string;
  @ShownText({ description: 'Digits' }) phone_number: string;
  @ShownTextOrNull() country: string | null;
  @ShownTextOrNull() project_interest: string | null;
  @ShownText({ format: 'email' }) email: string;
  @ShownTextOrNull() place: string | null;
  @ShownText() message: string;
  @ShownBoolean() agree_newsletter: boolean;
  @ShownBoolean() agree_terms: boolean;
  @ShownTextOrNull({ description: CONSENT }) consent_text: string | null;
  @ShownTextOrNull() where_did_find_about_us: string | null;
  @ShownTextOrNull({ description: SOURCE }) landing_page: string | null;
  @ShownTextOrNull({ description: SOURCE }) referrer: string | null;
  @ShownTextOrNull({ description: SOURCE }) utm_source: string | null;
  @ShownTextOrNull({ description: SOURCE }) utm_medium: string | null;
  @ShownTextOrNull({ description: SOURCE }) utm_campaign: string | null;
  @ShownTextOrNull({ description: SOURCE }) utm_term: string | null;
  @ShownTextOrNull({ description: SOURCE }) utm_content: string | null;
  @ShownTextOrNull({ description: SOURCE }) agent_code: string | null;
  @ShownDate() created_at: string;
  @ShownDate() updated_at: string;
}

export class InquiryRecord extends ReceivedInquiry {
  @ShownBoolean({ description: 'true: looks as if a robot had sent it, or staff say so (status spam)' })
  spam: boolean;

  @ShownBoolean({ description: 'true: mail to the address does not arrive' }) mail_fails: boolean;

  @ApiProperty({ enum: STATUSES, description: 'Where the work on it stands' }) status: Status;

  @ApiProperty({ enum: LOST_REASONS, nullable: true, description: 'Why it was lost; null unless it is' })
  lost_reason: LostReason | null;

  @ShownUuidOrNull({ description: 'The colleague who answers; null: nobody in particular' })
  assignee_id: string | null;

  @ShownTextOrNull() assignee_name: string | null;

  @ShownDateOrNull({ description: 'Since when it is everybody’s again, because nobody had answered' })
  returned_at: string | null;

  @ShownDateOrNull({ description: 'The first answer' }) answered_at: string | null;

  @ShownTextOrNull() next_step: string | null;

  @ShownTextOrNull({ format: 'date', example: '2026-11-30' }) next_step_on: string | null;
}

/** The same person's other inquiries. */
export class EarlierInquiry extends PickType(InquiryRecord, [
  'id',
  'first_name',
  'last_name',
  'project_interest',
  'message',
  'status',
  'assignee_name',
  'created_at',
]) {
  @ApiProperty({ type: [String], enum: ['email', 'phone_number'], description: 'What is the same' })
  same: string[];
}

export const toReceived = (row: SentRow): ReceivedInquiry => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  phone_number: row.phone_number,
  country: row.country,
  project_interest: row.project_interest,
  email: row.email,
  place: row.place,
  message: row.message,
  agree_newsletter: row.agree_newsletter,
  agree_terms: row.agree_terms,
  consent_text: row.consent_text,
  where_did_find_about_us: row.where_did_find_about_us,
  landing_page: row.landing_page,
  referrer: row.referrer,
  utm_source: row.utm_source,
  utm_medium: row.utm_medium,
  utm_campaign: row.utm_campaign,
  utm_term: row.utm_term,
  utm_content: row.utm_content,
  agent_code: row.agent_code,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const toInquiryRecord = (row: InquiryRow): InquiryRecord => ({
  ...toReceived(row),
  spam: row.spam,
  mail_fails: row.mail_fails,
  status: row.status,
  lost_reason: row.lost_reason,
  assignee_id: row.assignee_id,
  assignee_name: row.assignee_name,
  returned_at: row.returned_at?.toISOString() ?? null,
  answered_at: row.answered_at?.toISOString() ?? null,
  next_step: row.next_step,
  next_step_on: row.next_step_day,
});

/** The columns of the CSV file, in its order. */
export const EXPORTED = [
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
] as const satisfies (keyof InquiryRecord)[];
