import { Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AnswersAll, AnswersData, Refuses } from '../../http/api-answers.js';
import { UuidParam } from '../../http/uuid.js';
import { type StaffCaller, StaffOf } from '../caller.js';
import { Allow, ANY_BAR, EvenBehind } from '../rules.js';
import { SignedOutView } from '../sign-in/me.view.js';
import { OwnSessions } from './own-sessions.service.js';
import { SessionCookie } from './session-cookie.js';
import { SessionView } from './session.view.js';

const CONFIRM = 'Not allowed; or the password was given more than 15 minutes ago: see POST /auth/confirm';

@ApiTags('Signing in')
@Controller('auth')
export class OwnSessionsController {
  constructor(
    private readonly own: OwnSessions,
    private readonly cookie: SessionCookie,
  ) {}

  /** Where one is signed in */
  @Get('sessions')
  @Allow('signed-in')
  @AnswersAll(SessionView)
  async list(@StaffOf() me: StaffCaller) {
    return { data: await this.own.list(me) };
  }

  /** Sign out in one browser */
  @Delete('sessions/:id')
  @Allow('signed-in')
  @AnswersData(SignedOutView)
  @Refuses(403, CONFIRM)
  async end(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    await this.own.end(id, me);
    return { data: {} };
  }

  /** Sign out in every browser */
  @Post('sign-out-everywhere')
  @HttpCode(200)
  @Allow('signed-in')
  @EvenBehind(ANY_BAR)
  @AnswersData(SignedOutView)
  @Refuses(403, CONFIRM)
  async endAll(@StaffOf() me: StaffCaller, @Res({ passthrough: true }) response: Response) {
    await this.own.endAll(me);
    this.cookie.clear(response);
    return { data: {} };
  }
}
