import { Body, Controller, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  Allow,
  AllowWhileRestricted,
  ANY_RESTRICTION,
  StaffOf,
  type StaffCaller,
} from '../../platform/http/caller.js';
import { AnswersData, CountsGuesses, FailsWith } from '../../platform/http/openapi/answers.js';
import { CountWrites } from '../../platform/http/rate-limits/public-write.js';
import { CallerFinder } from '../caller-finder.js';
import { clientInfoOf } from '../sessions/client-info.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { Sessions } from '../sessions/sessions.js';
import { ChangePasswordDto, MeView, ReauthenticateDto, SignedOutView, SignInDto, toMe } from './auth.dto.js';
import { DeviceCookie } from './device-cookie.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('Signing in')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly service: SignInService,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly devices: DeviceCookie,
    private readonly callers: CallerFinder,
  ) {}

  /** Sign in: sets the session cookie */
  @Post('sign-in')
  @HttpCode(200)
  @Allow('anyone')
  @CountWrites('counted-elsewhere')
  @AnswersData(MeView)
  @CountsGuesses()
  @FailsWith(
    401,
    'E-mail or password is wrong; or they are right and a code is needed: `errors` names `code`',
  )
  @FailsWith(403, 'Asked by a page of another site')
  async signIn(
    @Body() dto: SignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    this.callers.refuseOtherOrigins(request);
    const oldToken = this.cookie.read(request);
    const device = this.devices.read(request, dto.email);
    const { token, caller } = await this.service.signIn(dto, clientInfoOf(request), device, oldToken);
    this.cookie.set(response, token);
    this.devices.remember(request, response, dto.email);
    request.caller = caller; // the access log names who signed in
    return { data: toMe(caller) };
  }

  /** Sign out: this session is dead on the server */
  @Post('sign-out')
  @HttpCode(200)
  @Allow('signed-in')
  @AllowWhileRestricted(ANY_RESTRICTION)
  @AnswersData(SignedOutView)
  async signOut(@StaffOf() me: StaffCaller, @Res({ passthrough: true }) response: Response) {
    await this.sessions.endById(me.session_id);
    this.cookie.clear(response);
    return { data: {} };
  }

  /** Give the password again, as some changes ask some time after signing in: the session gets a new cookie */
  @Post('reauthenticate')
  @HttpCode(200)
  @Allow('signed-in')
  @AnswersData(MeView)
  @CountsGuesses()
  async reauthenticate(
    @StaffOf() me: StaffCaller,
    @Body() dto: ReauthenticateDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    this.cookie.set(
      response,
      await this.service.reauthenticate(me, dto.current_password, clientInfoOf(request)),
    );
    return { data: toMe(me) };
  }

  /**
   * The former name of POST /auth/reauthenticate, for programs that know it
   * @deprecated
   */
  @Post('confirm')
  @HttpCode(200)
  @Allow('signed-in')
  @AnswersData(MeView)
  @CountsGuesses()
  confirm(
    @StaffOf() me: StaffCaller,
    @Body() dto: ReauthenticateDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.reauthenticate(me, dto, request, response);
  }

  /** Who is signed in */
  @Get('me')
  @Allow('signed-in')
  @AllowWhileRestricted(ANY_RESTRICTION)
  @AnswersData(MeView)
  me(@StaffOf() me: StaffCaller) {
    return { data: toMe(me) };
  }

  /** Change the password: every other session of the account ends */
  @Put('password')
  @Allow('signed-in')
  @AllowWhileRestricted(ANY_RESTRICTION)
  @AnswersData(MeView)
  @CountsGuesses()
  async changePassword(
    @StaffOf() me: StaffCaller,
    @Body() dto: ChangePasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    this.cookie.set(response, await this.service.changePassword(me, dto, clientInfoOf(request)));
    return { data: toMe(me) };
  }
}
