import { IntersectionType, PickType } from '@nestjs/swagger';
import { defineActivity, registerRecordNames } from '../activity/activity-types.js';
import { FieldsToChange } from '../platform/http/fields/changes.js';
import { MustBeTrue, OptionalBoolean, RequiredText } from '../platform/http/fields/fields.js';
import {
  EmailAddress,
  OptionalEmail,
  OptionalPersonName,
  OptionalPhone,
  PersonName,
  PhoneNumber,
} from '../platform/http/fields/person-fields.js';
import { IgnoreReadOnly } from '../platform/http/fields/validation.js';
import { namesOf, takeFields } from '../platform/listing/declared-fields.js';
import { OPTIONAL, WORK_COLUMNS, type OptionalValues } from './inquiry-fields.js';
import { InquiryWorkFields } from './work/work.dto.js';

/** What happens to inquiries. */
export const inquiryActivity = defineActivity('inquiries', 'inquiries:read', {
  'inquiry.created': 'A visitor sent an inquiry, or it was entered',
  'inquiry.changed':
    'The work on an inquiry went on: its status, who answers, an answer or a call, the next step, a home',
  'inquiry.news_withdrawn': 'The person, or staff whom they told, took back that they want news',
  'inquiry.news_wanted': 'The person chose on their own page to get news again',
  'inquiry.corrected': 'Staff corrected who sent an inquiry, what it is about, or a note beside it',
  'inquiry.noted': 'Somebody wrote a note beside an inquiry',
  'inquiry.viewing_booked': 'A visitor took a free hour for a viewing',
  'inquiry.viewing_moved': 'A booked viewing was moved, or who shows it or where was changed',
  'inquiry.viewing_called_off': 'A booked viewing was called off',
  'inquiry.deleted': 'An inquiry was removed',
  'inquiry.restored': 'A removed inquiry was put back',
});
registerRecordNames(
  'inquiries',
  "SELECT id, trim(first_name || ' ' || last_name) AS name FROM inquiry WHERE id = ANY($1)",
);

/** How an inquiry came. `website` is what the site's forms send, and nobody else says. */
export const CHANNELS = [
  'website',
  'telephone',
  'walk-in',
  'messenger',
  'referral',
  'agent',
  'other',
] as const;
export type Channel = (typeof CHANNELS)[number];
export const BY_HAND = CHANNELS.filter((channel) => channel !== 'website');

/** What the server sets: whoever sends a record back as it was read, an inquiry or a delegate, is not refused. */
export const SET_BY_SERVER = [
  'id',
  'uuid',
  'user_uuid',
  'payment_status',
  'proof_of_payment',
  'qr_code',
  'cancelled_at',
  'spam',
  'mail_fails',
  'phone_fails',
  'created_at',
  'updated_at',
];

/** The work on it: what `PUT` of the record, and of its work, set. */
export const WORK_FIELDS = [
  'status',
  'lost_reason',
  'assignee_id',
  'next_step',
  'next_step_on',
  'next_step_time',
  'next_step_kind',
  'next_step_project',
  'next_step_place',
] as const satisfies (keyof InquiryWorkFields)[];

/** What follows from the work, has calls of its own or is given by staff and programs alone: ignored where a record is sent back. */
const OF_OTHER_CALLS = [...WORK_COLUMNS, 'assignee_name', 'home_since', 'home_until'].filter(
  (name) => !(WORK_FIELDS as readonly string[]).includes(name),
);

/** What the three inquiry forms send. */
@IgnoreReadOnly(...SET_BY_SERVER, ...WORK_FIELDS, ...OF_OTHER_CALLS)
export class InquiryFields {
  @PersonName({ max: 100, description: 'Given name', example: 'Maria' })
  first_name: string;

  @PersonName({ max: 100, description: 'Family name', example: 'Santos' })
  last_name: string;

  @PhoneNumber()
  phone_number: string;

  @EmailAddress()
  email: string;

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
export interface InquiryFields extends Partial<OptionalValues> {}
takeFields(InquiryFields, OPTIONAL);

const OPTIONAL_NAMES = namesOf(OPTIONAL);
const CORRECTABLE_OPTIONAL = OPTIONAL_NAMES.filter((name) => OPTIONAL[name].isCorrectable === true);

/** What the office may correct: who asks, how they are reached, and about what. The message stays as it was sent. */
export const CORRECTABLE = [
  ...(['first_name', 'last_name', 'phone_number', 'email'] as const),
  ...CORRECTABLE_OPTIONAL,
];

const AS_SENT = [
  'message',
  'agree_newsletter',
  'agree_terms',
  ...OPTIONAL_NAMES.filter((name) => !CORRECTABLE_OPTIONAL.includes(name)),
];

class InquiryCorrections extends PickType(InquiryFields, ['first_name', ...CORRECTABLE_OPTIONAL]) {
  @OptionalPersonName({ max: 100, description: 'Family name; empty: not known', example: 'Santos' })
  last_name?: string;

  @OptionalPhone('Enter a phone number or an e-mail address') phone_number?: string | null;

  @OptionalEmail('Enter a phone number or an e-mail address') email?: string | null;
}

/**
 * What is left out stays, and what is as it was is no change: so a record as it was read is accepted. What can't be changed
 * by this call is left alone.
 */
@IgnoreReadOnly(...SET_BY_SERVER, ...OF_OTHER_CALLS, ...AS_SENT)
export class InquiryChange extends IntersectionType(FieldsToChange(InquiryCorrections), InquiryWorkFields) {}
