import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { IsObject, ValidateNested } from 'class-validator';
import { OPTIONAL } from '../../delegates/delegate-fields.js';
import {
  DelegateNamedLater,
  PRICE,
  PRICE_CODE,
  READ_ONLY,
  type DelegateFields,
} from '../../delegates/delegate-inputs.dto.js';
import { RegisteredDelegate } from '../../delegates/delegates.dto.js';
import { isNamed } from '../../delegates/names.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { NestedList, OptionalText, REQUIRED, TrueIfGiven } from '../../platform/http/fields/fields.js';
import { OptionalEmail, OptionalPhone } from '../../platform/http/fields/person-fields.js';
import { IgnoreReadOnly, Nested } from '../../platform/http/fields/validation.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import { missingOf } from '../../platform/listing/declared-fields.js';
import { ContactFields, TO_CONFIRM } from '../registrations.dto.js';

export const MAX_DELEGATES = 50;

class OwnReach {
  @OptionalEmail('Left out: that of the contact') email?: string | null;
  @OptionalPhone('Left out: that of the contact') phone_number?: string | null;
}

/** One of a group: the names may follow, and who has no address or number of their own is reached through the contact. */
@IgnoreReadOnly(...READ_ONLY, 'consent_text')
export class GroupDelegateFields extends IntersectionType(
  OmitType(DelegateNamedLater, ['email', 'phone_number']),
  OwnReach,
) {
  @OptionalText(PRICE) price?: string | null;
}

const GROUP = `A list of 1 to ${MAX_DELEGATES} delegates`;

export class NewRegistration {
  @ValidateNested({ message: REQUIRED })
  @IsObject({ message: REQUIRED })
  @Nested(() => ContactFields)
  @ApiProperty({ type: ContactFields })
  contact: ContactFields;

  @NestedList(GroupDelegateFields, [1, MAX_DELEGATES], GROUP, {
    description:
      'Without an e-mail or a telephone of their own, delegates are reached through the contact. Without both names, a place is taken (`{}`): the contact or staff complete it later, and only then is there a ticket',
  })
  delegates: GroupDelegateFields[];

  @OptionalText({ max: 60, description: 'Slug of the event; left out: the next open one' })
  event?: string | null;

  @OptionalText({
    max: 20,
    description:
      'How the contact pays for all: an offered one of `GET /payment-modes`; left out: gcash, while it is offered',
    example: 'gcash',
  })
  payment_mode?: string | null;

  @OptionalText(PRICE_CODE) price_code?: string | null;

  @TrueIfGiven('You must agree to the terms', 'The box beside the consent; true, or left out')
  agree_terms?: true;

  @OptionalText({ max: 500, description: 'What the contact agreed to, in the words that were shown' })
  consent_text?: string | null;
}

export interface Group extends Omit<NewRegistration, 'delegates'> {
  delegates: (DelegateFields & { price?: string | null })[];
}

/**
 * Of whom all that is required must be there: of those with names whom a visitor registers. Staff and keys may leave it out,
 * and where not even the name is known, nothing else is asked.
 */
export const mustAnswer = (by: Caller) => (by.kind === 'anonymous' ? isNamed : () => false);

/**
 * Fills in what the contact stands in for, and leaves the names that are to follow empty.
 * @throws ApiError 400 that names what a visitor must say of somebody with a name and did not, as `delegates[3].meal`
 */
export function toGroup({ delegates, ...rest }: NewRegistration, by: Caller): Group {
  const people = delegates.map(({ first_name = '', last_name = '', email, phone_number, ...person }) => ({
    first_name,
    last_name,
    ...person,
    email: email ?? rest.contact.email,
    phone_number: phone_number ?? rest.contact.phone_number,
  }));
  const isAsked = mustAnswer(by);
  const missing = people.flatMap((person, n) =>
    (isAsked(person) ? missingOf(OPTIONAL, person) : []).map((each) => ({
      ...each,
      field: `delegates[${n}].${each.field}`,
    })),
  );
  if (missing.length > 0) throw ApiError.invalid(missing);
  return { ...rest, delegates: people };
}

/** What the contact who just registered a group sees. */
export class RegisteredGroup {
  @ShownUuid({ description: 'Also takes the proof of payment, as a delegate’s id does' }) id: string;
  @ShownText({ description: 'Slug of the event' }) event: string;
  @ApiProperty({ type: ContactFields }) contact: ContactFields;
  @ApiProperty({ type: 'integer', description: 'What is to be paid for all, in centavos' })
  total_centavos: number;
  @ShownDateOrNull({ description: 'Until when' }) payment_due_at: string | null;
  @ShownBoolean({ description: TO_CONFIRM }) to_confirm: boolean;
  @ApiProperty({ type: [RegisteredDelegate] }) delegates: RegisteredDelegate[];
  @ShownDate() created_at: string;
}
