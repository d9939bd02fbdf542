import { ApiProperty } from '@nestjs/swagger';
import { ShownDate } from '../../platform/http/openapi/answers.js';
import { TicketEvent } from '../../registrations/registrations.dto.js';

/** What is left of a ticket whose place somebody else has now: nothing of that person. */
export class FormerTicketView {
  @ApiProperty() event: TicketEvent;
  @ShownDate({ description: 'When the place was passed on' }) passed_on_at: string;
}
