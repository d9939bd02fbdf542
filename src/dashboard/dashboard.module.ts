import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { EventOverviews } from './event-overview.js';

@Module({
  imports: [EventsModule],
  controllers: [DashboardController],
  providers: [DashboardService, EventOverviews],
})
export class DashboardModule {}
