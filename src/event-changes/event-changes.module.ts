import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EventsModule } from '../events/events.module.js';
import { GuestMailsModule } from '../guest-mails/guest-mails.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { EventChangesController } from './event-changes.controller.js';
import { EventChanges } from './event-changes.js';
import { Places } from './places.js';
import { ChangePreviews } from './previews.js';

/** An event that is cancelled, or moved to another day or place. */
@Module({
  imports: [AuthModule, ActivityModule, EventsModule, GuestMailsModule, PaymentsModule],
  controllers: [EventChangesController],
  providers: [EventChanges, Places, ChangePreviews],
})
export class EventChangesModule {}
