import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, StaffOf, type StaffCaller } from '../../platform/http/caller.js';
import { UuidParam } from '../../platform/http/fields/uuid.js';
import { AnswersData, FailsWith } from '../../platform/http/openapi/answers.js';
import { StaffService } from '../staff/staff.service.js';
import {
  PasswordLinkRequest,
  ForgottenPasswordDto,
  LinkDto,
  OpenLinkView,
  PasswordSetView,
  SetPasswordDto,
} from './password-links.dto.js';
import { PasswordLinks } from './password-links.js';

const SENT = 'If there is an account with this e-mail, a link is on its way to it.';

@ApiTags('Signing in')
@Controller('auth')
export class PasswordLinksController {
  constructor(private readonly links: PasswordLinks) {}

  /** Ask for a link by which the password is set. The answer is the same for every address */
  @Post('forgotten-password')
  @HttpCode(202)
  @Allow('anyone')
  @AnswersData(PasswordLinkRequest, { status: 202 })
  @FailsWith(409, 'This server sends no mail (SMTP_URL)')
  async ask(@Body() { email }: ForgottenPasswordDto) {
    await this.links.request(email);
    return { data: { message: SENT } };
  }

  /** Whose link this is; changes nothing */
  @Post('password-link')
  @HttpCode(200)
  @Allow('anyone')
  @AnswersData(OpenLinkView)
  async read(@Body() { token }: LinkDto) {
    const { purpose, name, email, expires_at } = await this.links.read(token);
    return { data: { purpose, name, email, expires_at } };
  }

  /** Set the password by a link, once: every session of the account ends */
  @Post('password-link/password')
  @HttpCode(200)
  @Allow('anyone')
  @AnswersData(PasswordSetView)
  async set(@Body() { token, password }: SetPasswordDto) {
    return { data: await this.links.set(token, password) };
  }
}

@ApiTags('Staff accounts')
@Controller('staff')
export class InvitationsController {
  constructor(private readonly staff: StaffService) {}

  /** Mail a link by which the person sets their password */
  @Post(':id/invitation')
  @HttpCode(200)
  @Allow('admin')
  @AnswersData(PasswordLinkRequest)
  @FailsWith(409, 'This server sends no mail (SMTP_URL), or none to this address')
  async invite(@Param('id', UuidParam) id: string, @StaffOf() me: StaffCaller) {
    const { email } = await this.staff.invite(id, me);
    return { data: { message: `A link is on its way to ${email}.` } };
  }
}
