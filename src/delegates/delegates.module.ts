import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ListingModule } from '../listing/listing.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { Delegate } from './delegate.entity.js';
import { DelegateExportController } from './delegate-export.controller.js';
import { DelegatesController } from './delegates.controller.js';
import { DelegatesService } from './delegates.service.js';
import { ProofsController } from './proofs.controller.js';
import { ProofsOfPayment } from './proofs-of-payment.js';
import { QrCodes } from './qr-codes.js';
import { TicketsController } from './tickets.controller.js';

@Module({
  imports: [AuditModule, ListingModule, UploadsModule, TypeOrmModule.forFeature([Delegate])],
  // The export's path would be an id to the others: it comes first.
  controllers: [DelegateExportController, DelegatesController, TicketsController, ProofsController],
  providers: [DelegatesService, ProofsOfPayment, QrCodes],
  exports: [DelegatesService],
})
export class DelegatesModule {}
