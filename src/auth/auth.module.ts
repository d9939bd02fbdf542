import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { RateLimitsModule } from '../platform/http/rate-limits/rate-limits.module.js';
import { ListingModule } from '../platform/listing/listing.module.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { AccountController, OwnSessionsController } from './account/account.controller.js';
import { Account } from './account/account.service.js';
import { OwnPassword } from './account/own-password.js';
import { OwnSessions } from './account/own-sessions.service.js';
import { ApiKey } from './api-keys/api-key.entity.js';
import { ApiKeysController } from './api-keys/api-keys.controller.js';
import { ApiKeys, ApiKeysService } from './api-keys/api-keys.service.js';
import { AccessGuard, RulesCheck } from './auth.guard.js';
import { CallerFinder } from './caller-finder.js';
import { Encryption } from './encryption.js';
import { NetworkFingerprints } from './network-fingerprints.js';
import { PasswordLink, PasswordRequest } from './password-links/password-link.entity.js';
import {
  InvitationsController,
  PasswordLinksController,
} from './password-links/password-links.controller.js';
import { PasswordLinks } from './password-links/password-links.js';
import { PasswordMails } from './password-links/password-mails.js';
import { PublicWritesGuard } from './public-writes.guard.js';
import { CountsPersonReads } from './reads/counts-person-reads.js';
import { PersonReadsController } from './reads/person-reads.controller.js';
import { PersonReadCounts } from './reads/person-reads.js';
import { CodeLimits, Codes } from './second-factor/codes.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { SecondFactors } from './second-factor/second-factor.service.js';
import { AUTH_SECRET, authSecret } from './secret.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { Sessions } from './sessions/sessions.js';
import { StaffSession } from './sessions/staff-session.entity.js';
import { AuthController } from './sign-in/auth.controller.js';
import { DeviceCookie } from './sign-in/device-cookie.js';
import { LoginThrottle } from './sign-in/login-throttle.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { Colleagues } from './staff/colleagues.js';
import { FirstAdmin } from './staff/first-admin.js';
import { Leaving } from './staff/leaving.js';
import { MailSettingsController, StaffMailSettings } from './staff/mail-settings.js';
import { StaffController } from './staff/staff.controller.js';
import { Staff } from './staff/staff.entity.js';
import { StaffService } from './staff/staff.service.js';
import { TestMailController, TestMails } from './staff/test-mail.js';
import { ListViewsController } from './views/list-views.controller.js';
import { ListViews } from './views/list-views.js';

/** Who may do what: staff, sessions, API keys, and the guards before every route. */
@Module({
  imports: [
    ActivityModule,
    DiscoveryModule,
    ListingModule,
    RateLimitsModule,
    TypeOrmModule.forFeature([Staff, StaffSession, SecondFactor, ApiKey, PasswordLink, PasswordRequest]),
  ],
  controllers: [
    AuthController,
    AccountController,
    OwnSessionsController,
    SecondFactorController,
    StaffController,
    PersonReadsController,
    ApiKeysController,
    MailSettingsController,
    TestMailController,
    ListViewsController,
    PasswordLinksController,
    InvitationsController,
  ],
  exports: [StaffMailSettings, Colleagues, Leaving, CallerFinder, NetworkFingerprints, AUTH_SECRET],
  providers: [
    {
      provide: AUTH_SECRET,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => authSecret(settings),
    },
    {
      provide: SessionCookie,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new SessionCookie(settings),
    },
    Sessions,
    Account,
    OwnSessions,
    SignInService,
    DeviceCookie,
    LoginThrottle,
    OwnPassword,
    {
      provide: Encryption,
      useFactory: (secret: string) => new Encryption(secret, 'second factor'),
      inject: [AUTH_SECRET],
    },
    CodeLimits,
    Codes,
    SecondFactors,
    StaffService,
    Leaving,
    StaffMailSettings,
    TestMails,
    PasswordLinks,
    PasswordMails,
    Colleagues,
    FirstAdmin,
    ApiKeys,
    ApiKeysService,
    CallerFinder,
    NetworkFingerprints,
    RulesCheck,
    PersonReadCounts,
    ListViews,
    { provide: APP_INTERCEPTOR, useClass: CountsPersonReads },
    // The order counts: the second guard reads the caller whom the first has found.
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: PublicWritesGuard },
  ],
})
export class AuthModule {}
