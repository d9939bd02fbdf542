import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListingModule } from '../listing/listing.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { Delegate } from './delegate.entity.js';
import { DelegatesController } from './delegates.controller.js';
import { DelegatesService } from './delegates.service.js';
import { ProofsController } from './proofs.controller.js';
import { ProofsOfPayment } from './proofs-of-payment.js';
import { QrCodes } from './qr-codes.js';
import { TicketsController } from './tickets.controller.js';

@Module({
  imports: [ListingModule, UploadsModule, TypeOrmModule.forFeature([Delegate])],
  controllers: [DelegatesController, TicketsController, ProofsController],
  providers: [DelegatesService, ProofsOfPayment, QrCodes],
  exports: [DelegatesService],
})
export class DelegatesModule {}
