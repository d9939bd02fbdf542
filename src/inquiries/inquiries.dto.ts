import {
  EmailAddress,
  MustBeTrue,
  OptionalBoolean,
  OptionalText,
  PhoneNumber,
  RequiredText,
} from '../platform/http/fields.js';
import { IgnoreReadOnly, SET_BY_SERVER } from '../platform/http/body-plan.js';
import { OmitType } from '@nestjs/swagger';
import {
  ShownBoolean,
  ShownDate,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';
import { defineActivity } from '../activity/activity-types.js';
import type { Inquiry } from './inquiry.entity.js';

/** What happens to inquiries. */
export const inquiryActivity = defineActivity('inquiries', 'inquiries:read', {
  'inquiry.created': 'A visitor sent an inquiry',
  'inquiry.changed': 'Something about an inquiry was changed',
  'inquiry.deleted': 'An inquiry was removed',
  'inquiry.restored': 'A removed inquiry was put back',
});

const CONSENT = 'What the sender agreed to, in the words that were shown; created_at says when';

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

  @OptionalText({ max: 500, description: CONSENT })
  consent_text?: string | null;
}

/** An inquiry as PostgreSQL gives it. */
export type InquiryRow = Omit<Inquiry, 'search_text'>;

export class InquiryRecord {
  @ShownUuid() id: string;
  @ShownText() first_name: string;
  @ShownText() last_name: string;
  @ShownText({ description: 'Digits' }) phone_number: string;
  @ShownTextOrNull() country: string | null;
  @ShownTextOrNull() project_interest: string | null;
  @ShownText({ format: 'email' }) email: string;
  @ShownTextOrNull() place: string | null;
  @ShownText() message: string;
  @ShownBoolean() agree_newsletter: boolean;
  @ShownBoolean() agree_terms: boolean;
  @ShownTextOrNull({ description: CONSENT }) consent_text: string | null;
  @ShownTextOrNull() where_did_find_about_us: string | null;
  @ShownBoolean({ description: 'true: looks as if a robot had sent it' }) spam: boolean;
  @ShownBoolean({ description: 'true: mail to the address does not arrive' }) mail_fails: boolean;
  @ShownDate() created_at: string;
  @ShownDate() updated_at: string;
}

/** What the sender sees: all they gave, and not whether we believe them. */
export class ReceivedInquiry extends OmitType(InquiryRecord, ['spam', 'mail_fails']) {}

export const toInquiryRecord = (row: InquiryRow): InquiryRecord => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  phone_number: row.phone_number,
  country: row.country,
  project_interest: row.project_interest,
  email: row.email,
  place: row.place,
  message: row.message,
  agree_newsletter: row.agree_newsletter,
  agree_terms: row.agree_terms,
  consent_text: row.consent_text,
  where_did_find_about_us: row.where_did_find_about_us,
  spam: row.spam,
  mail_fails: row.mail_fails,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export function toReceived(row: InquiryRow): ReceivedInquiry {
  const { spam: _unsaid, mail_fails: _unknown, ...said } = toInquiryRecord(row);
  return said;
}
