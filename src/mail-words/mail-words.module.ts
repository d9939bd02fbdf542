import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { MailWordsController } from './mail-words.controller.js';
import { MailWords } from './mail-words.service.js';
import { WordsTest } from './words-test.js';

/** The words of mails to guests and customers, which the owner changes. */
@Module({
  imports: [ActivityModule],
  controllers: [MailWordsController],
  providers: [MailWords, WordsTest],
})
export class MailWordsModule {}
