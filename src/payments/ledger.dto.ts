import { ApiProperty } from '@nestjs/swagger';
import { MAX_IN_BULK } from '../platform/http/bulk.js';
import {
  NestedList,
  OptionalDay,
  OptionalText,
  OptionalWholeNumber,
  RequiredText,
  RequiredUuid,
  RequiredWholeNumber,
} from '../platform/http/fields/fields.js';
import { ShownDate, ShownText, ShownTextOrNull, ShownUuid } from '../platform/http/openapi/answers.js';

/** Money that belongs to somebody else. */
export class ToReturn {
  @ShownUuid() registration_id: string;
  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'Its first delegate; null: all of them were erased, and what is owed to them stays',
  })
  delegate_id: string | null;
  @ShownText({ description: 'Who paid' }) name: string;
  @ShownUuid() event_id: string;
  @ShownText() event_name: string;
  @ApiProperty({ type: 'integer', description: 'In centavos' }) to_return_centavos: number;
  @ShownText({ description: 'By which the newest payment came', example: 'gcash' }) channel: string;
  @ShownTextOrNull({ description: 'Reference of the newest payment' }) reference: string | null;
  @ShownText({ description: 'Code of the registration', example: '4Q811T5E' }) code: string;
  @ShownTextOrNull({ description: 'Of who paid' }) phone_number: string | null;
  @ShownTextOrNull({ description: 'Of who paid' }) email: string | null;
  @ShownDate({ description: 'Since the newest cancellation or payment' }) since: string;
}

export class ToReturnSums {
  @ApiProperty({ type: 'integer', description: 'How many payers there are, also those who are not listed' })
  total: number;
  @ApiProperty({ type: 'integer', description: 'To all of them together, in centavos' })
  to_return_centavos: number;
}

export class ToReturnList {
  @ApiProperty({ type: [ToReturn] }) data: ToReturn[];
  @ApiProperty() meta: ToReturnSums;
}

export class NewRefund {
  @RequiredWholeNumber(1, 100_000_000_000, {
    description: 'What was paid back, in centavos',
    example: 150_000,
  })
  amount_centavos: number;

  @OptionalWholeNumber(
    0,
    100_000_000_000,
    'What was to be returned, as it was seen; refused where another sum is. Left out: whatever is to be returned',
  )
  to_return_centavos?: number | null;

  @RequiredText({ max: 20, description: 'How it was paid back', example: 'gcash' }) channel: string;

  @OptionalText({ max: 30, description: 'Reference number of the transfer', example: '9012345678901' })
  reference?: string | null;

  @OptionalText({ max: 500, description: 'For colleagues' }) note?: string | null;
}

/** One payer of many, and what was to be returned to them when it was paid back. */
export class ReturnedTo {
  @RequiredUuid('The registration') id: string;
  @RequiredWholeNumber(1, 100_000_000_000, { description: 'In centavos', example: 150_000 })
  amount_centavos: number;
}

const RETURNED = `From 1 to ${MAX_IN_BULK} objects with the id of a registration, each once, and its amount_centavos`;

/** What was paid back to many, by one way. */
export class NewRefunds {
  @NestedList(ReturnedTo, [1, MAX_IN_BULK], RETURNED, { unique: ({ id }) => id })
  records: ReturnedTo[];

  @RequiredText({ max: 20, description: 'How it was paid back', example: 'bank-transfer' }) channel: string;

  @OptionalDay('When it was paid back, in the Philippines; it becomes the note for colleagues')
  returned_on?: string | null;

  @OptionalText({ max: 30, description: 'Reference number, if one transfer was for all of them' })
  reference?: string | null;
}

export class EarlyTickets {
  @RequiredText({ max: 300, description: 'Why, for colleagues', example: 'The church pays on Friday' })
  because: string;
}
