import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Assignment } from '../work/assignment.js';
import { StaffMailSettings } from '../../auth/staff/mail-settings.js';
import { dayInManila } from '../../platform/jobs/definitions.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { isMadeUp, Mails } from '../../platform/mail/mails.js';
import { inquiryReceived } from './inquiry-received.js';
import { inquiryDigest, newInquiry } from './staff-inquiries.js';
import { transaction } from '../../platform/database/transaction.js';
import { inquiriesReturned } from './inquiries-returned.js';

export const INQUIRY_MAILS = 'inquiry-mails';

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
      inquiryReceived(this.pool),
      newInquiry(this.pool),
      inquiryDigest(this.pool),
      inquiriesReturned(this.pool),
    ];
    for (const template of all) this.mails.register(template as Parameters<Mails['register']>[0]);
    this.mails.onArrival('inquiries', 'inquiry');
    this.jobs.handle({ kind: INQUIRY_MAILS, run: ({ payload }) => this.tell(String(payload.inquiry_id)) });
    this.jobs.every({
      name: 'inquiry-digest',
      description: 'Mails the inquiries of the last day to the colleagues who want them once a day',
      schedule: { dailyAt: '8:00' },
      run: () => this.tellOfDay(),
    });
  }

  private async tell(id: string): Promise<void> {
    const { rows } = await this.pool.query<{ email: string | null; channel: string }>(
      'SELECT email, channel FROM inquiry WHERE id = $1 AND NOT spam',
      [id],
    );
    const [inquiry] = rows;
    if (!inquiry) return;
    await this.assignment.assign(id);
    // Demonstration data is news to nobody.
    const colleagues = isMadeUp(inquiry.email ?? '') ? [] : await this.staff.wanting('at-once');
    const about = { resource: 'inquiries', record_id: id };
    await transaction(this.dataSource, (tx) =>
      this.mails.queue(
        tx,
        // Whoever sent no form expects no receipt.
        ...(inquiry.channel === 'website' && inquiry.email !== null
          ? [{ ...about, template: 'inquiry-received', to: inquiry.email, key: `inquiry-received:${id}` }]
          : []),
        ...colleagues.map((colleague) => ({
          ...about,
          template: 'new-inquiry',
          to: colleague.email,
          recipient_id: colleague.id,
          key: `new-inquiry:${id}:${colleague.id}`,
        })),
      ),
    );
  }

  private async tellOfDay(): Promise<number> {
    const { rowCount } = await this.pool.query(
      `SELECT FROM inquiry WHERE NOT spam AND created_at > now() - interval '1 day' LIMIT 1`,
    );
    const colleagues = rowCount ? await this.staff.wanting('daily') : [];
    const day = dayInManila();
    await transaction(this.dataSource, (tx) =>
      this.mails.queue(
        tx,
        ...colleagues.map(({ id, email }) => ({
          template: 'inquiry-digest',
          to: email,
          resource: 'staff',
          record_id: id,
          recipient_id: id,
          key: `inquiry-digest:${id}:${day}`,
        })),
      ),
    );
    return colleagues.length;
  }
}
