import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { EventsModule } from '../events/events.module.js';
import { registerScopesFor } from '../platform/http/caller.js';
import { ListingModule } from '../platform/listing/listing.module.js';
import { Contacts } from './contacts.js';
import { Groups } from './groups/groups.js';
import { RegistrationLinks } from './links.js';
import { DailyMails } from './mails/daily-mails.js';
import { RegistrationMails } from './mails/registration-mails.js';
import { PriceChoices } from './prices/price-choices.js';
import { PriceCodesController } from './prices/price-codes.controller.js';
import { RegistrationLink } from './registration-link.entity.js';
import { RegistrationListsController } from './registration-lists.controller.js';
import { Movement, Payment, Proof, Registration, RejectionReason } from './registration.entity.js';
import { RegistrationsController } from './registrations.controller.js';
import { RegistrationsService } from './registrations.service.js';
import { Spelling } from './spellings/spelling.entity.js';
import { SpellingsController } from './spellings/spellings.controller.js';
import { Spellings } from './spellings/spellings.js';

registerScopesFor(['manager', 'event-desk'], 'delegates:read', 'delegates:write');

/** Registrations, groups and their mails; waiting list, payments, tickets and delegates build on it. */
@Module({
  imports: [
    AuthModule,
    ActivityModule,
    ContentModule,
    EventsModule,
    ListingModule,
    TypeOrmModule.forFeature([
      Registration,
      Proof,
      Payment,
      Movement,
      RejectionReason,
      RegistrationLink,
      Spelling,
    ]),
  ],
  controllers: [
    RegistrationListsController,
    RegistrationsController,
    PriceCodesController,
    SpellingsController,
  ],
  providers: [
    Groups,
    PriceChoices,
    RegistrationsService,
    RegistrationLinks,
    Contacts,
    RegistrationMails,
    DailyMails,
    Spellings,
  ],
  exports: [PriceChoices, RegistrationsService, RegistrationLinks, Contacts, RegistrationMails, DailyMails],
})
export class RegistrationsModule {}
