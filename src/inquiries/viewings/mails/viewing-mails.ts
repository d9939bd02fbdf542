import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Staff } from '../../../auth/staff/staff.entity.js';
import { transaction, type Transaction } from '../../../platform/database/transaction.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Mails } from '../../../platform/mail/mails.js';
import { ViewingLinks } from '../viewing-links.js';
import { viewingById, type ViewingRow } from '../viewing-rows.js';
import { viewingTemplates } from './viewing-templates.js';

/** More than begin within a day; the next run takes the rest. */
const MAX = 500;

/** SQL of the viewings whose reminder is due. Whoever booked or moved it within the last day has just been told. */
const DUE = `state = 'booked' AND reminded_at IS NULL AND starts_at BETWEEN $1 AND $1::timestamptz + interval '24 hours'
  AND changed_at <= starts_at - interval '24 hours'`;

/** Who hears of a viewing: whoever booked it, and whoever shows it. Each mail says what is so when it is sent. */
@Injectable()
export class ViewingMails implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly links: ViewingLinks,
  ) {}

  onModuleInit(): void {
    for (const template of viewingTemplates(this.pool, this.links)) this.mails.register(template);
    this.jobs.every({
      name: 'viewing-reminders',
      description: 'Reminds visitors, and who shows them, of viewings on the day before',
      schedule: { everySeconds: 300 },
      trustsClock: true,
      run: () => this.remind(),
    });
  }

  /** It was booked, moved or changed, or called off: both are told, each with the next version of the calendar's entry. @param network of the visitor who did it */
  async tell(tx: Transaction, viewing: ViewingRow, network?: string | null): Promise<void> {
    const kind = viewing.state === 'booked' ? 'viewing-booked' : 'viewing-called-off';
    await this.queue(tx, viewing, kind, network);
    await this.tellHost(tx, viewing);
  }

  /** Mails the colleague who shows it from now on and the one who was to; the visitor gets none. */
  async tellHost(tx: Transaction, viewing: ViewingRow, before?: { id: string; email: string } | null) {
    const { id, sequence, staff_id, staff_email } = viewing;
    if (staff_id !== null && staff_email !== null)
      await this.mails.queue(tx, {
        template: 'viewing-yours',
        to: staff_email,
        resource: 'inquiries',
        record_id: viewing.inquiry_id,
        recipient_id: staff_id,
        key: keyOf('viewing-yours', id, sequence, staff_id),
      });
    if (before)
      await this.mails.queue(tx, {
        template: 'viewing-not-yours',
        to: before.email,
        resource: 'inquiries',
        record_id: viewing.inquiry_id,
        recipient_id: before.id,
        key: keyOf('viewing-not-yours', id, sequence, before.id),
      });
  }

  private async queue(
    tx: Transaction,
    { id, sequence, email, inquiry_id }: ViewingRow,
    template: string,
    network: string | null = null,
  ) {
    if (email === null) return;
    await this.mails.queue(tx, {
      template,
      to: email,
      resource: 'inquiries',
      record_id: inquiry_id,
      network,
      key: keyOf(template, id, sequence),
    });
  }

  /** @returns how many; whatever has begun meanwhile is no longer reminded of */
  async remind(now = new Date()): Promise<number> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT id FROM viewing WHERE ${DUE} ORDER BY starts_at, id LIMIT ${MAX}`,
      [now],
    );
    let reminded = 0;
    for (const { id } of rows)
      if (await transaction(this.dataSource, (tx) => this.remindOf(tx, id, now))) reminded += 1;
    return reminded;
  }

  private async remindOf(tx: Transaction, id: string, now: Date): Promise<boolean> {
    const [rows] = await tx.query<[object[], number]>(
      `UPDATE viewing SET reminded_at = $1 WHERE id = $2 AND ${DUE} RETURNING id`,
      [now, id],
    );
    const viewing = rows.length > 0 ? await viewingById(tx, id) : undefined;
    if (!viewing) return false;
    await this.queue(tx, viewing, 'viewing-reminder');
    // Where nobody is named who shows it, whoever has the inquiry sees to it.
    const host = viewing.staff_id ?? viewing.assignee_id;
    const { email } = (host && (await tx.findOneBy(Staff, { id: host }))) || {};
    if (host && email)
      await this.mails.queue(tx, {
        template: 'viewing-host-reminder',
        to: email,
        resource: 'inquiries',
        record_id: viewing.inquiry_id,
        recipient_id: host,
        key: keyOf('viewing-host-reminder', id, viewing.sequence, host),
      });
    return true;
  }
}

/** By it a mail finds its viewing, and knows whether it was changed since. */
const keyOf = (kind: string, id: string, sequence: number, to = ''): string =>
  [kind, id, sequence, to].join(':');
