import { ApiProperty } from '@nestjs/swagger';
import { ChosenRecord } from '../../platform/http/bulk.js';
import {
  NestedList,
  OptionalBoolean,
  OptionalDay,
  OptionalText,
  OptionalWholeNumber,
  RequiredBoolean,
  RequiredText,
  RequiredUuid,
  RequiredWholeNumber,
} from '../../platform/http/fields/fields.js';
import {
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../../platform/http/openapi/answers.js';

export const MAX_CENTAVOS = 100_000_000_000;

const SEEN_OWED = 'What was owed, as it was seen; refused where another sum is. Left out: whatever is owed';

/** What staff know of money that they hold or see. */
class Received {
  @OptionalDay('The day on which it was received; left out: not known') received_on?: string | null;

  @OptionalText({
    max: 30,
    description: 'Reference number of the transfer, or of the cheque',
    example: '0001234',
  })
  reference?: string | null;

  @OptionalText({ max: 30, description: 'Number of the receipt that was given for it', example: 'A-017' })
  receipt_number?: string | null;

  @OptionalText({ max: 500, description: 'For colleagues' }) note?: string | null;
}

/** What was owed as it stood on the page of whoever marks it paid. */
const Seen = (): PropertyDecorator =>
  OptionalWholeNumber(
    0,
    MAX_CENTAVOS,
    'What was received, in centavos: all that the registration owes, as it was seen; refused where it owes another sum. Left out: all that it owes, unseen',
  );

/** A registration is marked as paid, or not any more. */
export class VerifyPayment extends Received {
  @RequiredBoolean('true: paid; false: unpaid') payment_status: boolean;

  @Seen() amount_centavos?: number | null;

  @OptionalText({
    max: 20,
    description: 'How it was paid; left out: as the proof that waits says, or the delegate',
    example: 'cash',
  })
  channel?: string | null;
}

/** A delegate of many who are marked as paid. */
export class ChosenDelegate extends ChosenRecord {
  @Seen() amount_centavos?: number | null;
}

/** A payment that staff enter from what they hold or see: cash, a cheque, a transfer. */
export class NewPayment extends Received {
  @RequiredWholeNumber(1, MAX_CENTAVOS, {
    description: 'What was received, in centavos; less than is owed leaves it paid in part',
    example: 50_000,
  })
  amount_centavos: number;

  @RequiredText({ max: 20, description: 'How it was paid', example: 'cash' }) channel: string;

  @OptionalWholeNumber(0, MAX_CENTAVOS, SEEN_OWED)
  owed_centavos?: number | null;

  @OptionalBoolean({
    default: false,
    description: 'true: the proof that waits shows this payment, and is accepted with it',
  })
  with_proof?: boolean | null;
}
/** One registration's part of a payment for several. */
export class SharedPart {
  @RequiredUuid('The registration') id: string;

  @RequiredWholeNumber(1, MAX_CENTAVOS, { description: 'In centavos', example: 150_000 })
  amount_centavos: number;

  @OptionalWholeNumber(0, MAX_CENTAVOS, SEEN_OWED) owed_centavos?: number | null;
}

export const MAX_PARTS = 100;
const PARTS = `From 2 to ${MAX_PARTS} objects with the id of a registration, each once, and its amount_centavos`;

/** One cheque, transfer or envelope for several registrations. */
export class NewSharedPayment extends Received {
  @RequiredWholeNumber(1, MAX_CENTAVOS, {
    description: 'What was received, in centavos; the parts add up to it',
    example: 450_000,
  })
  amount_centavos: number;

  @RequiredText({ max: 20, description: 'How it was paid', example: 'bank-transfer' }) channel: string;

  @NestedList(SharedPart, [2, MAX_PARTS], PARTS, { unique: ({ id }) => id }) parts: SharedPart[];
}

export class TakeBack {
  @RequiredText({ max: 300, description: 'Why, for colleagues', example: 'The cheque bounced' })
  because: string;
}

export class SharedPaymentView {
  @ShownUuid({ description: 'As the journal has it in `shared_payment_id`' }) id: string;
  @ApiProperty({
    type: 'integer',
    description: 'How many registrations this call entered it for, or took it back from',
  })
  registrations: number;
}

const Centavos = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });
const LEFT = 'What of it was neither taken back nor paid back since, in centavos';

export class SharedPartView {
  @ShownUuid() registration_id: string;
  @ShownText({ description: 'Of the registration, as in its mails', example: '7K3M9XQ2' }) code: string;
  @ShownTextOrNull({ description: 'Who pays; null: all of the registration were removed' })
  contact_name: string | null;
  @ShownUuidOrNull({ description: 'Its first delegate; null: all were removed' }) delegate_id: string | null;
  @Centavos('What it got of this payment, in centavos') amount_centavos: number;
  @Centavos(LEFT) left_centavos: number;
}

/** What came together, and what is left of it. */
export class SharedPaymentRecord {
  @ShownUuid({ description: 'As the journal has it in `shared_payment_id`' }) id: string;
  @Centavos('In centavos') amount_centavos: number;
  @Centavos(LEFT) left_centavos: number;
  @ApiProperty({ type: [SharedPartView] }) parts: SharedPartView[];
}
