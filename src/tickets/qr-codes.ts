import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { keptQrCode } from '../registrations/codes.js';

/** The QR codes of tickets. */
@Injectable()
export class QrCodes {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The PNG that leads to the ticket page of this delegate. */
  picture(uuid: string): Promise<Buffer> {
    return keptQrCode(`${this.settings.publicUrl}/thank-you/${uuid}`, 512);
  }
}
