import { Module } from '@nestjs/common';
import { registerScopes } from '../platform/http/caller.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../auth/auth.module.js';
import { RegistrationMails } from './mails/registration-mails.js';
import { ActivityModule } from '../activity/activity.module.js';
import { ContentModule } from '../content/content.module.js';
import { EventsModule } from '../events/events.module.js';
import { ListingModule } from '../platform/listing/listing.module.js';
import { UploadsModule } from '../platform/storage/storage.module.js';
import { Delegate } from './delegate.entity.js';
import { DelegateDeskController } from './delegate-desk.controller.js';
import { DelegateExportController } from './delegates.controller.js';
import { DelegatesController } from './delegates.controller.js';
import { DelegatesService } from './delegates.service.js';
import { ProofsController } from './proofs.controller.js';
import { ProofsOfPayment } from './proofs-of-payment.js';
import { PaymentModesController } from './payment-modes.controller.js';
import { Payments } from './payments.js';
import { Payment, Proof, Registration, RejectionReason } from './registration.entity.js';
import { RegistrationsController } from './registrations.controller.js';
import { RegistrationsService } from './registrations.service.js';
import { ReviewController } from './review/review.controller.js';
import { ReceiptReading } from './receipts/receipt-reading.js';
import { Review } from './review/review.service.js';
import { Statements } from './statement/statements.js';
import { StatementsController } from './statement/statements.controller.js';
import { WaitingMails } from './waiting/mails.js';
import { Offers } from './waiting/offers.js';
import { WaitingEntry } from './waiting/waiting-entry.entity.js';
import { WaitingListController } from './waiting/waiting.controller.js';
import { WaitingLists } from './waiting/waiting-lists.js';
import { CancellingController } from './cancelling/cancelling.controller.js';
import { CancellingMails } from './cancelling/cancelling-mails.js';
import { Cancelling } from './cancelling/cancelling.service.js';
import { FormerTickets, FormerTicketsController } from './cancelling/former-tickets.controller.js';
import { FormerTicket } from './cancelling/former-ticket.entity.js';
import { RegistrationLinks } from './self-service/links.js';
import { RegistrationLink } from './self-service/registration-link.entity.js';
import { SelfServiceController } from './self-service/self-service.controller.js';
import { SelfService } from './self-service/self-service.js';
import { SelfServiceMails } from './self-service/self-service-mails.js';
import { FindTickets, FindTicketsController } from './find-tickets.controller.js';
import { SpamMarks } from './spam-marks.js';
import { QrCodes } from './tickets.controller.js';
import { TicketsController } from './tickets.controller.js';

registerScopes('delegates:read', 'delegates:write');

@Module({
  imports: [
    AccessModule,
    ActivityModule,
    ContentModule,
    EventsModule,
    ListingModule,
    UploadsModule,
    TypeOrmModule.forFeature([
      Delegate,
      Registration,
      Proof,
      Payment,
      RejectionReason,
      WaitingEntry,
      FormerTicket,
      RegistrationLink,
    ]),
  ],
  // The paths of the export and the bin would be ids to the others: they come first.
  controllers: [
    DelegateExportController,
    DelegateDeskController,
    FindTicketsController,
    DelegatesController,
    TicketsController,
    ProofsController,
    RegistrationsController,
    CancellingController,
    FormerTicketsController,
    SelfServiceController,
    ReviewController,
    WaitingListController,
    StatementsController,
    PaymentModesController,
  ],
  providers: [
    DelegatesService,
    RegistrationsService,
    Cancelling,
    CancellingMails,
    FormerTickets,
    RegistrationLinks,
    SelfService,
    SelfServiceMails,
    Payments,
    SpamMarks,
    ReceiptReading,
    Review,
    Offers,
    WaitingLists,
    WaitingMails,
    Statements,
    FindTickets,
    RegistrationMails,
    ProofsOfPayment,
    QrCodes,
  ],
  exports: [DelegatesService],
})
export class DelegatesModule {}
