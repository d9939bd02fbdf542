import { ApiProperty } from '@nestjs/swagger';
import { NotEquals } from 'class-validator';
import { MAX_IN_BULK } from '../../platform/http/bulk.js';
import {
  NestedList,
  OptionalBoolean,
  OptionalUuid,
  RequiredText,
  RequiredUuid,
  RequiredWholeNumber,
} from '../../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../../platform/http/openapi/answers.js';
import { MATCHES, type Match } from './match.js';
import { StatementRegistration } from './statement.dto.js';
import { LINE_STATES } from './statement.entities.js';

const Centavos = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

/** What of a line is for whom. */
export class LineAllocation {
  @ShownUuid() registration_id: string;
  @ShownText({ description: 'Of the registration', example: '7K3M9XQ2' }) code: string;
  @ShownTextOrNull({ description: 'Who pays; null: it was removed' }) name: string | null;
  @ShownTextOrNull() event_name: string | null;
  @ShownUuidOrNull({ description: 'Its first delegate' }) delegate_id: string | null;
  @ShownUuid({ description: 'The row of the journal' }) movement_id: string;
  @Centavos('Of the line, in centavos; less than nothing: it went out') amount_centavos: number;
  @ShownBoolean({ description: 'false: it was in the journal before, and the line confirms it' })
  made: boolean;
  @ShownTextOrNull({ description: 'Who said so' }) by_name: string | null;
}

/** A line of a wallet's or bank's statement, as it is kept. */
export class StatementLineView {
  @ShownUuid() id: string;
  @ShownTextOrNull({ format: 'date', description: 'As the statement says' }) day: string | null;
  @Centavos('In centavos; less than nothing: it went out') amount_centavos: number;
  @Centavos('Of these, what is for no registration yet') open_centavos: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'What the wallet or bank took, in centavos' })
  fee_centavos: number | null;
  @ShownText({ description: 'Whose statement it is, as `GET /payment-modes` has it' }) channel: string;
  @ShownTextOrNull({ description: 'In the words of the file' }) status: string | null;
  @ShownTextOrNull({ description: 'Who paid, as the statement says' }) payer: string | null;
  @ShownTextOrNull() reference: string | null;
  @ShownText({
    enum: [...LINE_STATES],
    description:
      'waiting: nobody has said what it is; matched: as was suggested, or by its reference; split: for several registrations; by-hand: staff said which; set-aside: for none, for a reason; refund: was paid back; unmoved: by its status no money moved',
  })
  state: string;
  @ShownTextOrNull({ description: 'Why it was set aside' }) reason: string | null;
  @ShownUuid({ description: 'Of the file that brought it first' }) file_id: string;
  @ShownText({ example: 'november.pdf' }) file_name: string;
  @ApiProperty({ type: 'integer', description: 'Line of that file' }) line_number: number;
  @ShownTextOrNull({ description: 'Who kept it' }) kept_by_name: string | null;
  @ShownDate({ description: 'When it was kept' }) created_at: string;
  @ShownTextOrNull({ description: 'Who decided on it' }) decided_by_name: string | null;
  @ShownDateOrNull() decided_at: string | null;
  @ApiProperty({ type: [LineAllocation] }) allocations: LineAllocation[];
}

/** What a line, or a part of it, is for. */
export class LinePart {
  @RequiredUuid('The registration') registration_id: string;
  @NotEquals(0, { message: 'Must not be 0' })
  @RequiredWholeNumber(-100_000_000_000, 100_000_000_000, {
    description: 'Of the line, in centavos; less than nothing where it went out',
    example: 150_000,
  })
  amount_centavos: number;
  @OptionalUuid('A row of `GET /not-in-bank` that the line confirms; left out: it is entered')
  movement_id?: string | null;
}

export class SuggestedLine extends StatementLineView {
  @ApiProperty({ enum: [...MATCHES], description: 'As `POST /statements/match` says it' }) match: Match;
  @ApiProperty({ type: StatementRegistration, nullable: true }) registration: StatementRegistration | null;
  @ApiProperty({ type: [StatementRegistration], description: 'Where more than one fits' })
  candidates: StatementRegistration[];
  @ApiProperty({ type: [LinePart], description: 'What to assign it to, where that is plain' })
  parts: LinePart[];
}

export class WaitingLines {
  @ApiProperty({ type: [SuggestedLine], description: 'The oldest 500, by day' }) lines: SuggestedLine[];
  @ApiProperty({ type: 'integer', description: 'How many wait, also those that are not listed' })
  total: number;
  @ApiProperty({
    type: [StatementRegistration],
    description: 'Registrations whose proof waits, and whose payment is not among the lines (500 at most)',
  })
  missing: StatementRegistration[];
}

const PARTS = '1 to 50 parts, each with registration_id and amount_centavos, and no two alike';

