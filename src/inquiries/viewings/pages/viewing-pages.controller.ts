import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../../../platform/http/caller.js';
import { AnswersData, AnswersFile, FailsWith } from '../../../platform/http/openapi/answers.js';
import { CountWrites, ORDINARY } from '../../../platform/http/rate-limits/public-write.js';
import { TakesFormPost } from '../../../uploads/form-posts.js';
import { FilledPages } from '../../pages/filled-pages.js';
import { OwnViewings } from '../own-viewings.js';
import { ViewingLinks } from '../viewing-links.js';
import type { ViewingRow } from '../viewing-rows.js';
import { MovedViewing, OwnViewing } from '../viewings.dto.js';
import { callOffForm, KeepsWhatWasTyped, moveForm } from './viewing-forms.js';
import { ViewingPages } from './viewing-pages.js';

/** The site's pages of viewings: the server fills them in, so that they work without script. */
@ApiTags('Inquiries')
@Controller('viewings')
export class ViewingPagesController {
  constructor(
    private readonly pages: ViewingPages,
    private readonly filled: FilledPages,
    private readonly own: OwnViewings,
    private readonly links: ViewingLinks,
  ) {}

  /** The page on which an hour is taken (/book-a-viewing/…); it leads to the form of inquiries where nobody states hours */
  @Get('pages/:slug')
  @Allow('anyone')
  @AnswersFile('text/html', 'The page of the site')
  async booking(
    @Param('slug') slug: string,
    @Query() query: Record<string, unknown>,
    @Res() response: Response,
  ) {
    const elsewhere = await this.pages.elsewhere(slug, query.how);
    if (elsewhere !== undefined) return response.redirect(302, elsewhere);
    const html = await this.pages.booking(slug, { query });
    return this.filled.send(response, html);
  }

  /** The page of one’s own viewing (/my-viewing/…); it changes nothing */
  @Get('mine/:token')
  @Allow('anyone')
  @AnswersFile('text/html', 'The page of the site')
  async mine(
    @Param('token') token: string,
    @Query() query: Record<string, unknown>,
    @Res() response: Response,
  ) {
    const html = await this.pages.own(token, query);
    return this.filled.send(response, html);
  }

  /** One’s own viewing for a calendar */
  @Get('mine/:token/viewing.ics')
  @Allow('anyone')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @AnswersFile('text/calendar', 'RFC 5545')
  calendar(@Param('token') token: string): Promise<string> {
    return this.pages.calendar(token);
  }

  /** Move one’s own viewing to another free hour; the same hour again changes nothing */
  @Post('mine/:token/move')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @UseInterceptors(KeepsWhatWasTyped)
  @TakesFormPost(moveForm)
  @AnswersData(OwnViewing)
  @FailsWith(409, 'The hour is taken, or the viewing has begun')
  async move(@Param('token') token: string, @Body() { starts_at }: MovedViewing) {
    return { data: toOwn(await this.own.move(token, new Date(starts_at)), this.links) };
  }

  /** Call one’s own viewing off: the hour is free again; the second time changes nothing */
  @Post('mine/:token/call-off')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites(ORDINARY)
  @UseInterceptors(KeepsWhatWasTyped)
  @TakesFormPost(callOffForm)
  @AnswersData(OwnViewing)
  @FailsWith(409, 'The viewing has begun')
  async callOff(@Param('token') token: string) {
    return { data: toOwn(await this.own.callOff(token), this.links) };
  }
}

const toOwn = (row: ViewingRow, links: ViewingLinks): OwnViewing => ({
  state: row.state,
  project: row.project,
  starts_at: row.starts_at.toISOString(),
  minutes: row.minutes,
  how: row.how,
  video_link: row.video_link,
  link: links.addressOf(row.id),
});
