import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy, ValidateIf } from 'class-validator';
import { defineActivity, registerRecordNames } from '../activity/activity-types.js';
import {
  Moment,
  OptionalBoolean,
  OptionalChoice,
  OptionalText,
  OptionalWholeNumber,
  RequiredText,
  RequiredWholeNumber,
} from '../platform/http/fields/fields.js';
import { IgnoreReadOnly } from '../platform/http/fields/validation.js';
import { ShownText } from '../platform/http/openapi/answers.js';
import { EventModeFields, OptionalModes } from './event-modes.js';
import { EVENT_STATES, type Event, type EventState } from './event.entity.js';
import { OptionalQuestions, QuestionFields } from './questions/questions.dto.js';

export const eventActivity = defineActivity('events', 'events:read', {
  'event.created': 'An event was added',
  'event.changed': "An event's fields were changed",
  'event.payee_changed': 'An admin changed where payments for an event go',
  'event.cancelled': 'An event was cancelled, with all of its places',
  'event.moved': 'An event got another day or place',
  'event.change_undone': 'A cancellation or a move was undone before its mails began',
  'event.deleted': 'An event was removed',
});
registerRecordNames('events', 'SELECT id, name FROM event WHERE id = ANY($1)');

/** The fields that say where payments go and how they are made; only admins change them. */
export const PAYEE = [
  'gcash_name',
  'gcash_number',
  'gcash_qr',
  'pay_by_gcash',
  'pay_by_bank_transfer',
  'pay_by_cash',
  'payment_modes',
] as const satisfies (keyof Event)[];

const MAX_DETAILS = 100_000;
const isDetails = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    JSON.stringify(value).length <= MAX_DETAILS);

const READ_ONLY = [
  'id',
  'dates',
  'times',
  'places_left',
  'registration',
  'moved_from',
  'created_at',
  'updated_at',
  'prices',
  'takes_codes',
];

/** What staff say of an event. */
@IgnoreReadOnly(...READ_ONLY)
export class EventFields {
  @RequiredText({
    max: 60,
    description: 'In addresses: small letters, digits, dashes',
    example: 'common-ground-2027',
  })
  slug: string;
  @RequiredText({ max: 150, description: 'Name', example: 'Common Ground 2027' }) name: string;
  @OptionalText({ max: 100, description: 'What kind of event', example: 'Church Leaders’ Conference' })
  kind?: string | null;
  @OptionalText({ max: 2000, description: 'What it is about, in a few sentences' }) summary?: string | null;
  @Moment('When it begins', { required: true }) starts_at: string;
  @Moment('When it ends', { required: true }) ends_at: string;
  @RequiredText({ max: 150, description: 'Name of the venue' }) venue_name: string;
  @OptionalText({ max: 200, description: 'Street or quarter of the venue' }) venue_street?: string | null;
  @OptionalText({ max: 100, description: 'City of the venue' }) venue_city?: string | null;
  @OptionalText({ max: 100, description: 'Country of the venue' }) venue_country?: string | null;
  @RequiredWholeNumber(0, 100_000_000, { description: 'What one delegate pays, in centavos' })
  fee_centavos: number;
  @OptionalText({ max: 500, description: 'What the fee includes' }) includes?: string | null;
  @OptionalText({ max: 100, description: 'Name of the GCash account' }) gcash_name?: string | null;
  @OptionalText({ max: 30, description: 'Number of the GCash account' }) gcash_number?: string | null;
  @OptionalText({ max: 600, description: 'The text that the code of "My QR" holds' }) gcash_qr?:
    | string
    | null;
  @OptionalBoolean({
    default: true,
    description: 'Whether each registration shows that code with its own amount and short code in it',
  })
  gcash_exact?: boolean | null;
  @OptionalText({ max: 1000, description: 'How to pay by GCash' }) pay_by_gcash?: string | null;
  @OptionalText({ max: 1000, description: 'How to pay by bank transfer' }) pay_by_bank_transfer?:
    | string
    | null;
  @OptionalText({ max: 1000, description: 'How to pay in cash' }) pay_by_cash?: string | null;
  @OptionalModes()
  payment_modes?: EventModeFields[] | null;
  @OptionalQuestions() questions?: QuestionFields[] | null;
  @Moment('Until when a registration is to be paid') payment_due_at?: string | null;
  @OptionalWholeNumber(1, 1_000_000, 'Most delegates; null: no limit') capacity?: number | null;
  @OptionalWholeNumber(
    1,
    8_760,
    'Hours for which an unpaid place is held, where there is a capacity; left out: 72; null: until the payment date',
  )
  hold_hours?: number | null;
  @OptionalWholeNumber(
    1,
    1_000_000,
    'Most unpaid places that one network may hold, where there is a capacity; null: a tenth of the capacity, at least 5',
  )
  network_places?: number | null;
  @Moment(
    'Until when places that are paid on the day are held, where there is a capacity; null: until the event begins',
  )
  cash_held_until?: string | null;
  @Moment('From when on people may register; null: at once') registration_opens_at?: string | null;
  @Moment('Until when people may register; null: until the event ends') registration_closes_at?:
    | string
    | null;
  @Moment('Until when contacts may change or cancel what they registered; null: until it begins')
  changes_close_at?: string | null;
  @OptionalChoice(EVENT_STATES, { default: 'draft', description: 'Only what is published is shown' })
  state?: EventState | null;
  @ValidateBy(
    { name: 'details', validator: { validate: isDetails } },
    { message: 'A JSON object of at most 100,000 characters' },
  )
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    selfRequired: false,
    description: 'What only the site shows: programme, speakers, organizer, picture',
  })
  details?: Record<string, unknown>;
}

/** A change: what is left out keeps its value; null clears it. */
@IgnoreReadOnly(...READ_ONLY)
export class EventChanges extends EventFields {}

export class EventFormView {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'JSON Schema, with titles and widgets in the owner’s words',
  })
  schema: object;
}

const REQUIRED_FIELDS = ['slug', 'name', 'starts_at', 'ends_at', 'venue_name', 'fee_centavos'] as const;
for (const field of REQUIRED_FIELDS) {
  ValidateIf((_, value) => value !== undefined)(EventChanges.prototype, field);
  ApiProperty({ required: false })(EventChanges.prototype, field);
}
ApiProperty({ required: false, type: 'integer' })(EventChanges.prototype, 'fee_centavos');

export class PaymentCode {
  @RequiredText({ max: 600, description: 'The text of a QR Ph code' }) gcash_qr: string;
}

/** Whom a QR Ph code pays. */
export class PaymentCodeView {
  @ShownText() name: string;
  @ShownText() city: string;
  @ShownText({ description: 'Bank or wallet', example: 'GCash' }) bank: string;
  @ShownText({ description: 'The last four characters of the account', example: '2027' }) account_end: string;
}
