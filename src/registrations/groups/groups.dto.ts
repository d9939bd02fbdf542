import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { ApiError, type FieldError } from '../../platform/http/errors/api-error.js';
import { IsList, OptionalText, REQUIRED, TrueIfGiven } from '../../platform/http/fields/fields.js';
import { readObject } from '../../platform/http/fields/validation.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownUuid,
} from '../../platform/http/openapi/answers.js';
import { missingOf } from '../../platform/listing/declared-fields.js';
import { OPTIONAL } from '../delegate-fields.js';
import { DelegateChange, DelegateFields, RegisteredDelegate } from '../delegates.dto.js';
import { ContactFields, TO_CONFIRM } from '../registrations.dto.js';
import { isNamed } from './names.js';

export const MAX_DELEGATES = 50;

const LATER = ['first_name', 'last_name', 'email', 'phone_number'] as const;
/** One of a group: the names may follow, and who has no address or number of their own is reached through the contact. */
export class GroupDelegateFields extends IntersectionType(
  OmitType(DelegateFields, LATER),
  PartialType(PickType(DelegateFields, LATER)),
) {}

const GROUP = `A list of 1 to ${MAX_DELEGATES} delegates`;

export class NewRegistration {
  @IsObject({ message: REQUIRED })
  @ApiProperty({ type: ContactFields })
  contact: ContactFields;

  @IsList(1, MAX_DELEGATES, GROUP)
  @IsObject({ each: true, message: GROUP })
  @ApiProperty({
    type: [GroupDelegateFields],
    minItems: 1,
    maxItems: MAX_DELEGATES,
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

  @TrueIfGiven('You must agree to the terms', 'The box beside the consent; true, or left out')
  agree_terms?: true;

  @OptionalText({ max: 500, description: 'What the contact agreed to, in the words that were shown' })
  consent_text?: string | null;
}

export interface Group extends Omit<NewRegistration, 'contact' | 'delegates'> {
  contact: ContactFields;
  delegates: DelegateFields[];
}

const NO_NAMES = { first_name: '', last_name: '' };

/** Checks the contact and each row. @throws ApiError 400 that names every wrong field, as `delegates.3.email` */
export function readGroup({ contact, delegates, ...rest }: NewRegistration): Group {
  const errors: FieldError[] = [];
  const checked = <T extends object>(dto: new () => T, name: string, value: object): T => {
    try {
      return readObject(dto, value);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.errors) throw error;
      errors.push(...error.errors.map((each) => ({ ...each, field: `${name}.${each.field}` })));
      return value as T;
    }
  };
  const payer = checked(ContactFields, 'contact', contact);
  const { email, phone_number } = payer;
  const people = delegates.map((row, n) => {
    // A wrong contact is one error, not one for each row.
    const reached =
      errors.length > 0 ? { email: 'unknown@example.com', phone_number: '0' } : { email, phone_number };
    const person = { ...reached, ...given(row) };
    const read = { ...NO_NAMES, ...checked(DelegateChange, `delegates.${n}`, person) };
    // Of whom not even the name is known, nothing is.
    if (isNamed(read))
      errors.push(
        ...missingOf(OPTIONAL, read).map((each) => ({ ...each, field: `delegates.${n}.${each.field}` })),
      );
    return read;
  });
  if (errors.length > 0) throw ApiError.invalid(errors);
  return { ...rest, contact: payer, delegates: people };
}

/** A cell that is blank is not given. */
const given = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) => value !== null && (typeof value !== 'string' || value.trim() !== ''),
    ),
  );

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
