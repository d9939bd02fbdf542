import { Module, type DynamicModule } from '@nestjs/common';
import { ActivityModule } from './activity/activity.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BackupsModule } from './backups/backups.module.js';
import { ContentModule } from './content/content.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DelegatesModule } from './delegates/delegates.module.js';
import { DoctorModule } from './doctor/doctor.module.js';
import { DoorModule } from './door/door.module.js';
import { EventChangesModule } from './event-changes/event-changes.module.js';
import { EventsModule } from './events/events.module.js';
import { GuestMailsModule } from './guest-mails/guest-mails.module.js';
import { InquiriesModule } from './inquiries/inquiries.module.js';
import { MailBouncesModule } from './mail-bounces/mail-bounces.module.js';
import { MailServerModule } from './mail-server/mail-server.module.js';
import { MailWordsModule } from './mail-words/mail-words.module.js';
import { NewslettersModule } from './newsletters/newsletters.module.js';
import { OfficeModule } from './office/office.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PersonsModule } from './persons/persons.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { SettingsModule, type Settings } from './platform/settings/settings.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { RestoringModule } from './restoring/restoring.module.js';
import { SearchModule } from './search/search.module.js';
import { SelfServiceModule } from './self-service/self-service.module.js';
import { StockModule } from './stock/stock.module.js';
import { TicketsModule } from './tickets/tickets.module.js';
import { WaitingListModule } from './waiting-list/waiting-list.module.js';
import { WebsiteModule } from './website/website.module.js';

/** The whole system on one screen. */
@Module({})
export class AppModule {
  static of(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.of(settings),
        DatabaseModule,
        JobsModule,
        MailModule,
        ActivityModule,
        AuthModule,
        MailServerModule,
        MailWordsModule,
        OfficeModule,
        IdempotencyModule,
        EventChangesModule,
        EventsModule,
        ContentModule,
        DelegatesModule,
        TicketsModule,
        PaymentsModule,
        RegistrationsModule,
        SelfServiceModule,
        WaitingListModule,
        GuestMailsModule,
        DoorModule,
        StockModule,
        InquiriesModule,
        MailBouncesModule,
        NewslettersModule,
        DashboardModule,
        PersonsModule,
        SearchModule,
        BackupsModule,
        PrivacyModule,
        DoctorModule,
        RestoringModule,
        WebsiteModule,
      ],
    };
  }
}
