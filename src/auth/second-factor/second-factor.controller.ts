import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Allow, AllowWhileRestricted, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData, CountsGuesses, FailsWith } from '../../platform/http/openapi/answers.js';
import { clientInfoOf } from '../sessions/client-info.js';
import { ReauthenticateDto, SignedOutView } from '../sign-in/auth.dto.js';
import { StaffView, toStaffView } from '../staff/staff.dto.js';
import {
  ConfirmSecondFactorDto,
  NewSecretView,
  RecoveryCodesView,
  ResetSecondFactorDto,
  SecondFactorProofDto,
} from './second-factor.dto.js';
import { SecondFactors } from './second-factor.service.js';

@ApiTags('Second factor')
@Controller()
export class SecondFactorController {
  constructor(private readonly service: SecondFactors) {}

  /** Begin: a secret for an authenticator app; nothing changes until a code of it is given */
  @Post('auth/second-factor')
  @Allow('signed-in')
  @AllowWhileRestricted(['second-factor-missing'])
  @AnswersData(NewSecretView, { status: 201 })
  @FailsWith(409, 'It is on already')
  @CountsGuesses()
  async setUp(@Body() body: ReauthenticateDto, @StaffOf() me: StaffCaller, @Req() request: Request) {
    return { data: await this.service.setUp(me, body.current_password, clientInfoOf(request)) };
  }

  /** Switch on: from now on signing in takes a code */
  @Put('auth/second-factor')
  @Allow('signed-in')
  @AllowWhileRestricted(['second-factor-missing'])
  @AnswersData(RecoveryCodesView)
  @FailsWith(409, 'It is on already')
  @CountsGuesses()
  async confirm(@Body() { code }: ConfirmSecondFactorDto, @StaffOf() me: StaffCaller) {
    return { data: { recovery_codes: await this.service.confirm(me, code) } };
  }

  /** Ten new recovery codes: those of before stop working */
  @Post('auth/second-factor/recovery-codes')
  @HttpCode(200)
  @Allow('signed-in')
  @AnswersData(RecoveryCodesView)
  @FailsWith(409, 'It is off')
  @CountsGuesses()
  async renew(@Body() body: SecondFactorProofDto, @StaffOf() me: StaffCaller, @Req() request: Request) {
    return {
      data: { recovery_codes: await this.service.renewRecoveryCodes(me, body, clientInfoOf(request)) },
    };
  }

  /** Switch off: from now on the password is enough */
  @Post('auth/second-factor/switch-off')
  @HttpCode(200)
  @Allow('signed-in')
  @AnswersData(SignedOutView)
  @FailsWith(409, 'It is off, or must stay on')
  @CountsGuesses()
  async switchOff(@Body() body: SecondFactorProofDto, @StaffOf() me: StaffCaller, @Req() request: Request) {
    await this.service.switchOff(me, body, clientInfoOf(request));
    return { data: {} };
  }

  /** Switch off a colleague's second factor, who lost it: their sessions end */
  @Post('staff/:id/second-factor/reset')
  @HttpCode(200)
  @Allow('admin')
  @AnswersData(StaffView)
  @FailsWith(403, 'Not allowed, or your own password is needed: `errors` names `current_password`')
  @FailsWith(409, 'It is off, or your own')
  @CountsGuesses()
  async reset(
    @Param('id', UuidParam) id: string,
    @Body() body: ResetSecondFactorDto,
    @StaffOf() me: StaffCaller,
    @Req() request: Request,
  ) {
    return {
      data: toStaffView(await this.service.reset(id, me, body.current_password, clientInfoOf(request))),
    };
  }
}
