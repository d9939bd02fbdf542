import { ApiProperty } from '@nestjs/swagger';
import {
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../../platform/http/openapi/answers.js';
import { MOVEMENTS } from '../../registrations/registration.entity.js';
import type { ListedMovement } from './movement-list.js';

/** A movement of money: a row of the ledger, which nobody changes. What is received is the sum of these rows. */
export class MovementView {
  @ShownUuid() id: string;
  @ShownDate({ description: 'When it was entered' }) created_at: string;
  @ShownTextOrNull({
    format: 'date',
    description:
      'The day on which it was received, as staff say, else as its receipt does; null: neither says',
  })
  received_on: string | null;
  @ShownText({
    enum: [...MOVEMENTS],
    description:
      'payment: received; refund: paid back; correction: a payment that was taken back, or a part of it',
  })
  kind: string;
  @ApiProperty({
    type: 'integer',
    description: 'In centavos; less than nothing: what went out, or was taken back',
    example: 150_000,
  })
  amount_centavos: number;
  @ShownText({ example: 'PHP' }) currency: string;
  @ShownText({ description: 'As `GET /payment-modes` says it in words', example: 'gcash' }) channel: string;
  @ShownTextOrNull({ description: 'Reference number of the payment' }) reference: string | null;
  @ShownTextOrNull({ description: 'File and line of the statement that it was entered from' })
  statement_line: string | null;
  @ShownUuidOrNull({ description: 'Of the proof that was accepted with it' }) proof_id: string | null;
  @ShownTextOrNull({ description: 'Path of its picture, for staff' }) proof: string | null;
  @ShownUuidOrNull({ description: 'Of a correction: the newest payment that it takes from' })
  corrects_id: string | null;
  @ShownDateOrNull({ description: 'When that payment was entered' }) corrects_at: string | null;
  @ShownTextOrNull({ description: 'Number of the receipt that staff gave for it' })
  receipt_number: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of a payment: its running number, which its acknowledgement bears',
    example: 123,
  })
  payment_number: number | null;
  @ShownUuidOrNull({ description: 'The same for all that one cheque or sum paid, and for what took it back' })
  shared_payment_id: string | null;
  @ShownTextOrNull({ description: 'For colleagues' }) note: string | null;
  @ShownTextOrNull({ description: 'Who entered it; null: it has no name' }) entered_by_name: string | null;
  @ShownUuid() event_id: string;
  @ShownText({ description: 'What it is for' }) event_name: string;
  @ShownUuid({ description: 'Stays when the registration is removed' }) registration_id: string;
  @ShownText({ description: 'Of the registration, as in its mails', example: '7K3M9XQ2' }) code: string;
  @ShownTextOrNull({ description: 'Who pays; null: all of the registration were removed' })
  contact_name: string | null;
  @ShownUuidOrNull({ description: 'Its first delegate; null: all were removed' }) delegate_id: string | null;
}

const Centavos = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

/** What the movements of a filter add up to, in centavos. */
export class MovementSums {
  @Centavos(
    'What the same movements before `created_at_gte` or `created_at_gt` add up to; 0 where neither is given',
  )
  opening_centavos: number;
  @Centavos('Payments, with their corrections') received_centavos: number;
  @Centavos('Refunds') returned_centavos: number;
  @Centavos('Opening, with what was received, less what was returned') closing_centavos: number;
}

/** Picks the fields one by one, since the rows of a page have more columns. */
export const toMovement = ({ facts, ...row }: ListedMovement): MovementView => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  received_on: facts.received_on,
  kind: row.kind,
  amount_centavos: row.amount_centavos,
  currency: row.currency,
  channel: row.channel,
  reference: row.reference,
  statement_line: row.statement_line,
  proof_id: row.proof_id,
  proof: facts.proof,
  corrects_id: facts.corrects_id,
  corrects_at: facts.corrects_at === null ? null : new Date(facts.corrects_at).toISOString(),
  receipt_number: row.receipt_number,
  payment_number: row.payment_number,
  shared_payment_id: row.shared_payment_id,
  note: row.note,
  entered_by_name: row.entered_by_name,
  event_id: row.event_id,
  event_name: facts.event_name,
  registration_id: row.registration_id,
  code: row.code,
  contact_name: facts.contact_name,
  delegate_id: facts.delegate_id,
});
