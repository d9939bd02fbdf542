import { OptionalText, RequiredText } from '../../http/fields.js';
import { SecretField } from '../secret-field.js';

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
