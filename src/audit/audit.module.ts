import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditLog } from './audit-log.js';

/** Who changed what and when: written by the features in their own transactions, read by staff. */
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  providers: [AuditLog],
  exports: [AuditLog],
})
export class AuditModule {}
