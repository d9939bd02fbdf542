import { ApiProperty, OmitType } from '@nestjs/swagger';
import { v4 } from 'uuid';
import { defineActivity, registerRecordNames } from '../activity/activity-types.js';
import type { Answers } from '../events/questions/question.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../platform/http/openapi/answers.js';
import { showFields, valuesOf } from '../platform/listing/declared-fields.js';
import { registrationCode } from '../registrations/codes.js';
import { CURRENCY } from '../registrations/money.js';
import { ShownAnswers } from './answers/answers.js';
import { OPTIONAL, type OptionalValues } from './delegate-fields.js';
import type { Delegate } from './delegate.entity.js';
import { fullNameSql, isNamed } from './names.js';

/** What happens to delegates, their payments and their tickets. */
export const delegateActivity = defineActivity('delegates', 'delegates:read', {
  'delegate.created': 'A delegate registered',
  'delegate.changed': "A delegate's fields were changed, or the names that were to follow were given",
  'delegate.deleted': 'A delegate was removed',
  'delegate.restored': 'A removed delegate was put back',
  'proof.uploaded': 'A proof of payment was uploaded',
  'proof.accepted': 'Staff accepted a proof of payment',
  'proof.rejected': 'Staff rejected a proof of payment',
  'payment.verified': 'Staff marked the payment as received',
  'payment.unverified': 'Staff took the mark back',
  'payment.partly': 'Staff entered a payment of less than is owed',
  'payment.refunded': 'Staff entered what was paid back',
  'delegate.price_changed': 'Staff gave the place another price, which changes what is owed',
  'ticket.issued': 'The QR code was made',
  'ticket.issued_early': 'Staff sent the ticket before all was paid',
  'delegate.cancelled': 'The place was given back; the ticket is no longer valid',
  'delegate.reinstated': 'Staff took a cancellation back',
  'delegate.transferred': 'The place was passed on to somebody else, who has a new ticket',
});
registerRecordNames(
  'delegates',
  `SELECT d.id, ${fullNameSql('d')} AS name FROM delegate d WHERE d.id = ANY($1)`,
);

/** Of the registration, the same for all of a group. */
export const SUMS = [
  'due_centavos',
  'paid_centavos',
  'owed_centavos',
  'to_return_centavos',
  'currency',
] as const;

/** A delegate as PostgreSQL gives it. */
export type DelegateRow = Delegate;

export const CONSENT = 'What the delegate agreed to, in the words that were shown; created_at says when';
export const GIVEN = 'Given name; empty, as the last name then is: it is not known yet who comes';
export const FAMILY = 'Family name; empty together with the given name';

/** What staff see. */
export class DelegateRecord {
  @ShownUuid() id: string;
  @ShownUuid({ description: 'In the link of the ticket page and in the QR code' }) uuid: string;
  @ShownUuid({ description: 'The same value as uuid, under the name that older clients read' })
  user_uuid: string;
  @ShownUuid({ description: 'Of the event' }) event_id: string;
  @ShownUuid({ description: 'Of the registration: that of a group has several delegates' })
  registration_id: string;
  @ShownText({ description: 'Short code of that registration', example: '7K3M9XQ2' })
  registration_code: string;
  @ShownText({ description: GIVEN }) first_name: string;
  @ShownText({ description: FAMILY }) last_name: string;
  @ShownText({ format: 'email' }) email: string;
  @ShownText({ description: 'Digits' }) phone_number: string;
  @ShownBoolean({ description: 'true: paid, by the word of staff' }) payment_status: boolean;
  @ShownText({ description: 'As `GET /payment-modes` says it in words', example: 'gcash' })
  payment_mode: string;
  @ShownUuidOrNull({ description: 'The price that the place was made with; null: the fee of the event' })
  price_id: string | null;
  @ShownTextOrNull({ description: 'Its name', example: 'Student' }) price_name: string | null;
  @ApiProperty({ type: 'integer', description: 'What is to be paid for this place, in centavos' })
  price_centavos: number;
  @ShownAnswers() answers: Answers;
  @ShownTextOrNull({ description: CONSENT }) consent_text: string | null;
  @ShownTextOrNull({ description: 'Path of the picture, for staff; null: none was uploaded' })
  proof_of_payment: string | null;
  @ShownTextOrNull({ description: 'Path of the QR picture; null: not made yet' }) qr_code: string | null;
  @ShownDateOrNull({ description: 'When the place was given back; null: it was not' })
  cancelled_at: string | null;
  @ShownBoolean({ description: 'true: looks as if a robot had sent it' }) spam: boolean;
  @ShownBoolean({ description: 'true: mail to the address does not arrive' }) mail_fails: boolean;
  @ShownDate() created_at: string;
  @ShownDate() updated_at: string;
  @ApiProperty({ type: 'integer', description: 'What the registration has to pay' }) due_centavos: number;
  @ApiProperty({ type: 'integer', description: 'What it has paid' }) paid_centavos: number;
  @ApiProperty({ type: 'integer', description: 'What it owes' }) owed_centavos: number;
  @ApiProperty({ type: 'integer', description: 'What is to be returned to it' })
  to_return_centavos: number;
  @ShownText({ example: 'PHP' }) currency: string;
}
export interface DelegateRecord extends OptionalValues {}
showFields(DelegateRecord, OPTIONAL);

