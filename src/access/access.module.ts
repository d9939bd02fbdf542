import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { AccessGuard } from './access.guard.js';
import { ApiKey } from './api-keys/api-key.entity.js';
import { ApiKeys } from './api-keys/api-keys.js';
import { CallerFinder } from './caller-finder.js';
import { RulesCheck } from './rules-check.js';
import { AUTH_SECRET, authSecret } from './secret.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { Sessions } from './sessions/sessions.js';
import { StaffSession } from './sessions/staff-session.entity.js';
import { Staff } from './staff/staff.entity.js';

/** Who may do what: staff, sessions, API keys, and the guard before every route. */
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([Staff, StaffSession, ApiKey])],
  providers: [
    { provide: AUTH_SECRET, inject: [SETTINGS], useFactory: (settings: Settings) => authSecret(settings) },
    {
      provide: SessionCookie,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new SessionCookie(settings),
    },
    Sessions,
    ApiKeys,
    CallerFinder,
    RulesCheck,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AccessModule {}
