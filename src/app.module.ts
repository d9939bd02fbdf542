import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AuditModule } from './audit/audit.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DelegatesModule } from './delegates/delegates.module.js';
import { IdempotencyModule } from './http/idempotency/idempotency.module.js';
import { InquiriesModule } from './inquiries/inquiries.module.js';
import { SettingsModule } from './settings/settings.module.js';
import type { Settings } from './settings/settings.js';
import { WebModule } from './web/web.module.js';

/** The whole system on one screen. */
@Module({})
export class AppModule {
  static of(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.of(settings),
        DatabaseModule,
        AuditModule,
        AccessModule,
        IdempotencyModule,
        DelegatesModule,
        InquiriesModule,
        DashboardModule,
        WebModule,
      ],
    };
  }
}
