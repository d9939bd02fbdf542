import {
  OptionalBoolean,
  OptionalDay,
  OptionalText,
  RequiredText,
  RequiredWholeNumber,
} from '../../platform/http/fields/fields.js';

/** A payment that staff enter from what they hold or see: cash, a cheque, a transfer. */
export class NewPayment {
  @RequiredWholeNumber(1, 100_000_000_000, {
    description: 'What was received, in centavos; less than is owed leaves it paid in part',
    example: 50_000,
  })
  amount_centavos: number;

  @RequiredText({ max: 20, description: 'How it was paid', example: 'cash' }) channel: string;

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

  @OptionalBoolean({
    default: false,
    description: 'true: the proof that waits shows this payment, and is accepted with it',
  })
  with_proof?: boolean | null;
}
