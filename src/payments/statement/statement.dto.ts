import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { IsList, OptionalUuid } from '../../platform/http/fields/fields.js';
import { isUuid } from '../../platform/http/fields/uuid.js';
import {
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import { MATCHES, type Match, type StatementRow } from './match.js';

export const MAX_ROWS = 500;
const MAX_CENTAVOS = 100_000_000_000;

const isText = (value: unknown, max: number): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.length <= max);
const isCentavos = (value: unknown): boolean =>
  Number.isSafeInteger(value) && value !== 0 && Math.abs(Number(value)) <= MAX_CENTAVOS;
const isRow = (value: unknown): boolean => {
  const { line, amount_centavos, reference, name, ...others } = (value ?? {}) as Partial<StatementRow>;
  return (
    Number.isSafeInteger(line) &&
    isCentavos(amount_centavos) &&
    isText(reference, 60) &&
    isText(name, 150) &&
    Object.keys(others).length === 0
  );
};
const ROWS = `1 to ${MAX_ROWS} rows, each with line and amount_centavos, and a reference or a name`;
const PAYMENTS = `1 to ${MAX_ROWS} payments, each with registration_id and amount_centavos`;

export class StatementRowFields {
  @ApiProperty({ type: 'integer', description: 'Line of the file, which the answer names' }) line: number;
  @ApiProperty({
    type: 'integer',
    description:
      'What was received, in centavos; less than nothing: what went out, which may take a payment back',
    example: 150_000,
  })
  amount_centavos: number;
  @ApiProperty({ type: 'string', nullable: true, required: false, maxLength: 60 }) reference?: string | null;
  @ApiProperty({ type: 'string', nullable: true, required: false, maxLength: 150, description: 'Who paid' })
  name?: string | null;
}

export class StatementRows {
  @OptionalUuid(
    'Of which event; left out: of all. What names a registration exactly is found wherever it belongs',
  )
  event_id?: string | null;

  @IsList(1, MAX_ROWS, ROWS)
  @ValidateBy({ name: 'isRow', validator: { validate: isRow } }, { each: true, message: ROWS })
  @ApiProperty({ type: [StatementRowFields], minItems: 1, maxItems: MAX_ROWS })
  rows: StatementRowFields[];
}

export class StatementRegistration {
  @ShownUuid() id: string;
  @ShownText({ description: 'Who pays' }) name: string;
  @ShownUuid() event_id: string;
  @ShownText() event_name: string;
  @ApiProperty({ type: 'integer' }) total_centavos: number;
  @ApiProperty({ type: 'integer', description: 'How many delegates it has' }) delegates: number;
  @ShownUuid({ description: 'Its first delegate' }) delegate_id: string;
  @ShownTextOrNull({ description: 'The reference that the payer or the picture names' })
  reference: string | null;
}

export class MatchedRow {
  @ApiProperty({ type: 'integer' }) line: number;
  @ApiProperty({
    enum: [...MATCHES],
    description:
      'exact: reference and amount fit; likely: amount and name; amount-differs; shared: two registrations name the reference; several: amount and name fit more than one; paid: already; double: stands in the statement before; unknown: nobody waits for it. Of what went out: reversed: a registration paid with this reference; reversed-shared: two did; spent: it takes nothing back',
  })
  match: Match;
  @ApiProperty({ type: StatementRegistration, nullable: true }) registration: StatementRegistration | null;
  @ApiProperty({
    type: [StatementRegistration],
    description: 'Between which staff choose, where more than one fits (5 at most)',
  })
  candidates: StatementRegistration[];
  @ShownNumberOrNull({
    description: 'Of what went out and takes a payment back: what is left by its reference, in centavos',
  })
  left_centavos: number | null;
}

export class StatementMatches {
  @ApiProperty({ type: [MatchedRow], description: 'In the order that was sent' }) rows: MatchedRow[];
  @ApiProperty({
    type: [StatementRegistration],
    description: 'Registrations whose proof waits, and whose payment is not among the rows (500 at most)',
  })
  missing: StatementRegistration[];
}

const isPayment = (value: unknown): boolean => {
  const { registration_id, amount_centavos, reference, channel, statement_line, ...others } = (value ??
    {}) as Partial<StatementPayment>;
  return (
    isUuid(registration_id ?? '') &&
    isCentavos(amount_centavos) &&
    isText(reference, 60) &&
    isText(channel, 20) &&
    isText(statement_line, 150) &&
    Object.keys(others).length === 0
  );
};

export class StatementPayment {
  @ShownUuid() registration_id: string;
  @ApiProperty({
    type: 'integer',
    description:
      'What was received, in centavos; less than nothing: a payment with this reference is taken back',
    example: 150_000,
  })
  amount_centavos: number;
  @ApiProperty({ type: 'string', nullable: true, required: false, maxLength: 60 }) reference?: string | null;
  @ApiProperty({
    ...{ type: 'string', nullable: true, required: false, maxLength: 20, example: 'gcash' },
    description: 'Whose statement it is, as `GET /payment-modes` has it; left out: as the registration says',
  })
  channel?: string | null;
  @ApiProperty({
    ...{ type: 'string', nullable: true, required: false, maxLength: 150, example: 'november.pdf, line 14' },
    description: 'Where it stands, for the ledger',
  })
  statement_line?: string | null;
}

export class StatementPayments {
  @IsList(1, MAX_ROWS, PAYMENTS)
  @ValidateBy({ name: 'isPayment', validator: { validate: isPayment } }, { each: true, message: PAYMENTS })
  @ApiProperty({ type: [StatementPayment], minItems: 1, maxItems: MAX_ROWS })
  payments: StatementPayment[];
}

export class NotVerified {
  @ShownUuid() registration_id: string;
  @ShownText({ description: 'Why not, in a sentence' }) message: string;
}

export class StatementResult {
  @ApiProperty({ type: 'integer', description: 'Registrations that are paid now' }) verified: number;
  @ApiProperty({ type: 'integer', description: 'Registrations that are paid in part now' }) partly: number;
  @ApiProperty({ type: 'integer', description: 'Payments that were taken back' }) reversed: number;
  @ApiProperty({ type: [NotVerified] }) refused: NotVerified[];
}
