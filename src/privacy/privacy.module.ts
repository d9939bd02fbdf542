import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { OfficeModule } from '../office/office.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { Erasures } from './erasures.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyService } from './privacy.service.js';
import { Retention } from './retention.js';

/** What is kept of people, in one place: shown, given out, erased, and how long it stays. */
@Module({
  imports: [AuthModule, ActivityModule, OfficeModule, PaymentsModule, UploadsModule],
  controllers: [PrivacyController],
  providers: [PrivacyService, Erasures, Retention],
})
export class PrivacyModule {}
