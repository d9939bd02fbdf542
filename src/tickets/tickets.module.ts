import { Module } from '@nestjs/common';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { FindTickets, FindTicketsController } from './find-tickets.controller.js';
import { PlainTickets, PlainTicketsController } from './plain-tickets.controller.js';
import { QrCodes, TicketsController } from './tickets.controller.js';

/** What the holder of a ticket gets. */
@Module({
  imports: [RegistrationsModule],
  controllers: [FindTicketsController, PlainTicketsController, TicketsController],
  providers: [FindTickets, PlainTickets, QrCodes],
})
export class TicketsModule {}
