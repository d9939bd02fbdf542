import { RequiredText } from '../../http/fields.js';
import { SecretField } from '../secret-field.js';

export class SignInDto {
  @RequiredText({ max: 254, description: 'The e-mail address of the account', example: 'luz@example.com' })
  email: string;

  @SecretField('The password of the account')
  password: string;
}
