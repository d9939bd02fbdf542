import { Module } from '@nestjs/common';
import { ActivityLog } from './activity-log.js';
import { FeedController } from './feed.controller.js';
import { ActivityFeed } from './feed.js';
import { History } from './history.js';

/** What happened: written by the features in their own transactions, read as history and as a feed. */
@Module({
  controllers: [FeedController],
  providers: [ActivityLog, ActivityFeed, History],
  exports: [ActivityLog, ActivityFeed, History],
})
export class ActivityModule {}
