import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { EventsModule } from '../events/events.module.js';
import { registerScopesFor } from '../platform/http/caller.js';
import { ListingModule } from '../platform/listing/listing.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AcknowledgementsController } from './acknowledgements/acknowledgements.controller.js';
import { Acknowledgements } from './acknowledgements/acknowledgements.js';
import { ByHandController } from './by-hand/by-hand.controller.js';
import { PaymentsByHand } from './by-hand/payments-by-hand.js';
import { SharedPaymentsController } from './by-hand/shared-payments.controller.js';
import { SharedPayments } from './by-hand/shared-payments.js';
import { CashController } from './cash/cash.controller.js';
import { CashCount, CashCounted } from './cash/cash.entity.js';
import { Cash } from './cash/cash.service.js';
import { JournalController } from './journal/journal.controller.js';
import { Journal } from './journal/journal.js';
import { LedgerController } from './ledger.controller.js';
import { Ledger } from './ledger.js';
import { PaymentModesController } from './payment-modes.controller.js';
import { Payments } from './payments.js';
import { ProofsOfPayment } from './proofs-of-payment.js';
import { ProofsController } from './proofs.controller.js';
import { ReceiptReading } from './receipts/receipt-reading.js';
import { Refunds } from './refunds.js';
import { ReportsController } from './reports/reports.controller.js';
import { Reports } from './reports/reports.js';
import { Reversals } from './reversals.js';
import { RejectionReasonsService } from './review/rejection-reasons.service.js';
import { ReviewController } from './review/review.controller.js';
import { Review } from './review/review.service.js';
import { KeptController } from './statement/kept.controller.js';
import { LineDecisions } from './statement/line-decisions.js';
import { LinesInLedger } from './statement/lines-in-ledger.js';
import { LinesController } from './statement/lines.controller.js';
import { SettledLines } from './statement/settled-lines.js';
import { StatementKeeping } from './statement/statement-keeping.js';
import { StatementSumsService } from './statement/statement-sums.js';
import {
  StatementAllocation,
  StatementFile,
  StatementFileLine,
  StatementLine,
} from './statement/statement.entities.js';
import { StatementsController } from './statement/statements.controller.js';
import { Statements } from './statement/statements.js';
import { WaitingLinesService } from './statement/waiting-lines.js';
import { MoneyToReturn } from './to-return.js';

registerScopesFor(['manager', 'event-desk'], 'movements:read', 'statements:read');

/** What is paid for a registration: proofs, what is read from them, and what staff decide. */
@Module({
  imports: [
    AuthModule,
    ActivityModule,
    ContentModule,
    EventsModule,
    ListingModule,
    UploadsModule,
    RegistrationsModule,
    TypeOrmModule.forFeature([
      CashCount,
      CashCounted,
      StatementAllocation,
      StatementFile,
      StatementFileLine,
      StatementLine,
    ]),
  ],
  controllers: [
    ProofsController,
    ReviewController,
    StatementsController,
    KeptController,
    LinesController,
    PaymentModesController,
    LedgerController,
    JournalController,
    ReportsController,
    AcknowledgementsController,
    ByHandController,
    SharedPaymentsController,
    CashController,
  ],
  providers: [
    Acknowledgements,
    Cash,
    Journal,
    Ledger,
    MoneyToReturn,
    LineDecisions,
    LinesInLedger,
    Payments,
    PaymentsByHand,
    ProofsOfPayment,
    ReceiptReading,
    Refunds,
    RejectionReasonsService,
    Reports,
    Reversals,
    SharedPayments,
    Review,
    SettledLines,
    StatementKeeping,
    Statements,
    StatementSumsService,
    WaitingLinesService,
  ],
  exports: [Payments, ProofsOfPayment],
})
export class PaymentsModule {}
