import { modeOf, type PaymentMode } from '../../content/paying/payment-modes.js';
import type { ReadableColumn } from '../../platform/listing/readable-csv.js';
import type { MovementView } from './journal.dto.js';

/** Programs know the file's columns by their places: new ones come at the end. */
export const EXPORTED = [
  'id',
  'created_at',
  'received_on',
  'kind',
  'amount_centavos',
  'currency',
  'channel',
  'reference',
  'statement_line',
  'proof_id',
  'corrects_id',
  'note',
  'entered_by_name',
  'event_id',
  'event_name',
  'registration_id',
  'code',
  'contact_name',
  'receipt_number',
  'payment_number',
  'shared_payment_id',
];

export const MOVEMENT_WORDS: Record<string, string> = {
  payment: 'Payment',
  refund: 'Paid back',
  correction: 'Correction',
};

/** The file that the back office saves: a line for each movement, whose sums are what was received. */
export const readable = (modes: readonly PaymentMode[]): readonly ReadableColumn<MovementView>[] => [
  ['Entered', ({ created_at }, words) => words.time(created_at)],
  ['Received', ({ received_on }) => received_on],
  ['Number', ({ payment_number }) => payment_number],
  ['What', ({ kind }) => MOVEMENT_WORDS[kind] ?? kind],
  ['Sum', ({ amount_centavos }) => amount_centavos / 100],
  ['Way', ({ channel }) => modeOf(modes, channel).label],
  ['Reference', ({ reference }) => reference],
  ['Receipt number', ({ receipt_number }) => receipt_number],
  ['Event', ({ event_name }) => event_name],
  ['Code', ({ code }) => code],
  ['Who pays', ({ contact_name }) => contact_name],
  ['Entered by', ({ entered_by_name }) => entered_by_name],
  ['Line of the statement', ({ statement_line }) => statement_line],
  ['Proof', ({ proof_id }) => proof_id],
  ['Takes from the payment', ({ corrects_id }) => corrects_id],
  ['Note', ({ note }) => note],
  ['ID', ({ id }) => id],
];
