import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../platform/http/caller.js';
import { AnswersFile } from '../platform/http/openapi/answers.js';
import { sendHtml } from '../platform/http/send-html.js';
import { PLAIN_POLICY } from './plain-ticket.js';
import { PlainTickets } from './plain-tickets.js';

@ApiTags('Delegates')
@Controller('delegates/uuid')
export class PlainTicketsController {
  constructor(private readonly tickets: PlainTickets) {}

  /** The ticket as a page without script: how it stands, how to pay, a form for the receipt, the code */
  @Get(':uuid/ticket.html')
  @Allow('anyone')
  @AnswersFile('text/html', 'The page; with status 404 where there is no such ticket')
  async plain(@Param('uuid') uuid: string, @Res() response: Response) {
    const { html, found } = await this.tickets.page(uuid);
    response
      .status(found ? 200 : 404)
      .setHeader('Content-Security-Policy', PLAIN_POLICY)
      .setHeader('Referrer-Policy', 'same-origin')
      .setHeader('X-Robots-Tag', 'noindex');
    await sendHtml(response, html);
  }
}
