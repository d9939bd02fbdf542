import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { Actor } from '../../activity/activity-log.js';
import { dailyMailTo, mailTo, StaffMailSettings, type Recipient } from '../../auth/staff/mail-settings.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import type { TakenJob } from '../../platform/jobs/definitions.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { LOCKS } from '../../platform/locks.js';
import { Mails, type NewMail } from '../../platform/mail/mails.js';
import { dayInManila } from '../../platform/manila.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { InquirySettingsStore } from '../work/settings.js';
import { InquiryWork } from '../work/work.service.js';
import { dueOf, INQUIRIES_DUE } from './due.js';
import {
  GIVEN,
  givenJob,
  givenUntil,
  INQUIRIES_GIVEN,
  keyOfGiven,
  notifiedUntil,
  type GivenTo,
} from './given.js';
import { keyOfReservation, RESERVATION_ENDED, RESERVATION_ENDING } from './reservations.js';

const MAX_JOBS = 500;

/** What becomes of their customers, colleagues are told: given to them, due, a reservation that ends. */
@Injectable()
export class WorkMails implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly staff: StaffMailSettings,
    private readonly settings: InquirySettingsStore,
    private readonly work: InquiryWork,
  ) {}

  onModuleInit(): void {
    this.work.followedBy((tx, before, after, by) => this.follow(tx, before, after, by));
    this.jobs.handle({
      kind: GIVEN,
      run: (job) => this.tellGiven([job]),
      batch: { max: MAX_JOBS, run: (jobs) => this.tellGiven(jobs) },
    });
    this.jobs.every({
      name: 'inquiries-due',
      description: 'Mails what is due to colleagues who want each inquiry at once',
      schedule: { dailyAt: '7:30' },
      trustsClock: true,
      run: () => this.tellDue(),
    });
    this.jobs.every({
      name: 'reservation-reminders',
      description: 'Tells whoever answers an inquiry that its reservation is about to end',
      schedule: { everySeconds: 1_800 },
      trustsClock: true,
      run: () => this.remind(),
    });
  }

  private async follow(tx: Transaction, before: InquiryRow, after: InquiryRow, by: Actor): Promise<void> {
    const { id, assignee_id } = after;
    // What the server shares out is told as a new inquiry.
    if (assignee_id !== null && assignee_id !== before.assignee_id && isOther(by, assignee_id))
      await this.jobs.add(tx, await givenJob(tx, id, assignee_id));
    const isEnded = by.kind === 'server' && before.home_state === 'reserved' && after.home_state === null;
    if (isEnded && before.home_end !== null)
      await this.mails.queue(
        tx,
        ...(await answering(tx, assignee_id)).map((to) =>
          ofReservation(RESERVATION_ENDED, id, before.home_end ?? '', to),
        ),
      );
  }

  /** One mail to each for all that was given up to now: what a mail of before told is not told again. */
  private async tellGiven(jobs: TakenJob[]): Promise<void> {
    const all = jobs.map(({ payload }) => payload as unknown as GivenTo);
    const wanting = await this.staff.wanting('at-once');
    await transaction(this.dataSource, async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.tellingOfWork]);
      for (const to of wanting) {
        const notified = await notifiedUntil(tx, to.id);
        const [since] = all
          .flatMap(({ staff_id, at }) => (staff_id === to.id && at > notified ? at : []))
          .sort();
        if (since === undefined) continue;
        const key = keyOfGiven(to.id, since, await givenUntil(tx, to.id));
        await this.mails.queue(tx, { ...mailTo(INQUIRIES_GIVEN, to), key });
      }
    });
  }

  /** @returns how many colleagues have something that is due */
  async tellDue(): Promise<number> {
    const recipients: Recipient[] = [];
    for (const each of await this.staff.wanting('at-once'))
      if ((await dueOf(this.pool, each.id)).length > 0) recipients.push(each);
    await transaction(this.dataSource, (tx) =>
      this.mails.queue(tx, ...dailyMailTo(INQUIRIES_DUE, recipients)),
    );
    return recipients.length;
  }

  /** Each once, and once more where somebody else answers by then; not on the day on which it was reserved. */
  async remind(now = new Date()): Promise<number> {
    const { reservation_notice_days: days } = await this.settings.read();
    if (days === 0) return 0;
    const rows = await this.dataSource.query<{ id: string; assignee_id: string | null; until: string }[]>(
      `SELECT id, assignee_id, home_until::text AS until FROM inquiry
        WHERE home_state = 'reserved' AND home_until BETWEEN $1::date AND $1::date + $2::int AND home_since < $1::date
        ORDER BY home_until, id`,
      [dayInManila(now), days],
    );
    return transaction(this.dataSource, async (tx) => {
      for (const { id, assignee_id, until } of rows)
        await this.mails.queue(
          tx,
          ...(await answering(tx, assignee_id)).map((to) => ofReservation(RESERVATION_ENDING, id, until, to)),
        );
      return rows.length;
    });
  }
}

const isOther = (by: Actor, id: string): boolean =>
  by.kind === 'key' || (by.kind === 'staff' && by.id !== id);

const ofReservation = (template: string, id: string, until: string, to: Recipient): NewMail => ({
  template,
  to: to.email,
  resource: 'inquiries',
  record_id: id,
  recipient_id: to.id,
  key: keyOfReservation(template, id, until, to.id),
});

/** Whoever answers; where nobody does who works here, managers, else admins. Nobody who wants no mails. */
async function answering(tx: Transaction, id: string | null): Promise<Recipient[]> {
  return tx.query<Recipient[]>(
    `WITH working AS (
       SELECT id, email, inquiry_mail, CASE WHEN id = $1 THEN 1 WHEN role = 'manager' THEN 2 ELSE 3 END AS rank
         FROM staff WHERE disabled_at IS NULL AND (role IN ('admin', 'manager') OR (id = $1 AND role = 'agent')))
     SELECT id, email FROM working
      WHERE rank = (SELECT min(rank) FROM working) AND inquiry_mail <> 'none' ORDER BY id`,
    [id],
  );
}
