import { IsOptional } from 'class-validator';
import { RequiredText } from '../../http/fields.js';
import { SecretField } from '../secret-field.js';
import { ConfirmDto } from '../sign-in/change-password.dto.js';

const CODE = {
  max: 64,
  description:
    'The six digits that the authenticator app shows, or a recovery code; blanks and dashes are dropped',
  example: '492039',
};

export class ConfirmSecondFactorDto {
  @RequiredText(CODE)
  code: string;
}

export class SecondFactorProofDto extends ConfirmDto {
  @RequiredText(CODE)
  code: string;
}

export class ResetSecondFactorDto {
  @IsOptional()
  @SecretField('Your own password. Needed when you signed in more than 15 minutes ago', false)
  current_password?: string | null;
}
