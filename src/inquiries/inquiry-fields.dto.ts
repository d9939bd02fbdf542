import {
  EmailAddress,
  MustBeTrue,
  OptionalBoolean,
  OptionalText,
  PhoneNumber,
  RequiredText,
} from '../http/fields.js';
import { IgnoreReadOnly, SET_BY_SERVER } from '../http/field-metadata.js';

/** What the three inquiry forms send. */
@IgnoreReadOnly(...SET_BY_SERVER)
export class InquiryFields {
  @RequiredText({ max: 100, description: 'Given name', example: 'Maria' })
  first_name: string;

  @RequiredText({ max: 100, description: 'Family name', example: 'Santos' })
  last_name: string;

  @PhoneNumber()
  phone_number: string;

  @EmailAddress()
  email: string;

  @OptionalText({ max: 100, description: 'Country', example: 'Philippines' })
  country?: string | null;

  @OptionalText({ max: 100, description: 'City of the country', example: 'Cebu City' })
  place?: string | null;

  @OptionalText({
    max: 200,
    description: 'The project, or what the visitor wrote for Others',
    example: 'Alpha Tower',
  })
  project_interest?: string | null;

  @OptionalText({ max: 100, description: 'Where the visitor heard of us', example: 'Friends/Relatives' })
  where_did_find_about_us?: string | null;

  @RequiredText({
    max: 5000,
    description: 'What the visitor asks',
    example: 'Please send me a quote for a studio.',
  })
  message: string;

  @OptionalBoolean({ default: false, description: 'Wants the newsletter' })
  agree_newsletter?: boolean | null;

  @MustBeTrue('You must agree to the terms', 'Agrees to the terms; must be true')
  agree_terms: true;
}
