import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { NotEquals } from 'class-validator';
import type { ErrorCode } from '../../platform/http/errors/error-codes.js';
import {
  NestedList,
  OptionalText,
  OptionalUuid,
  RequiredUuid,
  RequiredWholeNumber,
} from '../../platform/http/fields/fields.js';
import {
  ShownErrorCode,
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import { MATCHES, type Match } from './match.js';

export const MAX_ROWS = 500;
const MAX_CENTAVOS = 100_000_000_000;
const MAX_LINE = 2_147_483_647;

const ROWS = `1 to ${MAX_ROWS} rows, each with line and amount_centavos, and a reference or a name`;
const PAYMENTS = `1 to ${MAX_ROWS} payments, each with registration_id and amount_centavos`;

/** @param what it is */
const Centavos = (description: string): PropertyDecorator =>
  applyDecorators(
    NotEquals(0, { message: 'Must not be 0' }),
    RequiredWholeNumber(-MAX_CENTAVOS, MAX_CENTAVOS, { description, example: 150_000 }),
  );

export class StatementRowFields {
  @RequiredWholeNumber(0, MAX_LINE, { description: 'Line of the file, which the answer names' }) line: number;
  @Centavos('What was received, in centavos; less than nothing: what went out, which may take a payment back')
  amount_centavos: number;
  @OptionalText({ max: 60, description: 'Its reference number' }) reference?: string | null;
  @OptionalText({ max: 150, description: 'Who paid' }) name?: string | null;
}

export class StatementRows {
  @OptionalUuid(
    'Of which event; left out: of all. What names a registration exactly is found wherever it belongs',
  )
  event_id?: string | null;

  @NestedList(StatementRowFields, [1, MAX_ROWS], ROWS)
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
      'exact: reference and amount fit; likely: amount and name; amount-differs; shared: two registrations name the reference; several: amount and name fit more than one; paid: already; double: stands in the statement before; unknown: nobody waits for it. Of what went out: reversed: a registration paid with this reference; reversed-shared: two did; spent: it takes nothing back, or the same sum of the registration was taken back before',
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

export class StatementPayment {
  @RequiredUuid('The registration') registration_id: string;
  @Centavos('What was received, in centavos; less than nothing: a payment with this reference is taken back')
  amount_centavos: number;
  @OptionalText({ max: 60, description: 'Its reference number' }) reference?: string | null;
  @OptionalText({
    max: 20,
    example: 'gcash',
    description: 'Whose statement it is, as `GET /payment-modes` has it; left out: as the registration says',
  })
  channel?: string | null;
  @OptionalText({
    max: 150,
    description: 'Where it stands, for the ledger',
    example: 'november.pdf, line 14',
  })
  statement_line?: string | null;
}

export class StatementPayments {
  @NestedList(StatementPayment, [1, MAX_ROWS], PAYMENTS)
  payments: StatementPayment[];
}

export class NotVerified {
  @ShownUuid() registration_id: string;
  @ShownErrorCode('Why not, for programs') code: ErrorCode;
  @ShownText({ description: 'Why not, in a sentence' }) message: string;
}

export class StatementResult {
  @ApiProperty({ type: 'integer', description: 'Registrations that are paid now' }) verified: number;
  @ApiProperty({ type: 'integer', description: 'Registrations that are paid in part now' }) partly: number;
  @ApiProperty({ type: 'integer', description: 'Payments that were taken back' }) reversed: number;
  @ApiProperty({ type: [NotVerified] }) refused: NotVerified[];
}
