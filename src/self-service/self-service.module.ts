import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { DelegatesModule } from '../delegates/delegates.module.js';
import { EventsModule } from '../events/events.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { AddingByLink } from './adding-by-link.js';
import { Confirming } from './confirming.js';
import { SelfServiceMails } from './self-service-mails.js';
import { SelfServiceController } from './self-service.controller.js';
import { SelfService } from './self-service.js';

/** What contacts change by the link that only they have. */
@Module({
  imports: [AuthModule, ActivityModule, EventsModule, RegistrationsModule, DelegatesModule],
  controllers: [SelfServiceController],
  providers: [AddingByLink, Confirming, SelfService, SelfServiceMails],
})
export class SelfServiceModule {}
