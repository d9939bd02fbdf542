import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../platform/http/caller.js';
import { OptionalText, RequiredText } from '../../platform/http/fields/fields.js';
import { ShownText, ShownUuid } from '../../platform/http/openapi/answers.js';
import { SecretField } from '../passwords/password-rules.js';

export class SignInDto {
  @RequiredText({ max: 254, description: 'The e-mail address of the account', example: 'luz@example.com' })
  email: string;

  @SecretField('The password of the account')
  password: string;

  @OptionalText({
    max: 64,
    description:
      'Only for accounts with a second factor: the six digits of the authenticator app, or a recovery code',
    example: '492039',
  })
  code?: string | null;
}

export class ReauthenticateDto {
  @SecretField('One’s own password')
  current_password: string;
}

export class ChangePasswordDto extends ReauthenticateDto {
  @SecretField('12 to 128 characters of any kind; the commonest passwords are refused.')
  new_password: string;
}

/** The person who is signed in. */
export class MeView {
  @ShownUuid() id: string;
  @ShownText({ format: 'email' }) email: string;
  @ShownText() name: string;
  @ApiProperty({ enum: ROLES }) role: Role;
}

export const toMe = ({ id, email, name, role }: MeView): MeView => ({ id, email, name, role });

/** The empty answer of signing out. */
export class SignedOutView {}
