import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { registerScopesFor } from '../platform/http/caller.js';
import { ListingModule } from '../platform/listing/listing.module.js';
import { ActivityLog } from './activity-log.js';
import { BinEntry } from './bin/bin.entity.js';
import { Bin } from './bin/bin.js';
import { FeedController } from './feed.controller.js';
import { ActivityFeed } from './feed.js';
import { History } from './history.js';
import { Inserts } from './inserts.js';
import { LiveChanges, LiveChangesController } from './live-changes.js';
import { WebhookDeliveries } from './webhooks/deliveries.js';
import { WebhookDispatcher } from './webhooks/dispatcher.js';
import { WebhookDelivery, WebhookEndpoint } from './webhooks/webhook.entity.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { Webhooks } from './webhooks/webhooks.service.js';

// No role but admin has this scope; keys may have it.
registerScopesFor([], 'webhooks:manage');

/** What happened: written by the features in their own transactions, read as history, as a feed and by webhooks. */
@Module({
  imports: [ListingModule, TypeOrmModule.forFeature([WebhookEndpoint, WebhookDelivery, BinEntry])],
  controllers: [LiveChangesController, FeedController, WebhooksController],
  providers: [
    ActivityLog,
    ActivityFeed,
    LiveChanges,
    Bin,
    History,
    Inserts,
    Webhooks,
    WebhookDispatcher,
    WebhookDeliveries,
  ],
  exports: [ActivityLog, ActivityFeed, Bin, History, Inserts, Webhooks],
})
export class ActivityModule {}
