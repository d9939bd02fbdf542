import { SecretField } from '../secret-field.js';

export class ConfirmDto {
  @SecretField('One’s own password')
  current_password: string;
}

export class ChangePasswordDto extends ConfirmDto {
  @SecretField('12 to 128 characters of any kind; the commonest passwords are refused.')
  new_password: string;
}
