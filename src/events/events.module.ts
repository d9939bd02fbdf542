import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { registerScopesFor } from '../platform/http/caller.js';
import { ListingModule } from '../platform/listing/listing.module.js';
import { EventChanging } from './event-changing.js';
import { EventLists } from './event-list.js';
import { EventPages } from './event-pages.js';
import { EventQueue } from './event-queue.js';
import { Event } from './event.entity.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { EventPrices } from './prices/event-prices.js';
import { PricesController } from './prices/prices.controller.js';

registerScopesFor(['manager', 'event-desk', 'editor'], 'events:read', 'events:write');

@Module({
  imports: [AuthModule, ActivityModule, ContentModule, ListingModule, TypeOrmModule.forFeature([Event])],
  controllers: [EventsController, PricesController],
  providers: [EventChanging, EventPages, EventsService, EventLists, EventQueue, EventPrices],
  exports: [EventChanging, EventPages, EventsService, EventQueue],
})
export class EventsModule {}
