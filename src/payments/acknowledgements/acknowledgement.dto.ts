import { ApiProperty } from '@nestjs/swagger';
import { ShownDate, ShownText, ShownTextOrNull, ShownUuid } from '../../platform/http/openapi/answers.js';

const Centavos = (description: string): PropertyDecorator => ApiProperty({ type: 'integer', description });

/** Whom a payer asks: the event's organizer where one is named, else the company. */
export class Answerer {
  @ShownText({ example: 'Common Ground, events desk' }) name: string;
  @ShownText() telephone: string;
  @ShownText({ format: 'email' }) email: string;
}

/** The acknowledgement of a payment: the payment as it was entered, and how it stands now. */
export class Acknowledgement {
  @ShownUuid({ description: 'Of the movement' }) id: string;
  @ApiProperty({ type: 'integer', description: 'Its running number', example: 123 }) payment_number: number;
  @ShownText({
    format: 'date',
    description: 'As staff say, else as its receipt does, else the day on which it was entered',
  })
  received_on: string;
  @ShownDate({ description: 'When it was entered' }) created_at: string;
  @ShownTextOrNull({ description: 'Who entered it; null: it has no name' }) entered_by_name: string | null;
  @Centavos('What was received') amount_centavos: number;
  @ShownText({ example: 'PHP' }) currency: string;
  @ShownText({ example: 'One thousand five hundred pesos only' }) amount_in_words: string;
  @ShownText({ description: 'As `GET /payment-modes` says it in words', example: 'gcash' }) channel: string;
  @ShownTextOrNull({ description: 'Reference number of the payment' }) reference: string | null;
  @ShownTextOrNull({ description: 'Number of the receipt that staff gave for it' })
  receipt_number: string | null;
  @ShownUuid() registration_id: string;
  @ShownText({ description: 'Of the registration, as in its mails', example: '7K3M9XQ2' }) code: string;
  @ShownText({ description: 'What it is for' }) event_name: string;
  @ShownTextOrNull({ description: 'Who pays; null: removed or erased' }) payer_name: string | null;
  @ApiProperty({
    type: [String],
    description: 'For whom; names that are to follow are counted in one line',
    example: ['Maria Santos', '2 names to follow'],
  })
  people: string[];
  @Centavos('Of this payment: what a correction took back since') taken_back_centavos: number;
  @Centavos('Of the registration: what was paid back since') paid_back_centavos: number;
  @Centavos('Of the registration: still to be paid') owed_centavos: number;
  @Centavos('Of the registration: too much, or for places that were given back') to_return_centavos: number;
  @ShownText({ description: 'What the owner says of such an acknowledgement' }) note: string;
  @ShownText({ description: 'The company, which acknowledges it' }) company_name: string;
  @ShownText({ description: 'Its office, in one line' }) company_office: string;
  @ShownTextOrNull({ description: 'The address of its logo below that of the site; null: it has none' })
  company_logo: string | null;
  @ApiProperty({ type: Answerer }) questions_to: Answerer;
}
