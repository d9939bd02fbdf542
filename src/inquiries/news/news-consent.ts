import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog, nameOf } from '../../activity/activity-log.js';
import { isStoppedSql } from '../../mail-batches/arrival.js';
import type { HowStopped } from '../../mail-batches/mail-batch.entity.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { ANONYMOUS, type Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { inquiryActivity } from '../inquiries.dto.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { seenBy } from '../seen-by.js';
import { lockSeen, readInquiry } from '../work/inquiry-rows.js';
import type { NewsConsentView } from './news.dto.js';

/** Whose consent is taken back, by whom, and how. */
interface Withdrawal {
  /** One inquiry that is meant even where it has no address. */
  inquiry?: string;
  address: string | null;
  how: HowStopped;
  by: Caller;
  batch_id?: string | null;
}

/**
 * That somebody wants news is taken back by themselves, or by staff whom they told: for all inquiries of the same mailbox,
 * and for good. A box that is ticked later changes nothing, since anybody can type an address; a link that came there does.
 */
@Injectable()
export class NewsConsent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /** Of whoever sent this inquiry. @throws ApiError 403, 404 */
  withdraw(id: string, by: Caller): Promise<InquiryRow> {
    return transaction(this.dataSource, async (tx) => {
      const { email } = await lockSeen(tx, id, by);
      await this.stop(tx, { inquiry: id, address: email, how: 'staff', by });
      return readInquiry(tx, id);
    });
  }

  /** Whoever has the mail knows its id, and nobody else does. @throws ApiError 404 for no answer to an inquiry */
  withdrawByMail(mail: string): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      const [found] = await tx.query<{ to_address: string }[]>(
        `SELECT to_address FROM mail WHERE id = $1 AND resource = 'inquiries' AND recipient_id IS NULL`,
        [mail],
      );
      if (!found) throw ApiError.notFound('Mail');
      await this.stop(tx, { address: found.to_address, how: 'page', by: ANONYMOUS });
    });
  }

  /** By a link that came to this address. */
  stopAt(address: string, how: HowStopped, batch_id: string | null): Promise<void> {
    return transaction(this.dataSource, (tx) => this.stop(tx, { address, how, by: ANONYMOUS, batch_id }));
  }

  /** What was agreed to with this inquiry, and what became of it. @throws ApiError 403, 404 */
  async of(id: string, by: Caller): Promise<NewsConsentView> {
    const { email } = seenBy(by, await readInquiry(this.dataSource.manager, id));
    const [row] = await this.dataSource.query<NewsConsentView[]>(
      `SELECT i.agree_newsletter AS wants, i.news_text AS words, i.created_at AS given_at, i.channel,
              i.news_withdrawn_at AS withdrawn_at, i.news_withdrawn_how AS withdrawn_how,
              i.news_withdrawn_by AS withdrawn_by, c.projects AS chosen, c.chosen_at,
              $2::text IS NOT NULL AND ${isStoppedSql('fold_address($2)', 'news')} AS stopped
         FROM inquiry i LEFT JOIN news_choice c ON c.address = fold_address($2) WHERE i.id = $1`,
      [id, email],
    );
    if (!row) throw ApiError.notFound('Inquiry');
    return row;
  }

  private async stop(tx: Transaction, { inquiry, address, how, by, batch_id }: Withdrawal): Promise<void> {
    if (address !== null) {
      await tx.query(
        `INSERT INTO stopped_address (address, kind, how, by_name, batch_id)
         VALUES (fold_address($1), 'news', $2, $3, $4) ON CONFLICT DO NOTHING`,
        [address, how, nameOf(by), batch_id ?? null],
      );
      await tx.query('DELETE FROM news_choice WHERE address = fold_address($1)', [address]);
    }
    const [rows] = await tx.query<[{ id: string }[], number]>(
      `UPDATE inquiry SET agree_newsletter = false, updated_at = clock_timestamp(),
              news_withdrawn_at = clock_timestamp(), news_withdrawn_how = $3, news_withdrawn_by = $4
        WHERE agree_newsletter AND (id = $1 OR fold_address(email) = fold_address($2)) RETURNING id`,
      [inquiry ?? null, address, how, nameOf(by)],
    );
    await this.note(tx, by, rows, 'inquiry.news_withdrawn');
  }

  /**
   * What whoever reads this address wants: of these projects, and of no other. It takes back every stop of theirs.
   * @param isWanted whether they want news of what an inquiry was about
   */
  choose(
    address: string,
    { projects, words }: { projects: string[]; words: string | null },
    isWanted: (project_interest: string | null) => boolean,
  ): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      await tx.query(
        `INSERT INTO news_choice (address, projects, words) VALUES (fold_address($1), $2, $3)
         ON CONFLICT (address) DO UPDATE SET projects = $2, words = $3, chosen_at = now()`,
        [address, projects, words],
      );
      await tx.query(
        'DELETE FROM stopped_address WHERE address IN (fold_address($1), stop_hash(fold_address($1)))',
        [address],
      );
      const rows = await tx.query<
        { id: string; project_interest: string | null; agrees: boolean; agreed: boolean }[]
      >(
        `SELECT id, project_interest, agree_newsletter AS agrees, news_withdrawn_at IS NOT NULL AS agreed
           FROM inquiry WHERE fold_address(email) = fold_address($1) ORDER BY id FOR NO KEY UPDATE`,
        [address],
      );
      const off = rows.filter(({ agrees, project_interest }) => agrees && !isWanted(project_interest));
      const on = rows.filter(
        ({ agrees, agreed, project_interest }) => !agrees && agreed && isWanted(project_interest),
      );
      await tx.query(
        `UPDATE inquiry SET agree_newsletter = id = ANY ($2), updated_at = clock_timestamp(), news_withdrawn_by = NULL,
                news_withdrawn_at = CASE WHEN id = ANY ($1) THEN clock_timestamp() END,
                news_withdrawn_how = CASE WHEN id = ANY ($1) THEN 'page' END
          WHERE id = ANY ($1) OR id = ANY ($2)`,
        [off.map(({ id }) => id), on.map(({ id }) => id)],
      );
      await this.note(tx, ANONYMOUS, off, 'inquiry.news_withdrawn');
      await this.note(tx, ANONYMOUS, on, 'inquiry.news_wanted');
    });
  }

  /** What an address gets now: the projects of inquiries that agree, and those that were chosen. */
  async wantedAt(
    address: string,
  ): Promise<{ stopped: boolean; interests: (string | null)[]; chosen: string[] }> {
    const [row] = await this.dataSource.query<
      { stopped: boolean; interests: (string | null)[]; chosen: string[] | null }[]
    >(
      `SELECT ${isStoppedSql('k.key', 'news')} AS stopped,
              ARRAY(SELECT project_interest FROM inquiry WHERE agree_newsletter AND NOT spam AND fold_address(email) = k.key) AS interests,
              (SELECT projects FROM news_choice WHERE address = k.key) AS chosen
         FROM (SELECT fold_address($1) AS key) k`,
      [address],
    );
    return { stopped: row?.stopped ?? false, interests: row?.interests ?? [], chosen: row?.chosen ?? [] };
  }

  private async note(
    tx: Transaction,
    by: Caller,
    rows: { id: string }[],
    type: 'inquiry.news_withdrawn' | 'inquiry.news_wanted',
  ): Promise<void> {
    const wanted = type === 'inquiry.news_wanted';
    const states = { before: { agree_newsletter: !wanted }, after: { agree_newsletter: wanted } };
    for (const { id } of rows) await this.activity.record(tx, by, inquiryActivity(type, id, states));
  }
}
