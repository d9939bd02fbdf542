import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { RequiredText } from '../../platform/http/fields/fields.js';
import { ShownText } from '../../platform/http/openapi/answers.js';
import { SecretField } from '../passwords/password-rules.js';
import { ReauthenticateDto } from '../sign-in/auth.dto.js';

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

export class SecondFactorProofDto extends ReauthenticateDto {
  @RequiredText(CODE)
  code: string;
}

export class ResetSecondFactorDto {
  @IsOptional()
  @SecretField('Your own password. Needed when you signed in more than 15 minutes ago', false)
  current_password?: string | null;
}

/** What an authenticator app needs, shown once. */
export class NewSecretView {
  @ShownText({
    description: 'To be typed into the app, in base 32',
    example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  })
  secret: string;

  @ShownText({ description: 'The same as an address that apps open (otpauth://…)' }) address: string;
  @ShownText({ description: 'The same as a QR code: a PNG as a data: address' }) qr_code: string;
}

export class RecoveryCodesView {
  @ApiProperty({
    type: [String],
    description: 'Each opens the account once instead of a code of the app; shown now and never again',
    example: ['f3kq-8m2d-t0xz-7n5b-9rwe-h4jc'],
  })
  recovery_codes: string[];
}
