import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { StaffMailSettings } from '../../auth/staff/mail-settings.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mails } from '../../platform/mail/mails.js';
import type { Delegate } from '../delegate.entity.js';
import { proofsWaiting, WAITING } from './proofs-waiting.js';
import { registrationReceived } from './registration-received.js';
import { ticket } from './ticket.js';

export const REGISTRATION_MAILS = 'registration-mails';

/** Who hears of a registration. Suspected spam is told to nobody. */
@Injectable()
export class RegistrationMails implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly staff: StaffMailSettings,
  ) {}

  onModuleInit(): void {
    this.mails.register(registrationReceived(this.pool));
    this.mails.register(ticket(this.pool));
    this.mails.register(proofsWaiting(this.pool));
    this.mails.onArrival('delegates', 'delegate');
    this.jobs.handle({
      kind: REGISTRATION_MAILS,
      run: ({ payload }) => this.confirm(String(payload.delegate_id)),
    });
    this.jobs.every({
      name: 'proofs-waiting',
      description: 'Mails how many proofs of payment wait to the colleagues who want to know',
      schedule: { dailyAt: '7:30' },
      run: () => this.tellOfProofs(),
    });
  }

  /** Each time that staff mark a delegate as paid; the ticket says what is true when it is sent. */
  async sendTicket(tx: EntityManager, { id, email, updated_at }: Delegate): Promise<void> {
    const about = { template: 'ticket', resource: 'delegates', record_id: id };
    await this.mails.queue(tx, { ...about, to: email, key: `ticket:${id}:${updated_at.getTime()}` });
  }

  private async confirm(id: string): Promise<void> {
    const { rows } = await this.pool.query<{ email: string }>(
      'SELECT email FROM delegate WHERE id = $1 AND NOT spam',
      [id],
    );
    const [delegate] = rows;
    if (!delegate) return;
    const about = { template: 'registration-received', resource: 'delegates', record_id: id };
    await this.dataSource.transaction((tx) =>
      this.mails.queue(tx, { ...about, to: delegate.email, key: `registration-received:${id}` }),
    );
  }

  private async tellOfProofs(): Promise<number> {
    const { rowCount } = await this.pool.query(`SELECT FROM delegate WHERE ${WAITING} LIMIT 1`);
    const colleagues = rowCount ? await this.staff.wantingProofs() : [];
    const day = new Date().toISOString().slice(0, 10);
    await this.dataSource.transaction((tx) =>
      this.mails.queue(
        tx,
        ...colleagues.map(({ id, email }) => ({
          template: 'proofs-waiting',
          to: email,
          resource: 'staff',
          record_id: id,
          recipient_id: id,
          key: `proofs-waiting:${id}:${day}`,
        })),
      ),
    );
    return colleagues.length;
  }
}
