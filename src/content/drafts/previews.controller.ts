import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow, CallerOf, type Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { AnswersAll, AnswersData, AnswersFile } from '../../platform/http/openapi/answers.js';
import { sitePolicy } from '../../platform/http/security-headers.js';
import { sendHtml } from '../../platform/http/send-html.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { PreviewFields, PreviewLinkView, PreviewView, SharedPreviewView } from './drafts.dto.js';
import { Previews } from './previews.js';

@ApiTags('Content')
@Controller('content')
export class PreviewsController {
  constructor(
    private readonly previews: Previews,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** A page as it would be, with all drafts and with what is being written */
  @Post('preview')
  @HttpCode(200)
  @Allow('content:read')
  @AnswersData(PreviewView)
  async preview(@Body() { path, kind, slug, data }: PreviewFields) {
    const written = kind && slug && data ? { kind, slug, data } : undefined;
    return { data: await this.previews.page(path, written, true) };
  }

  /** A page with all drafts, as a page */
  @Get('preview')
  @Allow('content:read')
  @ApiQuery({ name: 'path', required: false, schema: { type: 'string' }, example: '/about-us' })
  @AnswersFile('text/html', 'The page')
  async show(@Query('path') path: string | undefined, @Res() response: Response) {
    const { html } = await this.previews.page(asPath(path));
    await send(response, html, this.settings);
  }

  /** Make a link to the drafts for somebody without an account, for a week */
  @Post('previews')
  @Allow('content:write')
  @AnswersData(PreviewLinkView, { status: 201 })
  async makeLink(@CallerOf() by: Caller) {
    return { data: await this.previews.makeLink(by) };
  }

  /** The links to the drafts that work still; their addresses are shown once, when they are made */
  @Get('previews')
  @Allow('content:write')
  @AnswersAll(SharedPreviewView)
  async links() {
    return { data: await this.previews.links() };
  }

  /** End a link to the drafts before its week is over */
  @Delete('preview-links/:id')
  @Allow('content:write')
  @AnswersAll(SharedPreviewView)
  async endLink(@Param('id') id: string) {
    await this.previews.endLink(id);
    return { data: await this.previews.links() };
  }

  /** A page with all drafts, for whoever has the link */
  @Get('previews/:token')
  @Allow('anyone')
  @ApiQuery({ name: 'path', required: false, schema: { type: 'string' }, example: '/about-us' })
  @AnswersFile('text/html', 'The page')
  async shared(
    @Param('token') token: string,
    @Query('path') path: string | undefined,
    @Res() response: Response,
  ) {
    const html = await this.previews.shared(token, asPath(path)).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
      if (response.req.accepts(['json', 'html']) !== 'html') throw error;
      response.status(404);
      return endedPage(error.message);
    });
    await send(response, html, this.settings);
  }
}

/** What whoever follows an old link reads: they have no account, and did nothing wrong. */
const endedPage = (sentence: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>${ENDED_TITLE}</title></head><body><h1>${ENDED_TITLE}</h1><p>${sentence}</p></body></html>`;
const ENDED_TITLE = 'This preview has ended';

async function send(response: Response, html: string, settings: Settings): Promise<void> {
  response.setHeader('Content-Security-Policy', sitePolicy(settings));
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Referrer-Policy', 'no-referrer');
  await sendHtml(response, html);
}

/** The address of a page, whatever was sent. */
export const asPath = (path: unknown): string =>
  typeof path === 'string' && path.startsWith('/') ? path.slice(0, 300) : '/';
