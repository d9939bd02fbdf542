import { ApiProperty } from '@nestjs/swagger';
import { RequiredText } from '../../platform/http/fields/fields.js';
import { EmailAddress } from '../../platform/http/fields/person-fields.js';
import { ShownDate, ShownText } from '../../platform/http/openapi/answers.js';
import { SecretField } from '../passwords/password-rules.js';
import { LINK_PURPOSES, type LinkPurpose } from './password-link.entity.js';

export class ForgottenPasswordDto {
  @EmailAddress()
  email: string;
}

export class LinkDto {
  @RequiredText({ max: 100, description: 'What stands behind the # of the mailed link' })
  token: string;
}

export class SetPasswordDto extends LinkDto {
  @SecretField('12 to 128 characters of any kind; the commonest passwords are refused.')
  password: string;
}

export class PasswordLinkRequest {
  @ShownText({ description: 'For people' }) message: string;
}

export class OpenLinkView {
  @ApiProperty({ enum: LINK_PURPOSES }) purpose: LinkPurpose;
  @ShownText() name: string;
  @ShownText({ format: 'email' }) email: string;
  @ShownDate() expires_at: Date;
}

export class PasswordSetView {
  @ShownText({ format: 'email', description: 'To sign in with' }) email: string;
}
