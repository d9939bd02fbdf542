import {
  EmailAddress,
  OptionalChoice,
  OptionalText,
  OptionalWholeNumber,
  PhoneNumber,
  RequiredText,
} from '../http/fields.js';
import { IgnoreReadOnly, SET_BY_SERVER } from '../http/field-metadata.js';
import { PAYMENT_MODES, type PaymentMode } from './delegate-list.js';

/** What a visitor or staff may say of a delegate. A field left out of a change keeps its value; null clears it. */
@IgnoreReadOnly(...SET_BY_SERVER)
export class DelegateFields {
  @RequiredText({ max: 100, description: 'Given name', example: 'Maria' })
  first_name: string;

  @RequiredText({ max: 100, description: 'Family name', example: 'Santos' })
  last_name: string;

  @OptionalWholeNumber(1, 120, 'Age in years; digits in a string are accepted too')
  age?: number | null;

  @OptionalText({ max: 200, description: 'Church', example: 'Grace Community Church' })
  church_name?: string | null;

  @OptionalText({ max: 200, description: 'Ministry within the church', example: 'Music' })
  ministry?: string | null;

  @EmailAddress()
  email: string;

  @PhoneNumber()
  phone_number: string;

  @OptionalText({ max: 500, description: 'Postal address', example: '12 Mabini Street, Cebu City' })
  address?: string | null;

  @OptionalChoice(PAYMENT_MODES, { default: 'gcash', description: 'How the delegate pays' })
  payment_mode?: PaymentMode | null;
}
