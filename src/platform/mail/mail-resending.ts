import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { transaction } from '../database/transaction.js';
import { ApiError } from '../http/errors/api-error.js';
import { Mail } from './mail.entity.js';
import { isMadeUp, MADE_UP, Mails, UNTRUE } from './mails.js';
import { Smtp } from './smtp.js';

/** Sends mails again, and those that were withheld. */
@Injectable()
export class MailResending {
  constructor(
    private readonly dataSource: DataSource,
    private readonly smtp: Smtp,
    private readonly mails: Mails,
  ) {}

  /** Sends a mail that was withheld, failed, is uncertain or was sent, to its address as of now. @throws ApiError 404, 409 */
  async sendAgain(id: string): Promise<Mail> {
    if (!this.smtp.configured)
      throw ApiError.conflict('mail_off', 'No mail server is set, so nothing can be sent.');
    const found = await this.dataSource.manager.findOneBy(Mail, { id });
    // This reads through the pool, so it comes before the transaction: two that held a connection could wait for each other.
    const now = found && (await this.mails.render(found));
    return transaction(this.dataSource, async (tx) => {
      const mail = await tx.findOne(Mail, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!mail) throw ApiError.notFound('Mail');
      if (mail.state === 'queued' || mail.state === 'retrying')
        throw ApiError.conflict('mail_under_way', 'This mail is on its way already.');
      if (isMadeUp(mail.to_address)) throw ApiError.conflict('address_unreachable', MADE_UP);
      if (now) await tx.update(Mail, { id }, { to_address: now.to });
      await this.requeue(tx, [id]);
      return tx.findOneByOrFail(Mail, { id });
    });
  }

  /** Sends all that waits because no mail server was set. @returns how many @throws ApiError 409 */
  async sendWithheld(): Promise<number> {
    if (!this.smtp.configured)
      throw ApiError.conflict('mail_off', 'No mail server is set, so nothing can be sent.');
    return transaction(this.dataSource, async (tx) => {
      const rows = await tx.query<{ id: string }[]>(
        `SELECT id FROM mail WHERE state = 'withheld' AND last_error IS NULL ORDER BY id FOR UPDATE SKIP LOCKED`,
      );
      const ids = rows.map(({ id }) => id);
      await this.requeue(tx, ids);
      return ids.length;
    });
  }

  /** Gives up the mails that wait because no mail server was set: they stay withheld. @returns how many */
  async keepWithheld(by: string): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE mail SET last_error = $1, updated_at = now() WHERE state = 'withheld' AND last_error IS NULL`,
      [`${by} chose not to send it.`],
    );
    return count;
  }

  /**
   * The event is again as it was: mails that were withheld since then, because what they say was no longer true, are
   * sent after all.
   */
  async reconsider(tx: EntityManager, event_id: string, since: Date): Promise<void> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id FROM mail WHERE event_id = $1 AND state = 'withheld' AND last_error = $2 AND updated_at >= $3
        ORDER BY id FOR UPDATE`,
      [event_id, UNTRUE, since],
    );
    await this.requeue(
      tx,
      rows.map(({ id }) => id),
    );
  }

  private async requeue(tx: EntityManager, ids: string[]): Promise<void> {
    await tx.query(
      `UPDATE mail SET state = 'queued', attempts = 0, last_error = NULL, next_attempt_at = NULL, updated_at = now()
        WHERE id = ANY($1)`,
      [ids],
    );
    await this.mails.plan(tx, ...ids);
  }
}
