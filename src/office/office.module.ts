import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { LimitsController } from './limits.controller.js';
import { OfficeLimits } from './limits.js';
import { OfficeSettings } from './office-settings.js';

/** What an owner sets for the whole office. */
@Module({
  imports: [ActivityModule],
  controllers: [LimitsController],
  providers: [OfficeSettings, OfficeLimits],
  exports: [OfficeSettings, OfficeLimits],
})
export class OfficeModule {}
