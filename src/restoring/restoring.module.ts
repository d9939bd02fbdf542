import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { BackupsModule } from '../backups/backups.module.js';
import { Restart } from './restart.js';
import { RestoringController } from './restoring.controller.js';
import { Restoring } from './restoring.service.js';

/** A backup put in the place of the database in use, by a button. `npm run restore` fills an empty one. */
@Module({
  imports: [ActivityModule, BackupsModule],
  controllers: [RestoringController],
  providers: [Restoring, Restart],
})
export class RestoringModule {}
