import { Inject, Injectable } from '@nestjs/common';
import { toBuffer } from 'qrcode';
import { SETTINGS, type Settings } from '../settings/settings.js';

const KEPT = 500;

/** Draws QR codes on request; the last few hundred are kept. */
@Injectable()
export class QrCodes {
  private readonly pictures = new Map<string, Promise<Buffer>>();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The PNG that leads to the ticket page of this delegate. */
  picture(uuid: string): Promise<Buffer> {
    const kept = this.pictures.get(uuid);
    if (kept) return kept;
    const link = `${this.settings.publicUrl}/thank-you/${uuid}`;
    const drawn = toBuffer(link, { type: 'png', width: 512, margin: 4, errorCorrectionLevel: 'M' });
    this.pictures.set(uuid, drawn);
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > KEPT && oldest !== undefined) this.pictures.delete(oldest);
    return drawn;
  }
}
