import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NewsConsent } from '../inquiries/news/news-consent.js';
import { bouncedSql } from '../mail-batches/arrival.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import { MailArrivals } from '../platform/mail/mail-arrivals.js';
import type { Mail } from '../platform/mail/mail.entity.js';
import type { MailBounce } from './mail-bounces.dto.js';
import { tidied, type Report } from './report.js';

/** 5.6 and 5.7 are of what it says, or of who sends it: as where the server refuses it at once (smtp.ts). */
const OF_ITS_WORDS = /\b5\.[67]\.\d/;

type Returned = Pick<Mail, 'id' | 'to_address' | 'recipient_id' | 'batch_id'>;

/** What comes back after a mail server took a mail counts as if it had been refused at once. */
@Injectable()
export class MailBounces implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly arrivals: MailArrivals,
    private readonly consent: NewsConsent,
  ) {}

  onModuleInit(): void {
    this.arrivals.bouncesBy((address) => bouncedSql(`fold_address(${address})`));
  }

  /** The same report again changes nothing. @returns whether it was a report at all */
  async take(report: MailBounce | Report | undefined): Promise<boolean> {
    if (!report) return false;
    const { kind } = report;
    const diagnostic = tidied(report.diagnostic ?? '') || 'The mail server there does not say why.';
    const mail = await transaction(this.dataSource, async (tx) => {
      const found = await returned(tx, report);
      if (!found || kind === 'complaint') return found;
      if (kind === 'soft') await note(tx, found, `Not delivered yet: ${diagnostic}`);
      else await this.fails(tx, found, diagnostic);
      return found;
    });
    if (mail && mail.recipient_id === null && kind === 'complaint') await this.stop(mail);
    return true;
  }

  private async fails(tx: Transaction, mail: Returned, diagnostic: string): Promise<void> {
    await tx.query(
      `UPDATE mail SET state = 'failed', last_error = $2, updated_at = now() WHERE id = $1 AND state IN ('sent', 'uncertain')`,
      [mail.id, `It came back: ${diagnostic}`],
    );
    if (mail.recipient_id !== null || OF_ITS_WORDS.test(diagnostic)) return;
    await tx.query(
      `INSERT INTO stopped_address (address, kind, how) VALUES (fold_address($1), 'bounced', 'mail-server') ON CONFLICT DO NOTHING`,
      [mail.to_address],
    );
    for (const table of this.arrivals.tables)
      await tx.query(
        `UPDATE ${table} SET mail_fails = true WHERE email_key(email) = email_key($1) AND NOT mail_fails`,
        [mail.to_address],
      );
  }

  /** Whoever calls a mail to many spam gets no more of them; mails about their own ticket still come. */
  private async stop({ to_address, batch_id }: Returned): Promise<void> {
    await this.consent.stopAt(to_address, 'mail-program', batch_id);
    await this.dataSource.query(
      `INSERT INTO stopped_address (address, kind, how) VALUES (fold_address($1), 'guests', 'mail-program') ON CONFLICT DO NOTHING`,
      [to_address],
    );
  }
}

/** The mail that is meant. A provider's word is enough for the last one to an address; where nothing was sent, nothing comes back. */
async function returned(tx: Transaction, report: MailBounce | Report): Promise<Returned | undefined> {
  const address = 'address' in report ? report.address : null;
  const [found] = await tx.query<Returned[]>(
    `SELECT id, to_address, recipient_id, batch_id FROM mail
      WHERE state IN ('sent', 'uncertain', 'failed') AND ($1::uuid IS NULL OR id = $1)
        AND ($2::text IS NULL OR fold_address(to_address) = fold_address($2))
      ORDER BY created_at DESC LIMIT 1`,
    [report.mail ?? null, address],
  );
  return found;
}

const note = (tx: Transaction, { id }: Returned, text: string) =>
  tx.query('UPDATE mail SET last_error = $2, updated_at = now() WHERE id = $1', [id, text]);
