import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { defineActivity, registerRecordNames } from '../activity/activity-types.js';
import { FAMILY, GIVEN, type DelegateRow } from '../delegates/delegates.dto.js';
import { MovedFromView, toMovedFrom } from '../events/event-view.dto.js';
import { placeOf, type Event } from '../events/event.entity.js';
import { FieldsToChange } from '../platform/http/fields/changes.js';
import { RequiredText } from '../platform/http/fields/fields.js';
import { EmailAddress, PersonName, PhoneNumber } from '../platform/http/fields/person-fields.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';
import { datesOf, timesOf } from '../platform/manila.js';
import { CURRENCY, DUE, Money } from './money.js';
import type { ListedRegistration } from './registration-list.js';
import { PROOF_STATES, type Proof, type ProofState, type Registration } from './registration.entity.js';

export const registrationActivity = defineActivity('registrations', 'delegates:read', {
  'registration.created': 'A contact registered a group',
  'registration.confirmed': 'The contact of a large group confirmed the e-mail: its places count',
  'registration.changed': 'Who pays for a registration, or how to reach them, was changed',
  'registration.cancelled': 'All places of a registration were given back',
});
registerRecordNames(
  'registrations',
  "SELECT id, concat_ws(' ', first_name, last_name) AS name FROM registration_listed WHERE id = ANY($1)",
);

/** Who pays for a group, and hears of it. */
export class ContactFields {
  @PersonName({ max: 100, description: 'Given name', example: 'Ruth' }) first_name: string;
  @PersonName({ max: 100, description: 'Family name', example: 'Villanueva' }) last_name: string;
  @EmailAddress() email: string;
  @PhoneNumber() phone_number: string;
}

export class ContactChange extends FieldsToChange(ContactFields) {}

export const TO_CONFIRM =
  'true: the places of this large group count once its contact has opened the link that was mailed';

export class TicketEvent {
  @ShownText() slug: string;
  @ShownText() name: string;
  @ShownText({ example: '19–20 February 2027' }) dates: string;
  @ShownText() times: string;
  @ShownText() place: string;
  @ShownBoolean({ description: 'true: it does not take place' }) cancelled: boolean;
  @ApiProperty({ type: MovedFromView, nullable: true, description: 'Null: it was not moved' })
  moved_from: MovedFromView | null;
}

export const toTicketEvent = (event: Event): TicketEvent => ({
  slug: event.slug,
  name: event.name,
  dates: datesOf(event),
  times: timesOf(event),
  place: placeOf(event),
  cancelled: event.state === 'cancelled',
  moved_from: toMovedFrom(event),
});

const TOTAL = 'What was to be paid by the fee, also for those who have paid and left since: see due_centavos';
const CODE = 'Short code of the registration, for people and for the message of a payment';

/** What the holder of a ticket's link sees of the registration that it belongs to: nobody else's name. */
export class RegistrationState {
  @ShownText({ description: CODE, example: '7K3M9XQ2' }) code: string;
  @ApiProperty() event: TicketEvent;
  @ShownBoolean({ description: TO_CONFIRM }) to_confirm: boolean;
  @ApiProperty({ type: 'integer', description: 'How many delegates come' }) delegates: number;
  @ApiProperty({ type: 'integer', description: TOTAL }) total_centavos: number;
  @ApiProperty({ type: 'integer', description: DUE }) due_centavos: number;
  @ApiProperty() money: Money;
  @ShownTextOrNull({
    description:
      'Path of a QR Ph code that holds what is owed and the code; null: nothing is owed, or the event has none',
  })
  pay_code: string | null;
  @ShownDateOrNull() payment_due_at: string | null;
  @ShownDateOrNull({
    description:
      'Until when the unpaid places are held; null: they do not end, or are paid, or a proof waits',
  })
  held_until: string | null;
  @ShownBoolean({ description: 'true: given back because it was not paid in time' }) lapsed: boolean;
  @ShownBoolean({
    description:
      'true: the mail about this registration did not go, since its address got too many or takes none',
  })
  mail_withheld: boolean;
  @ShownBoolean({
    deprecated: true,
    description:
      'Always false: anybody may type a name and a number, so whoever registered before is told by mail alone',
  })
  registered_before: boolean;
  @ShownBoolean() payment_status: boolean;
  @ShownDateOrNull({ description: 'When the place of this ticket was given back; null: it was not' })
  cancelled_at: string | null;
  @ShownTextOrNull({ enum: [...PROOF_STATES], description: 'Of the newest proof; null: there is none' })
  proof_state: ProofState | null;
  @ShownTextOrNull({ description: 'Why the newest proof was rejected' }) proof_reason: string | null;
  @ShownTextOrNull({
    description: 'Reference number of the proof that waits: as the payer typed it, else as it was read',
  })
  proof_reference: string | null;
}

export class PaymentReference {
  @RequiredText({ max: 30, description: 'As it stands on the receipt', example: '9012345678901' })
  reference: string;
}

export class RegistrationDelegate {
  @ShownUuid() id: string;
  @ShownText({ description: GIVEN }) first_name: string;
  @ShownText({ description: FAMILY }) last_name: string;
  @ShownTextOrNull() church_name: string | null;
  @ShownBoolean() payment_status: boolean;
  @ShownDateOrNull({ description: 'When the place was given back' }) cancelled_at: string | null;
  @ShownTextOrNull({ description: 'Why, in the words of whoever cancelled' })
  cancelled_because: string | null;
}

