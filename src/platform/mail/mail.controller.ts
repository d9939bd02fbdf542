import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow, OnlyFor, StaffOf, type StaffCaller } from '../http/caller.js';
import { ApiError } from '../http/errors/api-error.js';
import { UuidParam } from '../http/fields/uuid.js';
import { AnswersAll, AnswersData, FailsWith } from '../http/openapi/answers.js';
import { AnswersList, listAnswer, TakesListQuery } from '../listing/list-api.js';
import { ListReader } from '../listing/list-reader.js';
import { parseListQuery, type RawQuery } from '../listing/parse-list-query.js';
import { withPictures } from './layout.js';
import { MailResending } from './mail-resending.js';
import { MailSummaryReader } from './mail-summary.js';
import {
  mailList,
  MailPreview,
  MailSummary,
  MailTemplateView,
  MailView,
  NOT_TO_GUESTS,
  SentWithheld,
  toMailView,
} from './mail.dto.js';
import { Mail } from './mail.entity.js';
import { Mails, type Rendered } from './mails.js';

@ApiTags('Mail')
@Controller('mails')
export class MailController {
  constructor(
    private readonly mails: Mails,
    private readonly resending: MailResending,
    private readonly lists: ListReader,
    private readonly summaries: MailSummaryReader,
  ) {}

  /** List mails */
  @Get()
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @TakesListQuery(mailList)
  @AnswersList(MailView)
  async list(
    @Query() raw: RawQuery,
    @StaffOf() me: StaffCaller,
    @Res({ passthrough: true }) response: Response,
  ) {
    const query = parseListQuery(mailList, raw);
    if (!seesAllMail(me)) query.filters.push({ column: 'to_guests', kind: 'boolean', value: true });
    const page = await this.lists.page<MailView>(mailList, query);
    return listAnswer(response, mailList.resourceName, page, toMailView);
  }

  /** Whether mails are sent at all, and how many were not */
  @Get('summary')
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(MailSummary)
  async summary() {
    return { data: await this.summaries.read() };
  }

  /** List the kinds of mail */
  @Get('templates')
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersAll(MailTemplateView)
  templates() {
    const views = [...this.mails.templates.values()].map(({ name, title, audience }) => ({
      name,
      title,
      audience,
    }));
    return { data: views };
  }

  /** Show a kind of mail with made-up data */
  @Get('templates/:name/preview')
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @ApiParam({ name: 'name', schema: { type: 'string' } })
  @AnswersData(MailPreview)
  async sample(@Param('name') name: string) {
    return { data: toPreview(await this.mails.sample(name), null) };
  }

  /** Send all mails that waited because no mail server was set */
  @Post('send-withheld')
  @HttpCode(200)
  @Allow('admin')
  @AnswersData(SentWithheld)
  @FailsWith(409, 'No mail server is set')
  async sendWithheld() {
    return { data: { count: await this.resending.sendWithheld() } };
  }

  /** Leave all mails unsent that waited because no mail server was set */
  @Post('keep-withheld')
  @HttpCode(200)
  @Allow('admin')
  @AnswersData(SentWithheld)
  async keepWithheld(@StaffOf() me: StaffCaller) {
    return { data: { count: await this.resending.keepWithheld(me.name) } };
  }

  /** Read a mail */
  @Get(':id')
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(MailView)
  async find(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    return { data: toMailView(shownTo(me, await this.mails.find(id))) };
  }

  /** Show what a mail says, or would say if it were sent now */
  @Get(':id/preview')
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(MailPreview)
  async preview(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    const rendered = await this.mails.render(shownTo(me, await this.mails.find(id)));
    if (!rendered) throw ApiError.notFound('What this mail is about');
    return { data: toPreview(rendered, rendered.to) };
  }

  /** Send a mail again, to the address that its record has now */
  @Post(':id/send')
  @HttpCode(200)
  @Allow('signed-in')
  @OnlyFor(['manager', 'event-desk'])
  @AnswersData(MailView)
  @FailsWith(409, 'No mail server is set, or the mail is on its way')
  async send(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    shownTo(me, await this.mails.find(id));
    return { data: toMailView(await this.resending.sendAgain(id)) };
  }
}

/** The event desk sees what guests are written, and nothing of inquiries and colleagues. */
const seesAllMail = ({ role }: StaffCaller): boolean => role !== 'event-desk';

/** @throws ApiError 404 for a mail that this person does not see, too */
function shownTo(me: StaffCaller, mail: Mail | null | undefined): Mail {
  if (!mail || (!seesAllMail(me) && NOT_TO_GUESTS.includes(mail.resource))) throw ApiError.notFound('Mail');
  return mail;
}

function toPreview({ subject, html, text, attachments }: Rendered, to: string | null): MailPreview {
  return { subject, to, html: withPictures(html, attachments), text };
}
