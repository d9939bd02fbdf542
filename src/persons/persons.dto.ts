import { ApiProperty } from '@nestjs/swagger';
import { ShownDate, ShownTextOrNull, ShownUuid } from '../platform/http/openapi/answers.js';

const KINDS = [
  'inquiry',
  'status',
  'home',
  'viewing',
  'note',
  'answer',
  'call',
  'registration',
  'group',
  'cancellation',
  'mail',
] as const;

/** Something that happened between the person and us. */
export class PersonMoment {
  @ApiProperty({ enum: KINDS }) kind: (typeof KINDS)[number];
  @ShownDate() at: Date;
  @ShownUuid({
    description: 'Of the inquiry, the delegate (the first of a group) or the mail that it belongs to',
  })
  record_id: string;
  @ShownTextOrNull({ description: 'The project, the event (for how many) or the subject' }) about:
    | string
    | null;
  @ShownTextOrNull({
    description:
      'The message or note; how they were answered; what came of a call; the status; the state of a registration, a mail, a home (`free`: given back) or a viewing',
  })
  text: string | null;
  @ShownTextOrNull({ description: 'Of an inquiry: its status now' }) status: string | null;
  @ShownTextOrNull({
    description:
      'The day of a planned viewing, or the last day of a reservation; the moment of a booked viewing',
  })
  on: string | null;
  @ShownTextOrNull({ description: 'The colleague who wrote or answered, or who answers the inquiry' })
  by: string | null;
}

/** All that is kept of whoever has this address or number, as far as the reader may see it. */
export class PersonView {
  @ApiProperty({ type: [String], description: 'As they wrote themselves, the newest first' }) names: string[];
  @ApiProperty({ type: [String] }) emails: string[];
  @ApiProperty({ type: [String], description: 'Digits with the country code' }) phone_numbers: string[];
  @ApiProperty({ type: [PersonMoment], description: 'Newest first, at most 500' }) timeline: PersonMoment[];
}
