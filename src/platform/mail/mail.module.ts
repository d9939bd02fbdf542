import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListingModule } from '../listing/listing.module.js';
import { MailArrivals } from './mail-arrivals.js';
import { MailResending } from './mail-resending.js';
import { MailSender } from './mail-sender.js';
import { MailSummaryReader } from './mail-summary.js';
import { MailController } from './mail.controller.js';
import { ConfirmedAddress, Mail } from './mail.entity.js';
import { Mails } from './mails.js';
import { Smtp } from './smtp.js';

/** Sends mail: features register templates and queue mails at Mails. */
@Global()
@Module({
  imports: [ListingModule, TypeOrmModule.forFeature([Mail, ConfirmedAddress])],
  controllers: [MailController],
  providers: [Mails, MailArrivals, MailResending, MailSender, MailSummaryReader, Smtp],
  exports: [Mails, MailArrivals, MailResending, Smtp],
})
export class MailModule {}