/** What the person who just registered sees: all they gave, and not whether it was taken for spam. */
export class RegisteredDelegate extends OmitType(DelegateRecord, [
  'event_id',
  'registration_id',
  'registration_code',
  'spam',
  'mail_fails',
  'cancelled_at',
  ...SUMS,
]) {}

/** What the holder of the link sees: no phone, address, e-mail or id. */
export class DelegateTicket {
  @ShownUuid() uuid: string;
  @ShownText({ description: GIVEN }) first_name: string;
  @ShownText({ description: FAMILY }) last_name: string;
  @ShownTextOrNull() church_name: string | null;
  @ShownTextOrNull() ministry: string | null;
  @ShownText({ description: 'As `GET /payment-modes` says it in words', example: 'gcash' })
  payment_mode: string;
  @ShownBoolean({ description: 'true: Paid; false: Unpaid' }) payment_status: boolean;
  @ShownBoolean({ description: 'Whether a proof of payment was uploaded' }) proof_of_payment: boolean;
  @ShownTextOrNull({ description: 'Path of the QR picture; null: not made yet' }) qr_code: string | null;
  @ShownDate() created_at: string;
}

/** Where the proof is. */
export class ProofPath {
  @ShownText({ description: 'Path of the picture, for staff' }) proof_of_payment: string;
}

/** @param handle the id, or for the ticket holder (who may not learn it) the uuid */
export const proofPath = (handle: string): string => `/api/v1/delegates/${handle}/proof-of-payment`;
export const qrPath = (uuid: string): string => `/api/v1/delegates/uuid/${uuid}/qr.png`;
/** The same in SQL. */
export const qrPathSql = (table: string): string => `'/api/v1/delegates/uuid/' || ${table}.uuid || '/qr.png'`;

/** Of a new place. @param isFree nothing is to be paid for it, so its ticket is there at once */
export function newTicket(isFree: boolean): Pick<DelegateRow, 'uuid' | 'payment_status' | 'qr_code'> {
  const uuid = v4();
  return { uuid, payment_status: isFree, qr_code: isFree ? qrPath(uuid) : null };
}

/** With the sums of its registration, which the ledger has. */
export const toStaffRecord = (row: DelegateRow): DelegateRecord =>
  Object.assign(toHistory(row), row.sums, { currency: CURRENCY });

/** What the history keeps of a delegate: money has a ledger of its own. */
export const toHistory = (row: DelegateRow): Omit<DelegateRecord, (typeof SUMS)[number]> => ({
  id: row.id,
  uuid: row.uuid,
  user_uuid: row.uuid,
  event_id: row.event_id,
  registration_id: row.registration_id,
  registration_code: registrationCode(row.registration_id),
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone_number: row.phone_number,
  ...valuesOf(OPTIONAL, row),
  payment_status: row.payment_status,
  payment_mode: row.payment_mode,
  price_id: row.price_id,
  price_name: row.price_name,
  price_centavos: row.price_centavos,
  answers: row.answers,
  consent_text: row.consent_text,
  proof_of_payment: row.proof_of_payment === null ? null : proofPath(row.id),
  qr_code: row.qr_code,
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
  spam: row.spam,
  mail_fails: row.mail_fails,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export function toRegistered(row: DelegateRow): RegisteredDelegate {
  const {
    event_id: _event,
    registration_id: _group,
    registration_code: _code,
    spam: _spam,
    mail_fails: _unknown,
    cancelled_at: _never,
    ...shown
  } = toHistory(row);
  return shown;
}

/** A place that was given back has none, and one whose name is to follow has none yet. */
export const hasTicket = (row: DelegateRow): boolean => row.cancelled_at === null && isNamed(row);

export const toTicket = (row: DelegateRow): DelegateTicket => ({
  uuid: row.uuid,
  first_name: row.first_name,
  last_name: row.last_name,
  church_name: row.church_name,
  ministry: row.ministry,
  payment_mode: row.payment_mode,
  payment_status: row.payment_status,
  proof_of_payment: row.proof_of_payment !== null,
  qr_code: hasTicket(row) ? row.qr_code : null,
  created_at: row.created_at.toISOString(),
});
