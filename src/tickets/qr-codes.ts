import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { drawQrCode } from '../registrations/codes.js';

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
    const drawn = drawQrCode(link, 512);
    this.pictures.set(uuid, drawn);
    drawn.catch(() => this.pictures.delete(uuid));
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > KEPT && oldest !== undefined) this.pictures.delete(oldest);
    return drawn;
  }
}
