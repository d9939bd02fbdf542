import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import {
  NestedList,
  OptionalChoice,
  OptionalDay,
  OptionalText,
  OptionalWholeNumber,
  RequiredText,
  IsList,
  field,
} from '../../platform/http/fields/fields.js';
import { ShownUuid } from '../../platform/http/openapi/answers.js';
import { StatementRowFields } from './statement.dto.js';

/** As many as fit a body: a file is kept in parts, which may be sent again. */
const MAX_KEPT = 300;
const MAX_UNREAD = 1_000;
const MAX_LINE = 2_147_483_647;
const KEPT = `Up to ${MAX_KEPT} rows, each with line and amount_centavos`;
const UNREAD = `Up to ${MAX_UNREAD} whole numbers`;

/** What the file says of the money: `failed` and `pending`: none moved, or not yet. */
export const MOVES = ['moved', 'pending', 'failed'] as const;
export type Moved = (typeof MOVES)[number];

export class KeptRow extends StatementRowFields {
  @OptionalDay('The day of the line, in the Philippines') day?: string | null;
  @OptionalWholeNumber(0, 100_000_000, 'What the wallet or bank took for it, in centavos')
  fee_centavos?: number | null;
  @OptionalText({ max: 60, description: 'Its status, in the words of the file', example: 'Completed' })
  status?: string | null;
  @OptionalChoice(MOVES, { description: 'What that means: whether money moved', default: 'moved' })
  moved?: Moved | null;
}

/** A part of a statement. The same part again, or the same lines in another file, are kept once. */
export class StatementToKeep {
  @RequiredText({
    max: 20,
    description: 'Whose statement it is, as `GET /payment-modes` has it',
    example: 'gcash',
  })
  channel: string;
  @RequiredText({ max: 120, description: 'Name of the file', example: 'november.pdf' }) name: string;
  @RequiredText({
    max: 64,
    description: 'The same for each part of a file, and for no other: a hash of all its rows',
    example: '9f86d081884c7d659a2feaa0c55ad015',
  })
  digest: string;
  @NestedList(KeptRow, [0, MAX_KEPT], KEPT) rows: KeptRow[];
  @field(
    {
      type: [Number],
      maxItems: MAX_UNREAD,
      items: { type: 'integer', minimum: 0, maximum: MAX_LINE },
      description: 'Lines whose amount cannot be read',
    },
    IsList(0, MAX_UNREAD, UNREAD),
    IsInt({ each: true, message: UNREAD }),
    Min(0, { each: true, message: UNREAD }),
    Max(MAX_LINE, { each: true, message: UNREAD }),
  )
  unread_lines: number[];
}

const Count = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

export class KeptStatement {
  @ShownUuid() file_id: string;
  @Count('Lines that are new') added: number;
  @Count('Lines that were kept before, from this or another file') known: number;
  @Count('Lines that confirm what was accepted before') confirmed: number;
  @Count('Lines that the statement itself takes back, with those that do so') settled: number;
  @Count('Lines that were kept as received, and that the file says failed: they are to be taken back')
  turned: number;
}
