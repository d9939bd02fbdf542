import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsUrl } from 'class-validator';
import { ApiError } from '../../platform/http/errors/api-error.js';
import {
  field,
  IfGiven,
  IsGiven,
  IsOneOf,
  MaxCharacters,
  Moment,
  OptionalText,
  OptionalUuid,
  RequiredText,
} from '../../platform/http/fields/fields.js';
import { isCalendarDay } from '../../platform/http/fields/moment.js';
import { IgnoreReadOnly } from '../../platform/http/fields/validation.js';
import {
  ShownDate,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
  ShownUuidOrNull,
} from '../../platform/http/openapi/answers.js';
import { InquiryFields } from '../inquiries.dto.js';
import { UTM } from '../inquiry-fields.js';
import { WAYS_TO_VIEW, type WayToView } from './viewing.entity.js';

/** What a visitor sends to take an hour: of themselves what an inquiry has. */
export class NewViewing extends PickType(InquiryFields, [
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'agree_newsletter',
  'agree_terms',
  'consent_text',
  'news_text',
  'agent_code',
  'landing_page',
  'referrer',
  ...UTM,
]) {
  @RequiredText({ max: 100, description: 'The slug of the project', example: 'alpha-tower' }) project: string;

  @Moment('A free hour, as GET /viewings/free names it', { required: true }) starts_at: string;

  @IsGiven()
  @IsOneOf(WAYS_TO_VIEW)
  @ApiProperty({ enum: WAYS_TO_VIEW, description: 'On site, or by video' })
  how: WayToView;

  @OptionalText({
    max: 60,
    description: 'Of the visitor: mails say the hour in it',
    example: 'America/Los_Angeles',
  })
  time_zone?: string | null;

  @OptionalText({ max: 5000, description: 'What the visitor asks besides' }) message?: string | null;
}

export class FreeHourView {
  @ShownDate() starts_at: string;
  @ApiProperty({ type: 'integer', description: 'Minutes' }) minutes: number;
  @ApiProperty({ enum: WAYS_TO_VIEW, isArray: true, description: 'How it is offered' }) how: WayToView[];
}

export class FreeHoursView {
  @ShownText({ description: 'The slug of the project' }) project: string;
  @ApiProperty({ type: [FreeHourView], description: 'Of the next seven days that have one' })
  hours: FreeHourView[];
  @ShownTextOrNull({ format: 'date', description: '`from` of those that follow; null: there are none' })
  later: string | null;
}

/** What whoever booked is told. */
export class BookedViewing {
  @ApiProperty({
    enum: ['booked', 'received'],
    description: 'received: it looked as if a robot had sent it, so no hour was taken, and staff look at it',
  })
  state: 'booked' | 'received';
  @ShownText({ description: 'The slug of the project' }) project: string;
  @ShownDate() starts_at: string;
  @ApiProperty({ enum: WAYS_TO_VIEW }) how: WayToView;
  @ShownTextOrNull({
    description: 'The page where it is moved or called off: whoever has it may. null: received',
  })
  link: string | null;
}

/** By the link of one’s own viewing. */
export class MovedViewing {
  @Moment('A free hour, as GET /viewings/free names it', { required: true }) starts_at: string;
}

export class OwnViewing {
  @ApiProperty({ enum: ['booked', 'called-off'] }) state: 'booked' | 'called-off';
  @ShownText({ description: 'The slug of the project' }) project: string;
  @ShownDate() starts_at: string;
  @ApiProperty({ type: 'integer' }) minutes: number;
  @ApiProperty({ enum: WAYS_TO_VIEW }) how: WayToView;
  @ShownTextOrNull({ description: 'Where they meet by video; null: it is not said yet' }) video_link:
    | string
    | null;
  @ShownText({ description: 'The page where it is moved or called off' }) link: string;
}

/** A booked viewing, for staff. */
export class ViewingRecord {
  @ShownUuid() id: string;
  @ShownUuid({ description: 'The inquiry; who shows it without answering the inquiry may not open it' })
  inquiry_id: string;
  @ShownText() first_name: string;
  @ShownText() last_name: string;
  @ShownTextOrNull() phone_number: string | null;
  @ShownTextOrNull() email: string | null;
  @ShownUuidOrNull({ description: 'Who shows it; null: whoever did has left' }) staff_id: string | null;
  @ShownTextOrNull() staff_name: string | null;
  @ShownText({ description: 'The slug of the project' }) project: string;
  @ShownDate() starts_at: string;
  @ApiProperty({ type: 'integer' }) minutes: number;
  @ApiProperty({ enum: WAYS_TO_VIEW }) how: WayToView;
  @ShownTextOrNull({ description: 'Where they meet by video' }) video_link: string | null;
  @ShownText({ description: 'Of the visitor' }) time_zone: string;
  @ShownDate() created_at: string;
}

/** What staff say of a booked viewing; day and hour are the inquiry’s next step. What is left out stays. */
@IgnoreReadOnly(
  ...([
    'id',
    'inquiry_id',
    'first_name',
    'last_name',
    'phone_number',
    'email',
    'staff_name',
    'project',
    'starts_at',
    'minutes',
    'how',
    'time_zone',
    'created_at',
  ] satisfies (keyof ViewingRecord)[]),
)
export class ViewingChange {
  @field(
    {
      type: String,
      required: false,
      nullable: true,
      maxLength: 500,
      description: 'An https address; null: none yet',
      example: 'https://meet.example.com/abc',
    },
    IfGiven(),
    MaxCharacters(500),
    IsUrl(
      { protocols: ['https'], require_protocol: true },
      { message: 'Must be a whole address that begins with https://' },
    ),
  )
  video_link?: string | null;

  @OptionalUuid('Who shows it: a colleague who answers inquiries') staff_id?: string | null;
}

/** `from` of an address: the first day that is asked for. @throws ApiError 400 */
export function readFrom(from: unknown): { from?: string } {
  if (from === undefined || from === '') return {};
  if (typeof from === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(from) && isCalendarDay(from)) return { from };
  throw ApiError.invalid([
    { field: 'from', message: 'Must be a calendar day, YYYY-MM-DD', code: 'invalid_date' },
  ]);
}
