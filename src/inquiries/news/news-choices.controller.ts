import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../../platform/http/caller.js';
import { AnswersData, AnswersFile } from '../../platform/http/openapi/answers.js';
import { CountWrites, HIGH_VOLUME, ORDINARY } from '../../platform/http/rate-limits/public-write.js';
import { TakesFormPost, type FormPost } from '../../uploads/form-posts.js';
import { FilledPages } from '../pages/filled-pages.js';
import { NewsChoosing } from './news-choices.js';
import { NewsChoiceFields, NewsChoices } from './news.dto.js';

const page: FormPost['page'] = ({ data }) => `${(data as NewsChoices).page}?now=saved`;
const chooseForm: FormPost = {
  body: ({ news_text = '', ...boxes }) => ({
    projects: Object.entries(boxes).flatMap(([name, value]) => (/^project_\d+$/.test(name) ? value : [])),
    news_text,
  }),
  page,
};
const stopForm: FormPost = { body: () => ({}), page };

@ApiTags('Inquiries')
@Controller('news-choices/:token')
export class NewsChoicesController {
  constructor(
    private readonly choosing: NewsChoosing,
    private readonly pages: FilledPages,
  ) {}

  /** What the reader of this link gets, and may choose */
  @Get()
  @Allow('anyone')
  @AnswersData(NewsChoices)
  async read(@Param('token') token: string) {
    return { data: await this.choosing.read(token) };
  }

  /** The page of the site on which they choose (/news-choices/…); it changes nothing */
  @Get('page')
  @Allow('anyone')
  @AnswersFile('text/html', 'The page of the site')
  async page(@Param('token') token: string, @Query('now') now: unknown, @Res() response: Response) {
    return this.pages.send(response, await this.choosing.page(token, now));
  }

  /** Choose of which projects one wants news: of none, and all stop; of one, and those that were stopped come again */
  @Post()
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @TakesFormPost(chooseForm)
  @AnswersData(NewsChoices)
  async choose(@Param('token') token: string, @Body() fields: NewsChoiceFields) {
    return { data: await this.choosing.choose(token, fields) };
  }

  /** Get no news any more, for good. Answers to inquiries still come */
  @Post('stop')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @TakesFormPost(stopForm)
  @AnswersData(NewsChoices)
  async stop(@Param('token') token: string) {
    return { data: await this.choosing.stop(token, 'page') };
  }

  /** The same for mail programs that do it by themselves (RFC 8058); their servers send for many readers */
  @Post('one-click')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(HIGH_VOLUME)
  @AnswersData(NewsChoices)
  async oneClick(@Param('token') token: string) {
    return { data: await this.choosing.stop(token, 'mail-program') };
  }
}
