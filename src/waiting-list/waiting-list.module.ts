import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { EventsModule } from '../events/events.module.js';
import { OfficeModule } from '../office/office.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { ConfirmingEntries } from './confirming-entries.js';
import { Joining } from './joining.js';
import { LockedEntries } from './locked-entries.js';
import { WaitingMails } from './mails.js';
import { Offers } from './offers.js';
import { WaitingDesk } from './waiting-desk.js';
import { WaitingEntry } from './waiting-entry.entity.js';
import { WaitingLists } from './waiting-lists.js';
import { WaitingListController } from './waiting.controller.js';

/** The line for an event that is full, and who is offered a place that became free. */
@Module({
  imports: [
    ActivityModule,
    AuthModule,
    ContentModule,
    EventsModule,
    OfficeModule,
    RegistrationsModule,
    TypeOrmModule.forFeature([WaitingEntry]),
  ],
  controllers: [WaitingListController],
  providers: [Offers, ConfirmingEntries, LockedEntries, Joining, WaitingLists, WaitingDesk, WaitingMails],
  exports: [Offers],
})
export class WaitingListModule {}
