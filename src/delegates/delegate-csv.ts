import { modeOf, type PaymentMode } from '../content/paying/payment-modes.js';
import { fileColumns } from '../platform/listing/declared-fields.js';
import type { ReadableColumn } from '../platform/listing/readable-csv.js';
import { answerColumns, type QuestionsByEvent } from './answers/answer-columns.js';
import { OPTIONAL } from './delegate-fields.js';
import type { DelegateRecord } from './delegates.dto.js';

/** As the back office says it (`test/units/csv-words.spec.ts` compares them). */
export const PAYMENT_WORDS = {
  free: 'Free',
  paid: 'Paid',
  partly: 'Partly paid',
  proof_waiting: 'Proof waiting',
  unpaid: 'Unpaid',
  cancelled: 'Cancelled',
};
/** Whether nothing is to be paid and nothing was; the file then says so, and not that it is unpaid. */
const isFree = ({ price_centavos, due_centavos, paid_centavos, proof_of_payment }: DelegateRecord): boolean =>
  price_centavos === 0 && due_centavos === 0 && paid_centavos === 0 && proof_of_payment === null;
const paymentOf = (delegate: DelegateRecord): string => {
  const { cancelled_at, payment_status, proof_of_payment, paid_centavos } = delegate;
  if (cancelled_at) return PAYMENT_WORDS.cancelled;
  if (isFree(delegate)) return PAYMENT_WORDS.free;
  if (payment_status) return PAYMENT_WORDS.paid;
  if (proof_of_payment !== null) return PAYMENT_WORDS.proof_waiting;
  return paid_centavos > 0 ? PAYMENT_WORDS.partly : PAYMENT_WORDS.unpaid;
};

/**
 * The file that the back office saves, in its own words; what was added since stands before the ID.
 * @param events names by id
 * @param questions of the events that the file may be of
 */
export const delegateCsv = (
  modes: readonly PaymentMode[],
  events: ReadonlyMap<string, string>,
  questions: QuestionsByEvent,
): readonly ReadableColumn<DelegateRecord>[] => {
  const { column, others } = fileColumns(OPTIONAL);
  const columns: readonly ReadableColumn<DelegateRecord>[] = [
    ['Last name', (delegate) => delegate.last_name],
    ['First name', (delegate) => delegate.first_name],
    column('church_name'),
    column('ministry'),
    column('age'),
    ['E-mail', (delegate) => delegate.email],
    ['Phone number', (delegate, words) => words.phone(delegate.phone_number)],
    column('address'),
    ['Payment', paymentOf],
    ['Paid by', (delegate) => (isFree(delegate) ? null : modeOf(modes, delegate.payment_mode).label)],
    [
      'Proof of payment',
      (delegate, words) => (isFree(delegate) ? null : words.yesNo(delegate.proof_of_payment !== null)),
    ],
    ['QR code', (delegate, words) => words.yesNo(delegate.qr_code !== null)],
    ['Cancelled', (delegate, words) => words.time(delegate.cancelled_at)],
    ['Event', (delegate) => events.get(delegate.event_id) ?? null],
    ['Registered', (delegate, words) => words.time(delegate.created_at)],
    ['Last change', (delegate, words) => words.time(delegate.updated_at)],
    ['Code', (delegate) => delegate.registration_code],
    ['Registration', (delegate) => delegate.registration_id],
    ...others(),
    ['ID', (delegate) => delegate.id],
  ];
  const heads = columns.map(([head]) => head);
  return [...columns.slice(0, -1), ...answerColumns(questions, heads), ...columns.slice(-1)];
};
