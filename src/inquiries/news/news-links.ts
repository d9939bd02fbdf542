import { Inject, Injectable } from '@nestjs/common';
import { Encryption } from '../../auth/encryption.js';
import { AUTH_SECRET } from '../../auth/secret.js';
import { ApiError } from '../../platform/http/errors/api-error.js';

/** The reader of a link, and what was written to many when they got it. */
interface NewsReader {
  address: string;
  batch_id: string | null;
}

/**
 * The links of a mail by which its reader chooses news. They hold the address itself, encrypted and signed with this
 * system's secret: they work for as long as that stands, whatever became of the mail and the inquiry.
 */
@Injectable()
export class NewsLinks {
  private readonly encryption: Encryption;

  constructor(@Inject(AUTH_SECRET) secret: string) {
    this.encryption = new Encryption(secret, 'news');
  }

  /** The paths of one's own page, and of the POST of mail programs. */
  of({ address, batch_id }: NewsReader): { page: string; oneClick: string } {
    const token = Buffer.from(
      this.encryption.encrypt(JSON.stringify([address, batch_id]), 'news'),
      'base64',
    ).toString('base64url');
    return { page: `/news-choices/${token}`, oneClick: `/api/v1/news-choices/${token}/one-click` };
  }

  /** @throws ApiError 404 */
  open(token: string): NewsReader {
    const text = this.encryption.decrypt(Buffer.from(token, 'base64url').toString('base64'), 'news');
    if (text === undefined) throw ApiError.notFound('Link');
    const [address, batch_id] = JSON.parse(text) as [string, string | null];
    return { address, batch_id };
  }
}