export class ProofRecord {
  @ShownUuid() id: string;
  @ShownText({ description: 'Path of the picture, for staff' }) picture: string;
  @ShownText({ enum: [...PROOF_STATES] }) state: ProofState;
  @ShownText({ description: 'As `GET /payment-modes` says it in words', example: 'gcash' }) channel: string;
  @ShownTextOrNull({ description: 'Reference number of the payment' }) reference: string | null;
  @ShownTextOrNull() reason: string | null;
  @ShownTextOrNull({ description: 'Null: the payer' }) uploaded_by_name: string | null;
  @ShownTextOrNull() decided_by_name: string | null;
  @ShownDateOrNull() decided_at: string | null;
  @ShownDate() created_at: string;
}

/** A registration in the list: who pays, what for, and how it stands. */
export class ListedRegistrationView {
  @ShownUuid() id: string;
  @ShownText({ description: CODE, example: '7K3M9XQ2' }) code: string;
  @ShownUuid({ description: 'Of the event' }) event_id: string;
  @ShownText({ description: 'Name of the event' }) event_name: string;
  @ApiProperty({ type: ContactFields }) contact: ContactFields;
  @ApiProperty({ type: 'integer', description: 'How many delegates come' }) delegates: number;
  @ShownBoolean({ description: 'true: nobody comes any more' }) cancelled: boolean;
  @ShownBoolean({ description: 'true: all who come are paid for' }) payment_status: boolean;
  @ApiProperty({ type: 'integer', description: 'What all who come have to pay together' })
  due_centavos: number;
  @ApiProperty({ type: 'integer' }) paid_centavos: number;
  @ApiProperty({ type: 'integer' }) owed_centavos: number;
  @ApiProperty({ type: 'integer' }) to_return_centavos: number;
  @ShownText({ example: 'PHP' }) currency: string;
  @ShownTextOrNull({ description: 'How it was paid', example: 'gcash' }) channel: string | null;
  @ShownTextOrNull({ description: 'Reference number that it was paid with' }) reference: string | null;
  @ShownTextOrNull({ enum: [...PROOF_STATES], description: 'Of the newest proof' })
  proof_state: string | null;
  @ShownDateOrNull() payment_due_at: string | null;
  @ShownDateOrNull({ description: 'Until when the unpaid places are held' }) held_until: string | null;
  @ShownBoolean() spam: boolean;
  @ShownDate() created_at: string;
}

export const toListed = (row: ListedRegistration): ListedRegistrationView => ({
  id: row.id,
  code: row.code,
  event_id: row.event_id,
  event_name: row.event_name,
  contact: {
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone_number: row.phone_number,
  },
  delegates: row.delegates,
  cancelled: row.cancelled,
  payment_status: row.payment_status,
  due_centavos: row.due_centavos,
  paid_centavos: row.paid_centavos,
  owed_centavos: row.owed_centavos,
  to_return_centavos: row.to_return_centavos,
  currency: CURRENCY,
  channel: row.channel,
  reference: row.reference,
  proof_state: row.proof_state,
  payment_due_at: row.payment_due_at?.toISOString() ?? null,
  held_until: row.held_until?.toISOString() ?? null,
  spam: row.spam,
  created_at: row.created_at.toISOString(),
});

/** A delegate of the same event with the same name, and the same e-mail or telephone. */
export class SameDelegate {
  @ShownUuid({ description: 'Of the delegate' }) id: string;
  @ShownText() first_name: string;
  @ShownText() last_name: string;
  @ShownBoolean() payment_status: boolean;
  @ShownDate() created_at: string;
}

/** What staff see of a registration. */
export class RegistrationRecord {
  @ShownUuid() id: string;
  @ShownText({ description: CODE, example: '7K3M9XQ2' }) code: string;
  @ShownText({ description: 'Name of the event' }) event_name: string;
  @ApiProperty({ type: ContactFields }) contact: ContactFields;
  @ApiProperty({ type: 'integer', description: TOTAL }) total_centavos: number;
  @ApiProperty({ type: 'integer', description: DUE }) due_centavos: number;
  @ApiProperty() money: Money;
  @ShownDateOrNull() payment_due_at: string | null;
  @ShownBoolean() payment_status: boolean;
  @ApiProperty({ type: [RegistrationDelegate] }) delegates: RegistrationDelegate[];
  @ApiProperty({ type: [ProofRecord], description: 'Newest first; none is ever destroyed' })
  proofs: ProofRecord[];
  @ShownDate() created_at: string;
  @ShownTextOrNull({ description: 'Why the tickets were sent before all was paid' })
  tickets_because: string | null;
  @ApiProperty({ type: [SameDelegate], description: 'Registered for this event a second time, it seems' })
  same_people: SameDelegate[];
  @ApiPropertyOptional({ type: 'string', nullable: true, description: 'Reference number that was paid with' })
  reference: string | null;
}

/** Who pays: the contact, or the one delegate. */
export function contactOf(registration: Registration, [first]: DelegateRow[]): ContactFields {
  return {
    first_name: registration.contact_first_name ?? first?.first_name ?? '',
    last_name: registration.contact_last_name ?? first?.last_name ?? '',
    email: registration.contact_email ?? first?.email ?? '',
    phone_number: registration.contact_phone_number ?? first?.phone_number ?? '',
  };
}

export const toRegistrationDelegate = (row: DelegateRow): RegistrationDelegate => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  church_name: row.church_name,
  payment_status: row.payment_status,
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
  cancelled_because: row.cancelled_because,
});

export const toProofRecord = (row: Proof): ProofRecord => ({
  id: row.id,
  picture: `/api/v1/proofs/${row.id}/picture`,
  state: row.state,
  channel: row.channel,
  reference: row.reference,
  reason: row.reason,
  uploaded_by_name: row.uploaded_by_name,
  decided_by_name: row.decided_by_name,
  decided_at: row.decided_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
