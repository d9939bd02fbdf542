import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import { ANONYMOUS, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { inquiryActivity } from './inquiries.dto.js';
import type { InquiryRow } from './inquiry-record.dto.js';
import { seenBy } from './seen-by.js';
import { lockInquiry, readInquiry } from './work/work.service.js';

/** That somebody wants news may be taken back: by themselves, or by staff whom they told. The history keeps both. */
@Injectable()
export class NewsConsent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /** Withdraws the consent in all inquiries of the address that this one bears. @throws ApiError 403, 404 */
  withdraw(id: string, by: Caller): Promise<InquiryRow> {
    return transaction(this.dataSource, async (tx) => {
      const { email } = seenBy(by, await lockInquiry(tx, id));
      await this.take(tx, id, email, by);
      return readInquiry(tx, id);
    });
  }

  /** Withdraws it by the id of a mail, which only its reader knows. @throws ApiError 404 for no answer to an inquiry */
  withdrawByMail(mail: string): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      const [found] = await tx.query<{ record_id: string; to_address: string }[]>(
        `SELECT record_id, to_address FROM mail WHERE id = $1 AND resource = 'inquiries' AND recipient_id IS NULL`,
        [mail],
      );
      if (!found) throw ApiError.notFound('Mail');
      await this.take(tx, found.record_id, found.to_address, ANONYMOUS);
    });
  }

  private async take(tx: Transaction, id: string, email: string | null, by: Caller): Promise<void> {
    const [rows] = await tx.query<[{ id: string }[], number]>(
      `UPDATE inquiry SET agree_newsletter = false, updated_at = clock_timestamp()
        WHERE agree_newsletter AND (id = $1 OR (search_key(email) COLLATE "C" = search_key($2) AND lower(email) = lower($2)))
       RETURNING id`,
      [id, email],
    );
    const states = { before: { agree_newsletter: true }, after: { agree_newsletter: false } };
    for (const row of rows)
      await this.activity.record(tx, by, inquiryActivity('inquiry.news_withdrawn', row.id, states));
  }
}
