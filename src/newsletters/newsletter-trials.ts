import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { NewsLinks } from '../inquiries/news/news-links.js';
import { withPictures } from '../platform/mail/layout.js';
import { Mails } from '../platform/mail/mails.js';
import type { MailTemplate } from '../platform/mail/template.js';
import { Letter } from './letter.js';
import { newsletterTemplate, SAMPLE_LETTER, type NewsletterLetter } from './newsletter-template.js';
import type {
  NewsletterAudience,
  NewsletterFields,
  NewsletterPreview,
  NewsletterReaders,
  ReaderCounts,
  ReadersPage,
} from './newsletters.dto.js';
import { Newsletters } from './newsletters.service.js';
import { countReaders, listReaders } from './readers.js';

/** How a newsletter will look and whom it reaches, before anybody gets it. */
@Injectable()
export class NewsletterTrials implements OnModuleInit {
  private readonly template: MailTemplate<NewsletterLetter>;

  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
    private readonly newsletters: Newsletters,
    letter: Letter,
    links: NewsLinks,
  ) {
    this.template = newsletterTemplate({ pool, letter, links });
  }

  onModuleInit(): void {
    this.mails.register(this.template);
  }

  /** @throws ApiError 400 */
  async preview(fields: NewsletterFields): Promise<NewsletterPreview> {
    const given = await this.newsletters.given(fields);
    const { subject, html, text, attachments } = await this.mails.show(this.template, {
      ...SAMPLE_LETTER,
      ...given,
    });
    const counts = await countReaders(this.pool, given.projects);
    return { counts, subject, html: withPictures(html, attachments), text };
  }

  counts({ projects }: NewsletterAudience): Promise<ReaderCounts> {
    return countReaders(this.pool, projects ?? []);
  }

  readers({ projects, after }: ReadersPage): Promise<NewsletterReaders> {
    return listReaders(this.pool, projects ?? [], after ?? '');
  }
}
