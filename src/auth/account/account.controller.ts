import { Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  Allow,
  AllowWhileRestricted,
  ANY_RESTRICTION,
  NeedsRecentPassword,
  StaffOf,
  type StaffCaller,
} from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersAll, AnswersData } from '../../platform/http/openapi/answers.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { SignedOutView } from '../sign-in/auth.dto.js';
import { AccountView, SessionView } from './account.dto.js';
import { Account } from './account.service.js';
import { OwnSessions } from './own-sessions.service.js';

@ApiTags('Signing in')
@Controller('auth/account')
export class AccountController {
  constructor(private readonly account: Account) {}

  /** How one's own account is secured */
  @Get()
  @Allow('signed-in')
  @AllowWhileRestricted(ANY_RESTRICTION)
  @AnswersData(AccountView)
  async find(@StaffOf() me: StaffCaller) {
    return { data: await this.account.of(me) };
  }
}

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
  @NeedsRecentPassword(true)
  @Allow('signed-in')
  @AnswersData(SignedOutView)
  async end(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    await this.own.end(id, me);
    return { data: {} };
  }

  /** Sign out in every browser */
  @Post('sign-out-everywhere')
  @HttpCode(200)
  @NeedsRecentPassword(true)
  @Allow('signed-in')
  @AllowWhileRestricted(ANY_RESTRICTION)
  @AnswersData(SignedOutView)
  async endAll(@StaffOf() me: StaffCaller, @Res({ passthrough: true }) response: Response) {
    await this.own.endAll(me);
    this.cookie.clear(response);
    return { data: {} };
  }
}
