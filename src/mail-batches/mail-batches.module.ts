import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { StoppedAddress } from './mail-batch.entity.js';
import { MailBatches } from './mail-batches.js';

/** Mails of staff to many, whoever they go to; and who stopped them. */
@Module({
  imports: [AuthModule, ActivityModule, TypeOrmModule.forFeature([StoppedAddress])],
  providers: [MailBatches],
  exports: [MailBatches],
})
export class MailBatchesModule {}
