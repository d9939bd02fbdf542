import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AUTH_SECRET } from '../../auth/secret.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';

const TOKEN = /^[\w-]{46}$/;
const ID_BYTES = 16;
const MAC_BYTES = 18;

/**
 * The link in the mails about a viewing: its id, signed with this system's secret. Nothing of it is kept, so nothing of it
 * can be read from the database; the log masks it (`loggedPath`).
 */
@Injectable()
export class ViewingLinks {
  constructor(
    @Inject(AUTH_SECRET) private readonly secret: string,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @param id UUID of the viewing */
  of(id: string): string {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return Buffer.concat([bytes, this.sign(bytes)]).toString('base64url');
  }

  addressOf(id: string): string {
    return `${this.settings.publicUrl}/my-viewing/${this.of(id)}`;
  }

  /** @returns the id of the viewing @throws ApiError 404 */
  open(token: string): string {
    const bytes = TOKEN.test(token) ? Buffer.from(token, 'base64url') : Buffer.alloc(0);
    const id = bytes.subarray(0, ID_BYTES);
    if (bytes.length !== ID_BYTES + MAC_BYTES || !timingSafeEqual(bytes.subarray(ID_BYTES), this.sign(id)))
      throw ApiError.notFound('Viewing');
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private sign(id: Buffer): Buffer {
    return createHmac('sha256', this.secret).update('viewing ').update(id).digest().subarray(0, MAC_BYTES);
  }
}
