import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AUTH_SECRET } from '../../auth/secret.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';

const TOKEN = /^[\w-]{46}$/;
const ID_BYTES = 16;
const MAC_BYTES = 18;

/** What is signed before the id: whoever booked gets one link at once, and the reader of their mails another. */
const SHOWN = 'viewing ';
const MAILED = 'viewing mailed ';

/**
 * The links to a viewing: its id, signed with this system's secret. Nothing of them is kept, so nothing of them can be read
 * from the database; the log masks them (`loggedPath`). Both do the same, but only the mailed one shows that somebody reads
 * mail at the address: the other goes to whoever typed it.
 */
@Injectable()
export class ViewingLinks {
  constructor(
    @Inject(AUTH_SECRET) private readonly secret: string,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** For whoever booked. @param id UUID of the viewing */
  addressOf(id: string): string {
    return this.address(id, SHOWN);
  }

  /** For mails alone. @param id UUID of the viewing */
  mailedAddressOf(id: string): string {
    return this.address(id, MAILED);
  }

  /** @throws ApiError 404 */
  open(token: string): { id: string; wasMailed: boolean } {
    const bytes = TOKEN.test(token) ? Buffer.from(token, 'base64url') : Buffer.alloc(0);
    if (bytes.length !== ID_BYTES + MAC_BYTES) throw ApiError.notFound('Viewing');
    const id = bytes.subarray(0, ID_BYTES);
    const isSigned = (way: string) => timingSafeEqual(bytes.subarray(ID_BYTES), this.sign(id, way));
    const wasMailed = isSigned(MAILED);
    if (!wasMailed && !isSigned(SHOWN)) throw ApiError.notFound('Viewing');
    const uuid = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return { id: uuid, wasMailed };
  }

  private address(uuid: string, way: string): string {
    const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
    const token = Buffer.concat([id, this.sign(id, way)]).toString('base64url');
    return `${this.settings.publicUrl}/my-viewing/${token}`;
  }

  private sign(id: Buffer, way: string): Buffer {
    return createHmac('sha256', this.secret).update(way).update(id).digest().subarray(0, MAC_BYTES);
  }
}
