import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { dailyMailTo, StaffMailSettings, type Recipient } from '../../auth/staff/mail-settings.js';
import { transaction } from '../../platform/database/transaction.js';
import type { TakenJob } from '../../platform/jobs/definitions.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { isMadeUp, Mails, type NewMail } from '../../platform/mail/mails.js';
import type { Inquiry } from '../inquiry.entity.js';
import { Assignment } from '../work/assignment.js';
import { inquiryDigest, isEmpty, readDay } from './digest.js';
import { inquiriesDue } from './due.js';
import { inquiriesGiven } from './given.js';
import { inquiriesReturned } from './inquiries-returned.js';
import { reservationTemplates } from './reservations.js';
import { newInquiry } from './staff-inquiries.js';

export const INQUIRY_MAILS = 'inquiry-mails';

/** So many inquiries are shared out, and their mails written, by one transaction each. */
const BATCH_SIZE = 100;

type MailedInquiry = Pick<Inquiry, 'id' | 'email' | 'channel'> & {
  /** It came with a viewing, of which mails of its own tell the visitor and whoever shows it. */
  booked: boolean;
  hosts: string[];
};

/** Who hears of an inquiry: the visitor, and the colleagues who want to. Suspected spam is told to nobody. */
@Injectable()
export class InquiryMails implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly staff: StaffMailSettings,
    private readonly assignment: Assignment,
  ) {}

  onModuleInit(): void {
    const all = [
      newInquiry(this.pool),
      inquiryDigest(this.pool),
      inquiriesReturned(this.pool),
      inquiriesGiven(this.pool),
      inquiriesDue(this.pool),
      ...reservationTemplates(this.pool),
    ];
    for (const template of all) this.mails.register(template as Parameters<Mails['register']>[0]);
    this.jobs.handle({
      kind: INQUIRY_MAILS,
      run: (job) => this.tell([job]),
      batch: { max: BATCH_SIZE, run: (jobs) => this.tell(jobs) },
    });
    this.jobs.every({
      name: 'inquiry-digest',
      description: 'Mails what is new, given to them and due to colleagues who want one mail a day',
      schedule: { dailyAt: '8:00' },
      run: () => this.tellOfDay(),
    });
  }

  private async tell(jobs: TakenJob[]): Promise<void> {
    const { rows: inquiries } = await this.pool.query<MailedInquiry>(
      `SELECT id, email, channel, EXISTS (SELECT FROM viewing WHERE inquiry_id = inquiry.id) AS booked,
              ARRAY(SELECT staff_id FROM viewing WHERE inquiry_id = inquiry.id AND staff_id IS NOT NULL) AS hosts
         FROM inquiry WHERE id = ANY ($1) AND NOT spam ORDER BY id`,
      [jobs.map(({ payload }) => payload.inquiry_id)],
    );
    if (inquiries.length === 0) return;
    await this.assignment.assign(...inquiries.map(({ id }) => id));
    const wanting = await this.staff.wanting('at-once');
    const networks = new Map(jobs.map(({ payload }) => [payload.inquiry_id, payload.network]));
    await transaction(this.dataSource, (tx) =>
      this.mails.queue(
        tx,
        ...inquiries.flatMap((inquiry) => mailsOf(inquiry, wanting, networks.get(inquiry.id))),
      ),
    );
  }

  /** @returns how many colleagues have something to read */
  async tellOfDay(): Promise<number> {
    const colleagues: Recipient[] = [];
    for (const each of await this.staff.wanting('daily'))
      if (!isEmpty(await readDay(this.pool, each.id))) colleagues.push(each);
    await transaction(this.dataSource, (tx) =>
      this.mails.queue(tx, ...dailyMailTo('inquiry-digest', colleagues)),
    );
    return colleagues.length;
  }
}

function mailsOf(
  { id, email, channel, booked, hosts }: MailedInquiry,
  wanting: Recipient[],
  network: unknown,
): NewMail[] {
  const about = { resource: 'inquiries', record_id: id };
  // No mail tells of demonstration data.
  const colleagues = isMadeUp(email ?? '') ? [] : wanting.filter((one) => !hosts.includes(one.id));
  return [
    // Only whoever sent a form gets a receipt.
    ...(channel === 'website' && email !== null && !booked
      ? [
          {
            ...about,
            template: 'inquiry-received',
            to: email,
            network: typeof network === 'string' ? network : null,
            key: `inquiry-received:${id}`,
          },
        ]
      : []),
    ...colleagues.map((colleague) => ({
      ...about,
      template: 'new-inquiry',
      to: colleague.email,
      recipient_id: colleague.id,
      key: `new-inquiry:${id}:${colleague.id}`,
    })),
  ];
}