export class AssignedLine {
  @NestedList(LinePart, [1, 50], PARTS, {
    unique: ({ registration_id, movement_id }) => JSON.stringify([registration_id, movement_id ?? null]),
    description: 'They add up to what is open of the line',
  })
  parts: LinePart[];
  @OptionalBoolean({ default: false, description: 'true: they are what was suggested' }) suggested?:
    | boolean
    | null;
}

export class AssignedOfMany extends AssignedLine {
  @RequiredUuid('The line') id: string;
}
export class AssignedLines {
  @NestedList(AssignedOfMany, [1, MAX_IN_BULK], `1 to ${MAX_IN_BULK} lines, each once, with their parts`, {
    unique: ({ id }) => id,
  })
  records: AssignedOfMany[];
}

class ChosenLine {
  @RequiredUuid('The line') id: string;
}
export class LinesToSetAside {
  @NestedList(ChosenLine, [1, MAX_IN_BULK], `1 to ${MAX_IN_BULK} objects with an id, each once`, {
    unique: ({ id }) => id,
  })
  records: ChosenLine[];
  @RequiredText({ max: 300, description: 'Why, for colleagues', example: 'A gift to the church, no fee' })
  reason: string;
}

/** A row of the ledger that no line of a statement confirms. */
export class NotInBank {
  @ShownUuid({ description: 'Of its first row in the journal' }) id: string;
  @ShownDate({ description: 'When it was entered' }) created_at: string;
  @ShownTextOrNull({ format: 'date', description: 'The day received, as staff or the receipt say' })
  received_on: string | null;
  @ShownText({
    format: 'date',
    description: 'The day received, or that on which it was entered: the list begins with the oldest',
  })
  since_on: string;
  @ShownText({ enum: ['payment', 'refund'], description: 'payment: with its corrections' }) kind: string;
  @Centavos('What no line confirms, in centavos; less than nothing: it went out') amount_centavos: number;
  @ShownText({ description: 'As `GET /payment-modes` says it in words' }) channel: string;
  @ShownTextOrNull() reference: string | null;
  @ShownUuid() event_id: string;
  @ShownText() event_name: string;
  @ShownUuid() registration_id: string;
  @ShownText({ example: '7K3M9XQ2' }) code: string;
  @ShownTextOrNull({ description: 'Who pays; null: it was removed' }) contact_name: string | null;
  @ShownUuidOrNull({ description: 'Its first delegate' }) delegate_id: string | null;
}

/** Whom a line may be for. */
export class LinePayer {
  @ShownUuid() id: string;
  @ShownText({ example: '7K3M9XQ2' }) code: string;
  @ShownText({ description: 'Who pays' }) name: string;
  @ShownTextOrNull({ description: 'Church of its delegates' }) church: string | null;
  @ShownUuid() event_id: string;
  @ShownText() event_name: string;
  @ApiProperty({ type: 'integer' }) delegates: number;
  @ShownBoolean() cancelled: boolean;
  @ShownUuidOrNull({ description: 'Its first delegate' }) delegate_id: string | null;
  @Centavos('What is owed') owed_centavos: number;
  @Centavos('What was paid') paid_centavos: number;
  @Centavos('What is to be returned') to_return_centavos: number;
  @ApiProperty({ type: [NotInBank], description: 'What was accepted for it and no line confirms' })
  accepted: Pick<NotInBank, 'id' | 'created_at' | 'kind' | 'amount_centavos' | 'channel' | 'reference'>[];
}

class StateSums {
  @ShownText({ enum: [...LINE_STATES] }) state: string;
  @ApiProperty({ type: 'integer' }) lines: number;
  @Centavos('What came in') in_centavos: number;
  @Centavos('What went out') out_centavos: number;
}

/** What the lines of a filter add up to: what came in is that of all states together, and so is what went out. */
export class StatementSums {
  @ApiProperty({ type: [StateSums] }) states: StateSums[];
  @Centavos('Of all states but `unmoved`') in_centavos: number;
  @Centavos('Of all states but `unmoved`') out_centavos: number;
}

export class LedgerSums {
  @ShownText({ example: 'gcash' }) channel: string;
  @Centavos('What the journal has by this way: received, less what went back') ledger_centavos: number;
  @Centavos('Of these, what lines confirm') confirmed_centavos: number;
  @Centavos('Of these, what no line confirms') not_in_bank_centavos: number;
}

class FileState extends StateSums {
  @ShownTextOrNull({ format: 'date' }) first_day: string | null;
  @ShownTextOrNull({ format: 'date' }) last_day: string | null;
}
/** A statement that was kept. */
export class StatementFileView {
  @ShownUuid() id: string;
  @ShownText({ example: 'november.pdf' }) name: string;
  @ShownText() channel: string;
  @ShownTextOrNull() kept_by_name: string | null;
  @ShownDate() created_at: string;
  @ApiProperty({ type: [Number], description: 'Lines whose amount cannot be read' }) unread_lines: number[];
  @ApiProperty({
    type: [FileState],
    description: 'All its lines, also those that another file brought first',
  })
  states: FileState[];
}
