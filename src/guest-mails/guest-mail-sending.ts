import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { transaction } from '../platform/database/transaction.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Mails } from '../platform/mail/mails.js';
import { GUEST_MAIL } from './guest-mail-template.js';
import { GuestMail } from './guest-mail.entity.js';
import { nextInformed } from './informed.js';
import { nextRecipients } from './recipients.js';

/** Mails of one transaction: each locks nothing, but all are written or none. */
const AT_ONCE = 100;
const DAYS_OF_A_TEST = 7;

/** Writes what was planned, once its time has come, and forgets what was a test. */
@Injectable()
export class GuestMailSending implements OnModuleInit {
  private readonly log = new Logger('GuestMails');

  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: Mails,
  ) {}

  onModuleInit(): void {
    this.jobs.handle({
      kind: GUEST_MAIL,
      concurrency: 1,
      run: async ({ payload }) => {
        const id = String(payload.guest_mail_id);
        while (await this.sendSome(id));
      },
    });
    this.jobs.every({
      name: 'guest-mail-tests',
      description: 'Forgets tests of mails to guests that are a week old',
      schedule: { dailyAt: '3:35' },
      run: async () =>
        (
          await this.pool.query(
            `DELETE FROM guest_mail WHERE state = 'test' AND created_at < now() - $1 * interval '1 day'`,
            [DAYS_OF_A_TEST],
          )
        ).rowCount ?? 0,
    });
  }

  /** Writes the next mails, all or none of them. @returns whether there may be more */
  private sendSome(id: string): Promise<boolean> {
    return transaction(this.dataSource, async (tx) => {
      const batch = await tx.findOne(GuestMail, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!batch || (batch.state !== 'planned' && batch.state !== 'sending')) return false;
      const { about } = batch;
      const { text, values } =
        about === 'guests'
          ? nextRecipients(batch, batch.event_id, batch.reached, AT_ONCE)
          : nextInformed({ ...batch, about }, AT_ONCE);
      const template = about === 'guests' ? GUEST_MAIL : (`event-${about}` as const);
      const next = await tx.query<{ id: string; address: string; key: string; resource?: string }[]>(
        text,
        values,
      );
      await this.mails.queue(
        tx,
        ...next.map(({ id: record_id, address, key, resource = 'delegates' }) => ({
          ...{ template, to: address, resource, record_id },
          batch_id: id,
          key: `${GUEST_MAIL}:${id}:${key}`,
        })),
      );
      const last = next.at(-1);
      const more = next.length === AT_ONCE;
      await tx.update(
        GuestMail,
        { id },
        {
          state: more ? 'sending' : 'sent',
          ...(last && { reached: last.key }),
          ...(!more && { ended_at: () => 'now()' }),
        },
      );
      if (!more) this.log.log(`“${batch.subject}” is on its way to the guests`);
      return more;
    });
  }
}
