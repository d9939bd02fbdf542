import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Allow } from '../platform/http/caller.js';
import { readObject } from '../platform/http/fields/validation.js';
import { readBytes } from '../platform/http/json-body.js';
import { AnswersData } from '../platform/http/openapi/answers.js';
import { BOUNCE_BODY, BounceTaken, MailBounce, RAW_BOUNCE } from './mail-bounces.dto.js';
import { MailBounces } from './mail-bounces.service.js';
import { readReport } from './report.js';

/** Reports hold the mail, which holds pictures. */
const RAW_LIMIT = 1024 * 1024;

@ApiTags('Mail')
@Controller('mail-bounces')
export class MailBouncesController {
  constructor(private readonly bounces: MailBounces) {}

  /** Tell what came of a mail after it was sent: a program of the mail provider's, or the mail server with the report that it got */
  @Post()
  @HttpCode(200)
  @Allow('bounces:create')
  @ApiExtraModels(MailBounce)
  @ApiBody(BOUNCE_BODY)
  @AnswersData(BounceTaken)
  async take(@Req() request: Request) {
    return { data: { taken: await this.bounces.take(await reportIn(request)) } };
  }
}

async function reportIn(request: Request) {
  if (!request.is(RAW_BOUNCE)) return readObject(MailBounce, request.body);
  return readReport((await readBytes(request, RAW_LIMIT)).toString('latin1'));
}
