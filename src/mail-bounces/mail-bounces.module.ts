import { Module } from '@nestjs/common';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { registerScopesFor } from '../platform/http/caller.js';
import { MailBouncesController } from './mail-bounces.controller.js';
import { MailBounces } from './mail-bounces.service.js';

// For mail servers and their providers alone.
registerScopesFor([], 'bounces:create');

/** What came of mails after they were sent. */
@Module({
  imports: [InquiriesModule],
  controllers: [MailBouncesController],
  providers: [MailBounces],
})
export class MailBouncesModule {}
