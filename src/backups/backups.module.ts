import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { Archives } from './archives.js';
import { BackupsController } from './backups.controller.js';
import { BackupsService } from './backups.service.js';
import { Restart } from './restoring/restart.js';
import { Restores } from './restoring/restores.service.js';
import { BackupSchedule } from './schedule/backup-schedule.js';

/** Hourly backups, and what admins see of them; `npm run backup` and `npm run restore` use the same code. */
@Module({
  imports: [ActivityModule, UploadsModule],
  controllers: [BackupsController],
  providers: [BackupSchedule, BackupsService, Archives, Restores, Restart],
})
export class BackupsModule {}
