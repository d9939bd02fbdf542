import { ApiProperty } from '@nestjs/swagger';
import {
  NestedList,
  OptionalText,
  OptionalUuid,
  OptionalWholeNumber,
  RequiredText,
} from '../../platform/http/fields/fields.js';
import {
  ShownBoolean,
  ShownDateOrNull,
  ShownNumberOrNull,
  ShownText,
  ShownTextOrNull,
} from '../../platform/http/openapi/answers.js';
import type { Proof } from '../../registrations/registration.entity.js';
import { ContactFields, ProofRecord, RegistrationDelegate } from '../../registrations/registrations.dto.js';

const MAX_CLAIMED = 10;

const HOLDER = 'The page that holds proofs, by an id that it made; left out: you, wherever you are signed in';

export class ClaimProofs {
  @OptionalUuid(HOLDER) holder?: string | null;

  @ApiProperty({ example: 5 })
  @OptionalWholeNumber(1, MAX_CLAIMED, 'How many to hold for you; left out: 1')
  count?: number | null;

  @OptionalUuid('Of which event; left out: of all') event_id?: string | null;
}

export class AcceptProof {
  @OptionalText({
    max: 30,
    description: 'Reference number, as it stands on the receipt',
    example: '9012345678901',
  })
  reference?: string | null;

  @OptionalWholeNumber(1, 100_000_000_000, 'What was received, in centavos; left out: all that is owed')
  @ApiProperty({ example: 150_000, required: false })
  amount_centavos?: number | null;

  @OptionalText({
    max: 500,
    description: 'Admins only: why a reference may pay for two registrations',
  })
  shared_because?: string | null;

  @OptionalUuid(HOLDER) holder?: string | null;
}

export class RejectProof {
  @RequiredText({ max: 600, description: 'Why, in the words that the payer reads' })
  reason: string;

  @OptionalUuid(HOLDER) holder?: string | null;
}

export class RejectionReasonView {
  @ShownText({ description: 'Short, for staff', example: 'Wrong amount' }) label: string;
  @ShownText({ description: 'What the payer reads' }) words: string;
}

const MAX_REASONS = 12;
const REASONS = `From 1 to ${MAX_REASONS} reasons, each with a label and the words for the payer`;
class RejectionReasonFields {
  @RequiredText({ max: 60, description: 'Short, for staff', example: 'Wrong amount' }) label: string;
  @RequiredText({ max: 500, description: 'What the payer reads' }) words: string;
}

export class RejectionReasons {
  @NestedList(RejectionReasonFields, [1, MAX_REASONS], REASONS)
  reasons: RejectionReasonFields[];
}

/** What was read from the picture, beside what is expected: advice, never a verdict. */
export class FoundOnReceipt {
  @ShownNumberOrNull({ description: 'Centavos; null: not found' }) amount_centavos: number | null;
  @ShownTextOrNull({ description: 'Digits' }) reference: string | null;
  @ShownTextOrNull({ description: 'Calendar day', example: '2026-11-22' }) paid_on: string | null;
  @ShownTextOrNull({ description: 'Who was paid, as it stands there' }) receiver: string | null;
  @ApiProperty({ type: 'boolean', nullable: true, description: 'null: not known' })
  receiver_is_ours: boolean | null;
  @ShownTextOrNull({ description: 'Short code of a registration in its message', example: '7K3M9XQ2' })
  code: string | null;
}

/** What was read on the picture. */
export const toFound = (proof: Proof): FoundOnReceipt | null =>
  proof.read_at === null
    ? null
    : {
        amount_centavos: proof.read_amount_centavos,
        reference: proof.read_reference,
        paid_on: proof.read_paid_on,
        receiver: proof.read_receiver,
        receiver_is_ours: proof.read_receiver_is_ours,
        code: proof.read_code,
      };

/** A proof beside what is expected of it. */
export class ProofToReview extends ProofRecord {
  @ApiProperty({ type: 'string', format: 'uuid' }) registration_id: string;
  @ShownText({ description: 'Short code of that registration', example: '7K3M9XQ2' })
  registration_code: string;
  @ShownText() event_name: string;
  @ApiProperty({ type: 'integer', description: 'What is to be paid' }) total_centavos: number;
  @ApiProperty({ type: 'integer', description: 'What of it is still to be paid' }) owed_centavos: number;
  @ShownTextOrNull({ description: 'The account that it is to be paid to' }) receiver: string | null;
  @ApiProperty({ type: ContactFields }) contact: ContactFields;
  @ApiProperty({ type: [RegistrationDelegate] }) delegates: RegistrationDelegate[];
  @ApiProperty({ type: FoundOnReceipt, nullable: true, description: 'null: not read, or not yet' })
  found: FoundOnReceipt | null;
  @ApiProperty({ type: [String], description: 'What speaks against it while it waits, in words' })
  doubts: string[];
}

export class Released {
  @ShownBoolean() released: boolean;
}

export class WaitingProofs {
  @ApiProperty({ type: 'integer' }) waiting: number;
}

export class ClaimedProofs {
  @ApiProperty({ type: [ProofToReview], description: 'Held for you for two minutes, oldest first' })
  proofs: ProofToReview[];
  @ApiProperty({
    type: 'integer',
    description: 'How many wait, with these; of that event, where one was asked for',
  })
  waiting: number;
  @ShownDateOrNull({ description: 'Until when; null: none is held' }) held_until: string | null;
}
