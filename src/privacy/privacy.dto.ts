import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsOptional, Matches, MaxLength } from 'class-validator';
import { defineActivity } from '../activity/activity-types.js';
import { IsOneOf, NestedList, RequiredUuid } from '../platform/http/fields/fields.js';
import { INVALID_EMAIL, normalizePhone } from '../platform/http/fields/person-fields.js';
import { Clean } from '../platform/http/fields/validation.js';
import {
  ShownBoolean,
  ShownDate,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';
import { KINDS, MAX_FOUND, type FoundRecord, type Kind } from './people.js';

export const privacyActivity = defineActivity('privacy', 'admin', {
  'privacy.exported': "A person's data were given out",
  'privacy.erased': "A person's data were erased",
});

const tidied = (tidy: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? tidy(value.trim()) || null : value;

/** Of the number as it is kept; by another name, lest the document says it of the number as it is written. */
const HasDigits = () => Matches(/^\d{4,15}$/, { message: 'Digits only, from 4 to 15' });

/** Who it is about: an address, a number, or both. Either is enough to be found by. */
export class SoughtPerson {
  @Clean(tidied((text) => text.toLowerCase()))
  @IsOptional()
  @IsEmail({}, { message: INVALID_EMAIL })
  @MaxLength(254, { message: INVALID_EMAIL })
  @ApiProperty({
    type: String,
    format: 'email',
    required: false,
    nullable: true,
    example: 'maria.santos@example.com',
  })
  email?: string | null;

  @Clean(tidied(normalizePhone))
  @IsOptional()
  @HasDigits()
  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    description: 'In any form in which a phone number is written',
    example: '0917 123 4567',
  })
  phone_number?: string | null;
}

/** A record that was chosen. */
export class ChosenOne {
  @IsOneOf(KINDS)
  @ApiProperty({ enum: KINDS })
  kind: Kind;

  @RequiredUuid('Which record') id: string;
}

const CHOSEN = `At most ${MAX_FOUND} objects with kind and id, as they were found`;

/** A person, and which records are theirs: a family shares an address, and an office a telephone. */
export class ChosenPerson extends SoughtPerson {
  @NestedList(ChosenOne, [0, MAX_FOUND], CHOSEN, {
    description:
      'Which of the records that were found are the person’s. With all of them (those reached through a contact may be ' +
      'left out), what hangs on the address and the number alone is meant too: mails, waiting lists, histories',
  })
  records: ChosenOne[];
}

export class FoundRecordView {
  @ShownText({
    enum: [...KINDS],
    description: 'registrations: as the contact who pays; bin: removed, and not gone yet',
  })
  kind: Kind;
  @ShownUuid() id: string;
  @ShownText({ example: 'Maria Santos' }) name: string;
  @ShownTextOrNull({ description: 'The event, or the project', example: 'Common Ground 2027' }) about:
    | string
    | null;
  @ShownTextOrNull() email: string | null;
  @ShownTextOrNull() phone_number: string | null;
  @ShownBoolean({
    description: 'A delegate who is reached through the contact of the group, and most likely somebody else',
  })
  through_contact: boolean;
  @ApiProperty({
    type: 'integer',
    description:
      'What is to be returned to them, in centavos; it stays so, without their name, once they are erased',
  })
  to_return_centavos: number;
  @ShownDate() created_at: string;
}

/** Where a person was found. */
export class FoundPerson {
  @ApiProperty({ type: [FoundRecordView], description: 'Newest first' }) records: FoundRecordView[];
  @ApiProperty({ type: 'integer', description: 'Mails to the address' }) mails: number;
  @ApiProperty({ type: 'integer', description: 'Lines of history that name the address or the number' })
  history: number;
  @ApiProperty({
    type: 'integer',
    description: 'Groups on waiting lists that somebody else entered, with them',
  })
  waiting: number;
  @ApiProperty({
    type: 'integer',
    description:
      'What is kept of the address alone: that it is confirmed, which news it gets, and what it stopped',
  })
  addresses: number;
  @ShownBoolean({ description: 'A colleague has an account with this address, which stays' })
  is_colleague: boolean;
}

export class ErasureView {
  @ShownUuid() id: string;
  @ShownDate() erased_at: string;
  @ShownTextOrNull({ description: "The admin's name at that time" }) by_name: string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'How much was erased, by name',
    example: { delegates: 1, proofs: 1, mails: 3 },
  })
  counts: Record<string, number>;
}

/** Payments of people who were erased, added up: the person is gone, the sum is not. */
export class KeptPayments {
  @ShownText() event_name: string;
  @ShownText({ example: 'gcash' }) channel: string;
  @ApiProperty({ type: 'integer' }) payments: number;
  @ApiProperty({ type: 'integer' }) people: number;
  @ApiProperty({ type: 'integer' }) total_centavos: number;
}

export class RetentionRule {
  @ShownText({ description: 'The setting', example: 'RETENTION_INQUIRIES_MONTHS' }) setting: string;
  @ShownText({ description: 'What goes, and when its time begins' }) what: string;
  @ApiProperty({ type: 'integer', description: '0: it is kept' }) months: number;
}

export class PrivacyView {
  @ApiProperty({ type: [ErasureView], description: 'The newest 50' }) erasures: ErasureView[];
  @ApiProperty({ type: [KeptPayments] }) kept_payments: KeptPayments[];
  @ApiProperty({ type: [RetentionRule] }) retention: RetentionRule[];
}

export const toFoundView = (
  { phone, created_at, ...record }: FoundRecord,
  to_return_centavos = 0,
): FoundRecordView => ({
  ...record,
  to_return_centavos,
  phone_number: phone,
  created_at: created_at.toISOString(),
});
