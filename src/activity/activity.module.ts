import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from './activity-entry.entity.js';
import { AuditLog } from './activity-log.js';
import { HistoryController } from './history.controller.js';
import { HistoryService } from './history.controller.js';

/** Who changed what and when: written by the features in their own transactions, read by staff. */
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [HistoryController],
  providers: [AuditLog, HistoryService],
  exports: [AuditLog],
})
export class AuditModule {}
