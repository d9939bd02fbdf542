import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { MailBatchesModule } from '../mail-batches/mail-batches.module.js';
import { Letter } from './letter.js';
import { NewsletterTrials } from './newsletter-trials.js';
import { Newsletter } from './newsletter.entity.js';
import { NewslettersController } from './newsletters.controller.js';
import { Newsletters } from './newsletters.service.js';
import { NewsletterSources } from './sources.js';

/** News that staff write to those who asked for them. */
@Module({
  imports: [
    AuthModule,
    ActivityModule,
    ContentModule,
    InquiriesModule,
    MailBatchesModule,
    TypeOrmModule.forFeature([Newsletter]),
  ],
  controllers: [NewslettersController],
  providers: [Letter, Newsletters, NewsletterTrials, NewsletterSources],
})
export class NewslettersModule {}
