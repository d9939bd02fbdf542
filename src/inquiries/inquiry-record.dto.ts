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
import { showFields, valuesOf } from '../platform/listing/declared-fields.js';
import { CHANNELS, type Channel } from './inquiries.dto.js';
import { OPTIONAL, type OptionalValues, type SENT_COLUMNS, type WORK_COLUMNS } from './inquiry-fields.js';
import type { Inquiry } from './inquiry.entity.js';
import { HOME_STATES, type HomeState } from './work/homes.dto.js';
import {
  LOST_REASONS,
  OUTCOMES,
  STATUSES,
  STEP_KINDS,
  type LostReason,
  type Outcome,
  type Status,
  type StepKind,
} from './work/statuses.js';

/** What a visitor sent, as PostgreSQL gives it. */
export type SentRow = Pick<Inquiry, (typeof SENT_COLUMNS)[number]>;

/** A row with the work that is done on it, as `inquiryList.select` reads it. */
export type InquiryRow = SentRow &
  Pick<Inquiry, (typeof WORK_COLUMNS)[number]> & {
    assignee_name: string | null;
    next_step_day: string | null;
    home_begin: string | null;
    home_end: string | null;
  };

/** What the sender sees: all they gave, and neither whether we believe them nor what is made of it. */
export class ReceivedInquiry {
  @ShownUuid() id: string;
  @ShownText() first_name: string;
  @ShownText() last_name: string;
  @ShownTextOrNull({ description: 'Digits; null: there is an e-mail' }) phone_number: string | null;
  @ShownTextOrNull({ format: 'email', description: 'null: there is a phone number' }) email: string | null;
  @ShownText() message: string;
  @ShownBoolean() agree_newsletter: boolean;
  @ShownBoolean() agree_terms: boolean;
  @ShownDate() created_at: string;
  @ShownDate() updated_at: string;
}
export interface ReceivedInquiry extends OptionalValues {}
showFields(ReceivedInquiry, OPTIONAL);

export class InquiryRecord extends ReceivedInquiry {
  @ShownBoolean({ description: 'true: looks as if a robot had sent it, or staff say so (status spam)' })
  spam: boolean;

  @ShownBoolean({ description: 'true: mail to the address does not arrive' }) mail_fails: boolean;

  @ShownBoolean({ description: 'true: the last call found that the phone number is wrong' })
  phone_fails: boolean;

  @ApiProperty({ enum: STATUSES, description: 'Where the work on it stands' }) status: Status;

  @ApiProperty({ enum: LOST_REASONS, nullable: true, description: 'Why it was lost; null unless it is' })
  lost_reason: LostReason | null;

  @ShownUuidOrNull({ description: 'The colleague who answers; null: nobody in particular' })
  assignee_id: string | null;

  @ShownTextOrNull() assignee_name: string | null;

  @ShownDateOrNull({ description: 'Since when it is everybody’s again, because nobody had answered' })
  returned_at: string | null;

  @ShownBoolean({
    description:
      'true: whoever answered has left; nobody’s, and seen by managers alone, until one says who answers',
  })
  awaits_manager: boolean;

  @ShownDateOrNull({ description: 'The first answer that reached somebody' }) answered_at: string | null;

  @ShownDateOrNull({ description: 'When a viewing was first planned or booked, also if it was called off' })
  viewing_planned_at: string | null;

  @ShownDateOrNull({ description: 'When it was first reserved, also if that has ended' })
  reserved_at: string | null;

  @ShownDateOrNull({ description: 'When it was first sold' }) sold_at: string | null;

  @ApiProperty({
    enum: OUTCOMES,
    nullable: true,
    description: 'What came of the last call; unknown: nobody has said it yet; null: none is noted',
  })
  last_call: Outcome | null;

  @ShownDateOrNull({ description: 'When that was' }) last_call_at: string | null;

  @ShownTextOrNull({ description: 'The name of whoever called' }) last_call_by: string | null;

  @ShownTextOrNull() next_step: string | null;

  @ShownTextOrNull({ format: 'date', example: '2026-11-30' }) next_step_on: string | null;

  @ShownTextOrNull({ example: '14:30', description: 'In Philippine time' }) next_step_time: string | null;

  @ApiProperty({ enum: STEP_KINDS, description: 'viewing: they visit a project then' })
  next_step_kind: StepKind;

  @ShownTextOrNull({ description: 'Of a viewing' }) next_step_project: string | null;

  @ShownTextOrNull({ description: 'Of a viewing: where they meet' }) next_step_place: string | null;

  @ShownTextOrNull({ description: 'The slug of the project of which they have a home; null: they have none' })
  home_project: string | null;

  @ShownTextOrNull({ description: 'The name of that home' }) home_name: string | null;

  @ApiProperty({ enum: HOME_STATES, nullable: true, description: 'How they have it' })
  home_state: HomeState | null;

  @ShownTextOrNull({ format: 'date', description: 'Since which day they have it so, in Philippine time' })
  home_since: string | null;

  @ShownTextOrNull({
    format: 'date',
    description: 'The last day of a reservation: the home is free when it is over; null: it has no end',
  })
  home_until: string | null;

  @ShownTextOrNull({ description: 'Why the reservation was extended' }) home_reason: string | null;

  @ShownTextOrNull({
    description: 'The price list that held when they took it: its name and its day; null: there was none',
    example: '2026-11, 2026-11-01',
  })
  home_price_list: string | null;

  @ApiProperty({ enum: CHANNELS, description: 'How it came' }) channel: Channel;

  @ShownTextOrNull({ description: 'Its id in the system it came from' }) external_id: string | null;

  @ShownDateOrNull({ description: 'When they asked, where that was before it was entered here' })
  received_at: string | null;
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
  email: row.email,
  message: row.message,
  agree_newsletter: row.agree_newsletter,
  agree_terms: row.agree_terms,
  ...valuesOf(OPTIONAL, row),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const toInquiryRecord = (row: InquiryRow): InquiryRecord => ({
  ...toReceived(row),
  spam: row.spam,
  mail_fails: row.mail_fails,
  phone_fails: row.phone_fails,
  status: row.status,
  lost_reason: row.lost_reason,
  assignee_id: row.assignee_id,
  assignee_name: row.assignee_name,
  returned_at: row.returned_at?.toISOString() ?? null,
  awaits_manager: row.awaits_manager,
  answered_at: row.answered_at?.toISOString() ?? null,
  viewing_planned_at: row.viewing_planned_at?.toISOString() ?? null,
  reserved_at: row.reserved_at?.toISOString() ?? null,
  sold_at: row.sold_at?.toISOString() ?? null,
  last_call: row.last_call,
  last_call_at: row.last_call_at?.toISOString() ?? null,
  last_call_by: row.last_call_by,
  next_step: row.next_step,
  next_step_on: row.next_step_day,
  next_step_time: row.next_step_time,
  next_step_kind: row.next_step_kind,
  next_step_project: row.next_step_project,
  next_step_place: row.next_step_place,
  home_project: row.home_project,
  home_name: row.home_name,
  home_state: row.home_state,
  home_since: row.home_begin,
  home_until: row.home_end,
  home_reason: row.home_reason,
  home_price_list: row.home_price_list,
  channel: row.channel,
  external_id: row.external_id,
  received_at: row.received_at?.toISOString() ?? null,
});
