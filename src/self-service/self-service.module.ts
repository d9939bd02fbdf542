import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { DelegatesModule } from '../delegates/delegates.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { Confirming } from './confirming.js';
import { SelfServiceMails } from './self-service-mails.js';
import { SelfServiceController } from './self-service.controller.js';
import { SelfService } from './self-service.js';

/** What contacts change by the link that only they have. */
@Module({
  imports: [ActivityModule, RegistrationsModule, DelegatesModule],
  controllers: [SelfServiceController],
  providers: [Confirming, SelfService, SelfServiceMails],
})
export class SelfServiceModule {}
