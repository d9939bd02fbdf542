import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { FindTicketsController } from './find-tickets.controller.js';
import { FindTickets } from './find-tickets.js';
import { PlainTicketsController } from './plain-tickets.controller.js';
import { PlainTickets } from './plain-tickets.js';
import { QrCodes } from './qr-codes.js';
import { TicketCalendars } from './ticket-calendars.js';
import { TicketsController } from './tickets.controller.js';

/** What the holder of a ticket gets. */
@Module({
  imports: [AuthModule, RegistrationsModule],
  controllers: [FindTicketsController, PlainTicketsController, TicketsController],
  providers: [FindTickets, PlainTickets, QrCodes, TicketCalendars],
})
export class TicketsModule {}
