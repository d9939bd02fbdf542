import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EventsModule } from '../events/events.module.js';
import { MailBatchesModule } from '../mail-batches/mail-batches.module.js';
import { GuestMailTrials } from './guest-mail-trials.js';
import { GuestMail } from './guest-mail.entity.js';
import { GuestMailsController } from './guest-mails.controller.js';
import { GuestMails } from './guest-mails.service.js';
import { MailStopsController } from './mail-stops.controller.js';
import { MailStops } from './mail-stops.js';

/** What staff write to many guests of an event, and how a guest stops that. */
@Module({
  imports: [
    AuthModule,
    ActivityModule,
    EventsModule,
    MailBatchesModule,
    TypeOrmModule.forFeature([GuestMail]),
  ],
  controllers: [GuestMailsController, MailStopsController],
  providers: [GuestMails, GuestMailTrials, MailStops],
  exports: [GuestMails],
})
export class GuestMailsModule {}
