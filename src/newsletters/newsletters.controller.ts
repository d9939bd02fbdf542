import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TestSent } from '../mail-batches/mail-batches.dto.js';
import { Allow, OnlyFor, StaffOf, type StaffCaller } from '../platform/http/caller.js';
import { UuidParam } from '../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../platform/http/openapi/answers.js';
import { IdempotencyKeyOf, TakesKeyOfEntry } from '../platform/idempotency/takes-idempotency-key.js';
import { NewsletterTrials } from './newsletter-trials.js';
import {
  NewNewsletter,
  NewsletterAudience,
  NewsletterFields,
  NewsletterPreview,
  NewsletterReaders,
  NewsletterView,
  NewsPicture,
  NewsProjects,
  ReaderCounts,
  ReadersPage,
} from './newsletters.dto.js';
import { Newsletters } from './newsletters.service.js';
import { NewsletterSources } from './sources.js';

/** News to those who asked for them. A leaked key reaches nobody's mailbox: managers write, signed in. */
@ApiTags('Newsletters')
@Controller('newsletters')
export class NewslettersController {
  constructor(
    private readonly newsletters: Newsletters,
    private readonly trials: NewsletterTrials,
    private readonly sources: NewsletterSources,
  ) {}

  /** What was written to those who want news, with figures: the newest 100 */
  @Get()
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersAll(NewsletterView)
  async list() {
    return { data: await this.newsletters.list() };
  }

  /** The projects by which readers are chosen */
  @Get('projects')
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersData(NewsProjects)
  async projects() {
    return { data: await this.sources.projects() };
  }

  /** The pictures of the site, to be put into newsletters */
  @Get('pictures')
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersAll(NewsPicture)
  async pictures() {
    return { data: await this.sources.pictures() };
  }

  /** How many it would be for; nothing is kept */
  @Post('count')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersData(ReaderCounts)
  async counts(@Body() audience: NewsletterAudience) {
    return { data: await this.trials.counts(audience) };
  }

  /** Who would get it, by address; nothing is kept */
  @Post('readers')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersData(NewsletterReaders)
  async readers(@Body() page: ReadersPage) {
    return { data: await this.trials.readers(page) };
  }

  /** What it would look like, and how many it would be for; nothing is kept */
  @Post('preview')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersData(NewsletterPreview)
  async preview(@Body() fields: NewsletterFields) {
    return { data: await this.trials.preview(fields) };
  }

  /** Have it sent to yourself alone */
  @Post('test')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersData(TestSent)
  async test(@Body() fields: NewsletterFields, @StaffOf() me: StaffCaller) {
    await this.newsletters.test(fields, me);
    return { data: { to: me.email } };
  }

  /** Plan a newsletter: it begins in two minutes or when you say, and may be undone until then */
  @Post()
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @TakesKeyOfEntry()
  @AnswersData(NewsletterView, { status: 201 })
  @FailsWith(409, 'Nobody would get it, or the key was used for another one')
  async plan(
    @Body() fields: NewNewsletter,
    @IdempotencyKeyOf() key: string | undefined,
    @StaffOf() me: StaffCaller,
  ) {
    return { data: await this.newsletters.plan(fields, key, me) };
  }

  /** How it stands, with figures */
  @Get(':id')
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersData(NewsletterView)
  async read(@Param('id', UuidParam) id: string) {
    return { data: await this.newsletters.read(id) };
  }

  /** Undo it before it begins */
  @Post(':id/undo')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager'])
  @AnswersData(NewsletterView)
  @FailsWith(409, 'It has begun')
  async undo(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    return { data: await this.newsletters.undo(id, me) };
  }
}
