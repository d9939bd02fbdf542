import { ApiProperty, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { OptionalBoolean, OptionalText, OptionalUuid } from '../../platform/http/fields/fields.js';
import {
  ShownDate,
  ShownDateOrNull,
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../../platform/http/openapi/answers.js';
import { EarlierInquiry } from '../inquiry-record.dto.js';

/** The most rows of one call; more are several calls. */
export const MAX_ROWS = 100;
const ROWS = `From 1 to ${MAX_ROWS} objects, each a lead`;

export class LeadsOfFile {
  @IsArray({ message: ROWS })
  @ArrayMinSize(1, { message: ROWS })
  @ArrayMaxSize(MAX_ROWS, { message: ROWS })
  @ApiProperty({
    type: 'array',
    minItems: 1,
    maxItems: MAX_ROWS,
    items: { $ref: '#/components/schemas/NewLead' },
  })
  leads: unknown[];

  @OptionalBoolean({ default: false, description: 'true: says what would be done, and does nothing' })
  preview?: boolean | null;

  @OptionalBoolean({
    default: false,
    description: 'true: also who has an inquiry already, by phone number or e-mail',
  })
  add_known?: boolean | null;

  @OptionalUuid(
    'Of the batch, which the sender makes up: the calls of one file bear the same, and can be taken back',
  )
  batch_id?: string | null;

  @OptionalText({ max: 200, description: 'What the file is called', example: 'leads-november.csv' })
  file_name?: string | null;

  @OptionalText({ max: 64, description: 'Of what the file holds: tells whether it was imported before' })
  file_hash?: string | null;
}

/** Somebody's inquiry that is there already. */
export class KnownInquiry extends PickType(EarlierInquiry, [
  'id',
  'first_name',
  'last_name',
  'status',
  'assignee_name',
  'created_at',
  'same',
]) {}

const ROW_STATES = ['added', 'new', 'known', 'there', 'refused'] as const;

/** The result of one lead, or what it would be. */
export class ImportedLead {
  @ApiProperty({
    enum: ROW_STATES,
    description:
      'known: there is an inquiry of the same phone number or e-mail; it was left out. there: this very lead, by its external id, is in already',
  })
  state: (typeof ROW_STATES)[number];
  @ShownUuidOrNull({ description: 'Of the inquiry that was added' }) id: string | null;
  @ShownText({ description: 'As it was given' }) name: string;
  @ShownTextOrNull({ description: 'Why it was refused' }) message: string | null;
  @ApiProperty({ type: [KnownInquiry] }) known: KnownInquiry[];
}

/** A file of leads that came in. */
export class LeadBatch {
  @ShownUuid() id: string;
  @ShownText() file_name: string;
  @ShownTextOrNull() file_hash: string | null;
  @ShownText({ description: 'Who imported it' }) by_name: string;
  @ShownDate() created_at: string;
  @ApiProperty({ type: 'integer', description: 'How many leads were added' }) added: number;
  @ShownDateOrNull() taken_back_at: string | null;
  @ShownTextOrNull({ description: 'Who took it back' }) taken_back_by: string | null;
  @ShownNumberOrNull({ description: 'How many of them went into the bin' }) taken_back: number | null;
}

/** A lead that somebody has worked on since: it stays. */
export class WorkedLead {
  @ShownUuid() id: string;
  @ShownText() name: string;
  @ShownTextOrNull({ description: 'Who worked on it last; null: the person themselves' }) by: string | null;
  @ShownDate() at: string;
}

export class LeadBatchInFull extends LeadBatch {
  @ApiProperty({
    type: 'integer',
    description: 'How many would go into the bin now: nobody has worked on them',
  })
  untouched: number;

  @ApiProperty({ type: [WorkedLead], description: 'Those that stay, at most 100' }) stay: WorkedLead[];

  @ApiProperty({ type: 'integer', description: 'How many stay' }) staying: number;
}
