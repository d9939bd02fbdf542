import { ApiProperty } from '@nestjs/swagger';
import { ShownText } from '../../http/views.js';

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
