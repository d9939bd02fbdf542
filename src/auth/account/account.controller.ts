import { Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Pool } from 'pg';
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
import { Sessions } from '../sessions/sessions.js';
import { SignedOutView } from '../sign-in/auth.dto.js';
import { AccountView, SessionView } from './account.dto.js';
import { OwnSessions } from './own-sessions.service.js';

@ApiTags('Signing in')
@Controller('auth/account')
export class AccountController {
  constructor(
    private readonly pool: Pool,
    private readonly sessions: Sessions,
  ) {}

  /** How one's own account is secured */
  @Get()
  @Allow('signed-in')
  @AllowWhileRestricted(ANY_RESTRICTION)
  @AnswersData(AccountView)
  async find(@StaffOf() me: StaffCaller) {
    const { rows } = await this.pool.query<AccountView>(
      `SELECT password_due_at, $2::boolean AS password_overdue, second_factor_since,
              coalesce(cardinality(recovery_hashes), 0) AS recovery_codes_left
         FROM staff LEFT JOIN second_factor ON staff_id = staff.id WHERE staff.id = $1`,
      [me.id, me.bar === 'password-overdue'],
    );
    return { data: { ...rows[0], second_factor_required: this.sessions.demands(me.role) } };
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
