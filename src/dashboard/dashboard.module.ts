import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { EventsModule } from '../events/events.module.js';
import { OfficeModule } from '../office/office.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { EventOverviews } from './event-overview.js';
import { FirstStepsController } from './first-steps.controller.js';
import { FirstStepsReader } from './first-steps.js';

@Module({
  imports: [ContentModule, EventsModule, OfficeModule],
  controllers: [FirstStepsController, DashboardController],
  providers: [DashboardService, EventOverviews, FirstStepsReader],
})
export class DashboardModule {}
