import { FieldsToChange } from '../platform/http/fields/changes.js';
import { OptionalText, RequiredBoolean, TrueIfGiven } from '../platform/http/fields/fields.js';
import {
  EmailAddress,
  NameTogether,
  PersonName,
  PhoneNumber,
} from '../platform/http/fields/person-fields.js';
import { IgnoreReadOnly } from '../platform/http/fields/validation.js';
import { takeFields, valuesOf } from '../platform/listing/declared-fields.js';
import { OptionalAnswers, type GivenAnswers } from './answers/answers.js';
import { OPTIONAL, type OptionalValues } from './delegate-fields.js';
import { CONSENT, SUMS } from './delegates.dto.js';

/** Whoever sends a record back as it was read is not refused. */
export const READ_ONLY = [
  'id',
  'uuid',
  'user_uuid',
  'event_id',
  'registration_id',
  'registration_code',
  'payment_status',
  'proof_of_payment',
  'qr_code',
  'cancelled_at',
  'price_id',
  'price_name',
  'price_centavos',
  'spam',
  'mail_fails',
  'created_at',
  'updated_at',
  ...SUMS,
] as const;

/** Who comes, and how to reach them. A field left out of a change keeps its value; null clears it. */
@IgnoreReadOnly(...READ_ONLY)
export class PersonFields {
  @PersonName({ max: 100, description: 'Given name', example: 'Maria' })
  first_name: string;

  @PersonName({ max: 100, description: 'Family name', example: 'Santos' })
  last_name: string;

  @EmailAddress()
  email: string;

  @PhoneNumber()
  phone_number: string;

  @OptionalAnswers()
  answers?: GivenAnswers | null;
}
export interface PersonFields extends Partial<OptionalValues> {}
// This comes before the classes that extend it, which copy the fields that it has by then.
takeFields(PersonFields, OPTIONAL);

/** What a visitor or staff may say of a delegate. A field left out of a change keeps its value; null clears it. */
@IgnoreReadOnly(...READ_ONLY, 'consent_text')
export class DelegateFields extends PersonFields {
  @OptionalText({
    max: 20,
    description:
      'How the delegate pays: an offered one of `GET /payment-modes`; left out: gcash, while it is offered',
    example: 'gcash',
  })
  payment_mode?: string | null;
}

const LATER =
  'Left out of a new place, or empty, together with the other name: it is not known yet who comes. ';

/** The same of a place whose names may be to follow. */
export class DelegateNamedLater extends DelegateFields {
  @NameTogether('last_name', { max: 100, description: `${LATER}Given name`, example: 'Maria' })
  declare first_name: string;

  @NameTogether('first_name', { max: 100, description: `${LATER}Family name`, example: 'Santos' })
  declare last_name: string;
}

/** A change: what is left out stays. Nobody who has names loses them. */
@IgnoreReadOnly(...READ_ONLY, 'consent_text')
export class DelegateChange extends FieldsToChange(DelegateNamedLater) {}

/** Which price the place is made with. */
export const PRICE = {
  max: 36,
  description:
    'One of `prices` of the event, by its id, or `code`: the one that `price_code` opens, which one who comes alone has in any case; left out: the usual one',
};
export const PRICE_CODE = { max: 60, description: 'A code that opens a price', example: 'SPEAKER27' };

/** A new delegate: consent is given once, and nobody changes it afterwards. */
@IgnoreReadOnly(...READ_ONLY)
export class NewDelegate extends DelegateFields {
  @TrueIfGiven('You must agree to the terms', 'The box beside the consent; true, or left out')
  agree_terms?: true;

  @OptionalText({ max: 500, description: CONSENT })
  consent_text?: string | null;

  @OptionalText({ max: 60, description: 'Slug of the event; left out: the next open one' })
  event?: string | null;

  @OptionalText(PRICE) price?: string | null;
  @OptionalText(PRICE_CODE) price_code?: string | null;
}

/** What is said of the person; a field that is forgotten here is an error of types. */
export const personOf = (fields: PersonFields) =>
  ({
    first_name: fields.first_name,
    last_name: fields.last_name,
    email: fields.email,
    phone_number: fields.phone_number,
    answers: fields.answers ?? {},
    ...valuesOf(OPTIONAL, fields),
  }) satisfies Record<keyof PersonFields, unknown>;

export class MarkSpam {
  @RequiredBoolean('true: a robot sent it; false: a person did')
  spam: boolean;
}
