import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { EventsModule } from '../events/events.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ListingModule } from '../platform/listing/listing.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { WaitingListModule } from '../waiting-list/waiting-list.module.js';
import { AddingController } from './adding/adding.controller.js';
import { Adding } from './adding/adding.js';
import { AnswerReportController } from './answers/answer-report.controller.js';
import { AnswerReports } from './answers/answer-report.js';
import { CancellingMails } from './cancelling/cancelling-mails.js';
import { CancellingController } from './cancelling/cancelling.controller.js';
import { Cancelling } from './cancelling/cancelling.service.js';
import { FormerTicket } from './cancelling/former-ticket.entity.js';
import { FormerTicketsController } from './cancelling/former-tickets.controller.js';
import { FormerTickets } from './cancelling/former-tickets.js';
import { DelegateBin } from './delegate-bin.js';
import { DelegateDeskController } from './delegate-desk.controller.js';
import { Delegate } from './delegate.entity.js';
import { DelegateExportController, DelegatesController } from './delegates.controller.js';
import { DelegatesService } from './delegates.service.js';
import { PriceChangesController } from './prices/price-changes.controller.js';
import { PriceChanges } from './prices/price-changes.js';
import { RegisteringController } from './registering.controller.js';
import { Registering } from './registering.js';
import { SpamMarks } from './spam-marks.js';
import { UnpaidPlaces } from './unpaid-places.js';

/** Delegates: who comes, and the calls that register, change, verify, cancel or remove one. */
@Module({
  imports: [
    AuthModule,
    ActivityModule,
    ContentModule,
    EventsModule,
    ListingModule,
    UploadsModule,
    RegistrationsModule,
    WaitingListModule,
    PaymentsModule,
    TypeOrmModule.forFeature([Delegate, FormerTicket]),
  ],
  // The paths of the export and the bin would be ids to the others: they come first.
  controllers: [
    DelegateExportController,
    DelegateDeskController,
    RegisteringController,
    DelegatesController,
    CancellingController,
    PriceChangesController,
    AddingController,
    FormerTicketsController,
    AnswerReportController,
  ],
  providers: [
    Registering,
    AnswerReports,
    DelegatesService,
    DelegateBin,
    UnpaidPlaces,
    Cancelling,
    CancellingMails,
    FormerTickets,
    SpamMarks,
    PriceChanges,
    Adding,
  ],
  exports: [Registering, DelegatesService, Cancelling, Adding],
})
export class DelegatesModule {}
