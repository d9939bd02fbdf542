import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../activity/activity-log.js';
import { StaffMailSettings, type Recipient } from '../../auth/staff/mail-settings.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mails } from '../../platform/mail/mails.js';
import { INQUIRIES_RETURNED } from '../mails/inquiries-returned.js';
import { lockInquiry } from './inquiry-rows.js';
import { InquirySettingsStore } from './settings.js';
import { InquiryWork } from './work.service.js';
import { workingHoursBefore } from './working-hours.js';

const BY: Actor = { kind: 'server', name: 'inquiry-returns' };
/** The most of one run: more than wait after a long holiday. The next run takes the rest. */
const MAX = 500;

/** Gives back to all what a colleague did not answer in time, and tells them. */
@Injectable()
export class InquiryReturns implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly dataSource: DataSource,
    private readonly staff: StaffMailSettings,
    private readonly settings: InquirySettingsStore,
    private readonly work: InquiryWork,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'inquiry-returns',
      description: 'Gives inquiries that nobody answered in time back to all colleagues, and mails them',
      schedule: { everySeconds: 60 },
      trustsClock: true,
      run: () => this.run(),
    });
  }

  /** @returns how many were given back */
  async run(now = new Date()): Promise<number> {
    const settings = await this.settings.read();
    if (settings.return_after_hours === 0) return 0;
    const { work_days: days, opens, closes } = settings;
    const since = workingHoursBefore(now, settings.return_after_hours, { days, opens, closes });
    if (!since) return 0;
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM inquiry WHERE ${OVERDUE} AND assigned_at <= $1 ORDER BY created_at LIMIT ${MAX}`,
      [since],
    );
    if (rows.length === 0) return 0;
    // This reads through the pool, so it comes before the transaction, which holds a connection.
    const colleagues = await this.staff.wanting('at-once');
    return transaction(this.dataSource, async (tx) => {
      let returned = 0;
      for (const { id } of rows) if (await this.giveBack(tx, id, since, now)) returned += 1;
      if (returned > 0) await this.tell(tx, colleagues, now);
      return returned;
    });
  }

  /** It stays if somebody has answered or taken it since it was found. */
  private async giveBack(tx: Transaction, id: string, since: Date, now: Date): Promise<boolean> {
    const still = await tx.query<object[]>(
      `SELECT FROM inquiry WHERE id = $1 AND ${OVERDUE} AND assigned_at <= $2 FOR NO KEY UPDATE`,
      [id, since],
    );
    if (still.length === 0) return false;
    await this.work.write(tx, await lockInquiry(tx, id), { assignee_id: null, returned_at: now }, BY);
    return true;
  }

  /** One mail for all of a run, to those who hear of each new inquiry. */
  private async tell(tx: Transaction, colleagues: Recipient[], now: Date): Promise<void> {
    await this.mails.queue(
      tx,
      ...colleagues.map(({ id, email }) => ({
        template: INQUIRIES_RETURNED,
        to: email,
        resource: 'staff',
        record_id: id,
        recipient_id: id,
        key: `${INQUIRIES_RETURNED}:${id}:${now.toISOString()}`,
      })),
    );
  }
}

/** Whoever has planned a viewing keeps it, though it waits among the unanswered. */
const OVERDUE = `status = 'new' AND answered_at IS NULL AND assignee_id IS NOT NULL`;
