import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { Archives } from './archives.js';
import { BackupsController } from './backups.controller.js';
import { BackupsService } from './backups.service.js';
import { BackupSchedule } from './schedule/backup-schedule.js';

/** Hourly backups, and what admins see of them; `npm run backup` and `npm run restore` use the same code. */
@Module({
  imports: [UploadsModule],
  controllers: [BackupsController],
  providers: [BackupSchedule, BackupsService, Archives],
  exports: [Archives],
})
export class BackupsModule {}
