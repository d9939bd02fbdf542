import { SecretField } from '../secret-field.js';

export class ChangePasswordDto {
  @SecretField('The password until now')
  current_password: string;

  @SecretField('12 to 128 characters of any kind; the commonest passwords are refused.')
  new_password: string;
}
