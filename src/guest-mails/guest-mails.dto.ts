import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { Count, MailBatchView } from '../mail-batches/mail-batches.dto.js';
import { Moment, OptionalChoice, RequiredText } from '../platform/http/fields/fields.js';
import { ShownText, ShownUuid } from '../platform/http/openapi/answers.js';
import { ABOUT, RECIPIENTS, WHO, type About, type Audience } from './guest-mail.entity.js';

/** What is written, and to whom. */
export class GuestMailFields {
  @RequiredText({ max: 150, description: 'Subject', example: 'What to bring' }) subject: string;

  @RequiredText({
    max: 5_000,
    description:
      'The text; an empty line begins a paragraph. The greeting and the link to the ticket are added',
    example: 'The doors open at 7:30 am. Bring a warm jacket.',
  })
  words: string;

  @OptionalChoice(RECIPIENTS, {
    default: 'each',
    description:
      'each: all who come, at their own address; contacts: who registered. One mail to each address',
  })
  recipients?: Audience['recipients'] | null;

  @OptionalChoice(WHO, {
    default: 'all',
    description:
      'unnamed: of registrations with names missing; came: let in at the door; absent: not let in. Cancelled places, spam, ' +
      'and addresses that stopped such mails or do not work are always left out',
  })
  who?: Audience['who'] | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    selfRequired: false,
    nullable: true,
    description:
      'As the filter of `GET /delegates`: payment_mode, church_name, ministry, address, created_at (also `_gte`, `_lt` …)',
    example: { church_name: 'Grace' },
  })
  @IsOptional()
  @IsObject({ message: 'Must be an object, such as {"church_name":"Grace"}' })
  filter?: object | null;
}

export class NewGuestMail extends GuestMailFields {
  @Moment(
    'When it begins, at most 60 days ahead; left out, or sooner: in two minutes, until which it may be undone',
  )
  begin_at?: string | null;
}

/** How many it is for, and whom it leaves out. */
export class GuestCounts {
  @Count('Mails: one to each address') mails: number;
  @Count('People whom they are for') people: number;
  @Count('Left out: their place was cancelled') cancelled: number;
  @Count('Left out: looks like spam') spam: number;
  @Count('Left out: a large group whose e-mail was not confirmed yet') unconfirmed: number;
  @Count('Left out: they stopped such mails') stopped: number;
  @Count('Left out: mail to the address does not arrive') failing: number;
}

export class GuestMailPreview {
  @ApiProperty() counts: GuestCounts;
  @ShownText() subject: string;
  @ShownText() html: string;
  @ShownText() text: string;
  @ShownText({ description: 'The same for Messenger or SMS, to be copied' }) message: string;
}

/** What was written to guests, and what came of it. */
export class GuestMailView extends MailBatchView {
  @ShownUuid() event_id: string;
  @ShownText() words: string;
  @ShownText({ enum: [...RECIPIENTS] }) recipients: Audience['recipients'];
  @ShownText({ enum: [...WHO] }) who: Audience['who'];
  @ApiProperty({ type: 'object', additionalProperties: true }) filter: object;
  @ShownText({ enum: [...ABOUT], description: 'cancelled, moved: undoing it takes that back too' })
  about: About;
}
