import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData, ShownUuid } from '../../platform/http/openapi/answers.js';
import { CountWrites, ORDINARY } from '../../platform/http/rate-limits/public-write.js';
import { TakesFormPost, type FormPost } from '../../uploads/form-posts.js';
import { InquiryRecord, toInquiryRecord } from '../inquiry-record.dto.js';
import { NewsConsent } from './news-consent.js';
import { NewsConsentView } from './news.dto.js';

class NewsStop {
  @ShownUuid({ description: 'The mail whose reader asked' }) mail: string;
}

const stopForm: FormPost = {
  body: () => ({}),
  page: ({ data }) => `/news-stopped/${(data as NewsStop).mail}`,
};

@ApiTags('Inquiries')
@Controller()
export class NewsConsentController {
  constructor(private readonly news: NewsConsent) {}

  /** What the person agreed to when they asked for news, and when and how they took it back */
  @Get('inquiry/properties/:id/news')
  @Allow('inquiries:read')
  @AnswersData(NewsConsentView)
  async of(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: await this.news.of(id, by) };
  }

  /** The person wants no news any more: in all inquiries of the same address, and for good */
  @Delete('inquiry/properties/:id/news')
  @Allow('inquiries:write')
  @AnswersData(InquiryRecord, { description: 'The inquiry as it is now' })
  async withdraw(@Param('id', UuidParam) id: string, @CallerOf() by: Caller) {
    return { data: toInquiryRecord(await this.news.withdraw(id, by)) };
  }

  /** Get no news at the address to which this answer to an inquiry came. Answers still come */
  @Post('mail-stops/:id/news')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @TakesFormPost(stopForm)
  @AnswersData(NewsStop)
  async stop(@Param('id', UuidParam) mail: string) {
    await this.news.withdrawByMail(mail);
    return { data: { mail } };
  }
}
