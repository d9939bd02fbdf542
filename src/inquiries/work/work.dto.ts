import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import {
  IsGiven,
  IsOneOf,
  OptionalChoice,
  OptionalDay,
  OptionalText,
  OptionalTimeOfDay,
  OptionalUuid,
  RequiredText,
} from '../../platform/http/fields/fields.js';
import {
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import {
  LOST_REASONS,
  OUTCOMES,
  NOTED_OUTCOMES,
  STATUSES,
  STEP_KINDS,
  WAYS,
  type LostReason,
  type Outcome,
  type NotedOutcome,
  type Status,
  type StepKind,
  type ContactWay,
} from './statuses.js';

/** A change of the work on an inquiry: what is left out stays, null takes away. */
export class InquiryWorkFields {
  @ValidateIf((_, value) => value !== undefined)
  @IsOneOf(STATUSES)
  @ApiProperty({
    enum: STATUSES,
    required: false,
    description: 'GET /inquiry/work/choices says which may follow which',
  })
  status?: Status;

  @OptionalChoice(LOST_REASONS, { description: 'Required with the status lost, and with no other' })
  lost_reason?: LostReason | null;

  @OptionalUuid('The colleague who answers; null: everybody') assignee_id?: string | null;

  @OptionalText({ max: 200, description: 'What is to be done next', example: 'Send the price list' })
  next_step?: string | null;

  @OptionalDay('When it is to be done') next_step_on?: string | null;

  @OptionalTimeOfDay('At what hour, in Philippine time; goes with the day') next_step_time?: string | null;

  @OptionalChoice(STEP_KINDS, {
    description:
      'viewing: they visit a project then, on a day; null: task. An inquiry that may is then in viewing',
  })
  next_step_kind?: StepKind | null;

  @OptionalText({ max: 200, description: 'What is viewed', example: 'Alpha Tower' })
  next_step_project?: string | null;

  @OptionalText({ max: 200, description: 'Where they meet', example: 'Showroom, Mabini Street' })
  next_step_place?: string | null;
}

export class NewNote {
  @RequiredText({ max: 5000, description: 'The note', example: 'Wants a unit above the tenth floor.' })
  text: string;
}

export class NewAnswer {
  @IsGiven()
  @IsOneOf(WAYS)
  @ApiProperty({ enum: WAYS, description: 'How the visitor was answered' })
  via: ContactWay;

  @OptionalChoice(OUTCOMES, {
    description:
      'Of a call (via phone) alone. unknown: it is said later. Only reached, also when left out, is an answer',
  })
  outcome?: Outcome | null;
}

/** What came of a call. */
export class CallOutcome {
  @IsGiven()
  @IsOneOf(NOTED_OUTCOMES)
  @ApiProperty({ enum: NOTED_OUTCOMES, description: 'reached: it is an answer, from the moment of the call' })
  outcome: NotedOutcome;
}

/** A note, or the fact that somebody answered. */
export interface NoteRow {
  id: string;
  inquiry_id: string;
  kind: 'note' | 'answer';
  text: string | null;
  via: ContactWay | null;
  outcome: Outcome | null;
  author_kind: string;
  author_id: string | null;
  author_name: string | null;
  created_at: Date;
  corrected_at: Date | null;
  corrected_by: string | null;
}

export class InquiryNote {
  @ShownUuid() id: string;
  @ApiProperty({ enum: ['note', 'answer'], description: 'answer: the visitor was answered then, or called' })
  kind: 'note' | 'answer';
  @ShownTextOrNull({ description: 'null for an answer' }) text: string | null;
  @ApiProperty({ enum: WAYS, nullable: true, description: 'null for a note' }) via: ContactWay | null;
  @ApiProperty({
    enum: OUTCOMES,
    nullable: true,
    description: 'What came of a call; null: no call, or one from before outcomes were noted',
  })
  outcome: Outcome | null;
  @ShownText({ description: 'staff, key' }) author_kind: string;
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true }) author_id: string | null;
  @ShownTextOrNull({ description: 'The name at that time' }) author_name: string | null;
  @ShownDate() created_at: string;
  @ShownDateOrNull({ description: 'When the text was last corrected; the history has what it said' })
  corrected_at: string | null;
  @ShownTextOrNull({ description: 'By whom' }) corrected_by: string | null;
}

export const toNote = (row: NoteRow): InquiryNote => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  via: row.via,
  outcome: row.outcome,
  author_kind: row.author_kind,
  author_id: row.author_id,
  author_name: row.author_name,
  created_at: row.created_at.toISOString(),
  corrected_at: row.corrected_at?.toISOString() ?? null,
  corrected_by: row.corrected_by,
});

export class ColleagueView {
  @ShownUuid() id: string;
  @ShownText() name: string;
}

export class StatusView {
  @ApiProperty({ enum: STATUSES }) status: Status;
  @ApiProperty({ enum: STATUSES, isArray: true, description: 'What may follow it' }) next: readonly Status[];
}

/** What can be chosen for the work on an inquiry. */
export class WorkChoices {
  @ApiProperty({ type: [StatusView], description: 'In the order in which they usually follow' })
  statuses: StatusView[];
  @ApiProperty({ enum: LOST_REASONS, isArray: true }) lost_reasons: readonly LostReason[];
  @ApiProperty({ enum: WAYS, isArray: true }) ways: readonly ContactWay[];
  @ApiProperty({ type: [ColleagueView], description: 'Who can answer' }) assignees: ColleagueView[];
}

/** An inquiry that nobody answered in time. */
export class ReturnedInquiry {
  @ShownUuid() id: string;
  @ShownText({ description: 'Of whoever sent it' }) name: string;
  @ShownDate() at: string;
}

/** An inquiry that somebody else gave to the reader. */
export class GivenInquiry extends ReturnedInquiry {
  @ShownTextOrNull({ description: 'The colleague who gave it; null: a program, or the server' })
  by: string | null;
}

/** What waits for the person who asks: theirs, and nobody's. */
export class WaitingInquiries {
  @ApiProperty({ type: 'integer', description: 'Not done, and nobody has reached them yet' })
  unanswered: number;
  @ApiProperty({
    type: 'integer',
    description: 'With a next step that is due today or was before, also of who has bought',
  })
  due: number;
  @ApiProperty({
    type: GivenInquiry,
    nullable: true,
    description: 'What was given to you last, within the last day; null: nothing',
  })
  given: GivenInquiry | null;
  @ApiProperty({
    type: ReturnedInquiry,
    nullable: true,
    description:
      'What was open to everyone again last, within the last day, and nobody has answered; null: nothing',
  })
  returned: ReturnedInquiry | null;
}
