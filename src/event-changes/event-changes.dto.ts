import { ApiProperty } from '@nestjs/swagger';
import { EventView } from '../events/event-view.dto.js';
import { GuestMailView } from '../guest-mails/guest-mails.dto.js';
import { Moment, OptionalText, RequiredText } from '../platform/http/fields/fields.js';
import { ShownText } from '../platform/http/openapi/answers.js';

const Count = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

/** What is said to those whom it concerns. */
export class ChangeWords {
  @OptionalText({
    max: 5_000,
    description:
      'Your own words; what is cancelled or new, and what becomes of a payment, is said without them',
    example: 'A typhoon is expected that weekend, and the hall stays closed.',
  })
  words?: string | null;
}

/** When and where it takes place instead. What is left out of the place is cleared. */
export class NewDates extends ChangeWords {
  @Moment('When it begins', { required: true }) starts_at: string;
  @Moment('When it ends', { required: true }) ends_at: string;
  @RequiredText({ max: 150, description: 'Name of the venue' }) venue_name: string;
  @OptionalText({ max: 200, description: 'Street or quarter of the venue' }) venue_street?: string | null;
  @OptionalText({ max: 100, description: 'City of the venue' }) venue_city?: string | null;
  @OptionalText({ max: 100, description: 'Country of the venue' }) venue_country?: string | null;
}

/** What would go back by one way. */
export class ReturnByWay {
  @ShownText({ description: 'By which the newest payment came', example: 'gcash' }) channel: string;
  @Count('Registrations') payers: number;
  @Count('To all of them, in centavos') to_return_centavos: number;
}

/** Whom a change concerns, before anything is done. */
export class ChangePreview {
  @Count('Mails: one to each address') mails: number;
  @Count('People who are registered, each of whom or whose contact hears of it') people: number;
  @Count('Entries on the waiting list') waiting: number;
  @Count('Addresses to which mail does not arrive: call them') failing: number;
  @Count('Proofs of payment that wait: what came with them is returned once they are accepted')
  proofs_waiting: number;
  @Count('Other mails to guests that are planned or on their way: they wait, and end if it is cancelled')
  other_mails: number;
  @ApiProperty({ type: [ReturnByWay], description: 'What is to be returned then; nothing when it is moved' })
  to_return: ReturnByWay[];
  @Count('Of all ways together') to_return_centavos: number;
  @ShownText() subject: string;
  @ShownText() html: string;
  @ShownText() text: string;
}

/** The event as it is now, and the mail that says so. */
export class ChangedEvent {
  @ApiProperty() event: EventView;
  @ApiProperty({
    type: GuestMailView,
    description: 'Until it begins, `POST /guest-mails/{id}/undo` takes both back',
  })
  mail: GuestMailView;
}
