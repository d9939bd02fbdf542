import { Module } from '@nestjs/common';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { FindTickets, FindTicketsController } from './find-tickets.controller.js';
import { QrCodes, TicketsController } from './tickets.controller.js';

/** What the holder of a ticket gets. */
@Module({
  imports: [RegistrationsModule],
  controllers: [FindTicketsController, TicketsController],
  providers: [FindTickets, QrCodes],
})
export class TicketsModule {}
