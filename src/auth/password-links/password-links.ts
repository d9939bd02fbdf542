import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mails } from '../../platform/mail/mails.js';
import { staffActivity } from '../auth-activity.js';
import { hashPassword } from '../passwords/password-hash.js';
import { passwordFault } from '../passwords/password-rules.js';
import { signOutEverywhere } from '../sessions/sign-out.js';
import { mailTo } from '../staff/mail-settings.js';
import { Staff } from '../staff/staff.entity.js';
import { PasswordLink, PasswordRequest, type LinkPurpose } from './password-link.entity.js';

const PASSWORD_REQUEST = 'password-request';

/** How long a link works once its mail was handed over, in hours. */
export const LINK_HOURS: Record<LinkPurpose, number> = { reset: 2, invitation: 7 * 24 };

/** At most so many mails of one kind go to a person within a day while the last one's link still works. */
const MAX_PER_DAY = 5;

const STALE = 'This link was used already, or is too old. Ask for a new one.';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What the page shows before anything is set. */
interface OpenLink {
  purpose: LinkPurpose;
  name: string;
  email: string;
  expires_at: Date;
}

/** Mailed links by which staff set their password. A link works once; of all links of a person one is enough. */
@Injectable()
export class PasswordLinks implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly activity: ActivityLog,
  ) {}

  onModuleInit(): void {
    this.jobs.handle({
      kind: PASSWORD_REQUEST,
      run: ({ payload }) => this.answer(String(payload.request_id)),
    });
    this.jobs.every({
      name: 'password-links',
      description: 'Removes links for setting a password that are too old',
      schedule: { dailyAt: '3:20' },
      run: () => this.sweep(),
    });
  }

  /**
   * Somebody forgot a password. What is done now is the same whether the address has an account or not: a job looks.
   * @throws ApiError 409 where no mail is sent
   */
  async request(email: string): Promise<void> {
    if (!this.mails.areSent)
      throw ApiError.conflict(
        'mail_off',
        'This server cannot send mail. Ask an admin of the back office for a new password.',
      );
    await transaction(this.dataSource, async (tx) => {
      const id = v7();
      await tx.insert(PasswordRequest, { id, email });
      await this.jobs.add(tx, { kind: PASSWORD_REQUEST, payload: { request_id: id } });
    });
  }

  /** Whether a mail to this address leaves at all. */
  canReach(email: string): boolean {
    return this.mails.canReach(email);
  }

  /** Mails a link to a person. It is made when the mail is sent, and stands nowhere but in the mail. */
  async mail(tx: EntityManager, staff: Pick<Staff, 'id' | 'email'>, purpose: LinkPurpose): Promise<void> {
    const template = purpose === 'reset' ? 'password-reset' : 'invitation';
    // Requests of one moment take turns, so that each counts the mails of those before it.
    await tx.query('SELECT FROM staff WHERE id = $1 FOR NO KEY UPDATE', [staff.id]);
    const [sent] = await tx.query<{ today: number; still_works: boolean | null }[]>(
      `SELECT count(*) FILTER (WHERE created_at > now() - interval '1 day')::int AS today,
              bool_or(created_at > now() - $3 * interval '1 hour') AS still_works
         FROM mail WHERE record_id = $1 AND template = $2`,
      [staff.id, template, LINK_HOURS[purpose]],
    );
    // Whoever asks for the links of somebody else must not keep that person from getting one that works.
    if (sent && sent.today >= MAX_PER_DAY && sent.still_works === true) return;
    await this.mails.queue(tx, mailTo(template, staff));
  }

  /** A new link. @returns its token */
  async make(staff_id: string, purpose: LinkPurpose): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.pool.query(
      `INSERT INTO password_link (hash, staff_id, purpose, expires_at)
       VALUES ($1, $2, $3, now() + $4 * interval '1 hour')`,
      [hashOf(token), staff_id, purpose, LINK_HOURS[purpose]],
    );
    return token;
  }

  /** Changes nothing: programs that check mails for viruses follow links too. @throws ApiError 400 */
  async read(token: string): Promise<OpenLink> {
    const { rows } = await this.pool.query<OpenLink>(
      `SELECT purpose, name, email::text, expires_at FROM password_link JOIN staff ON staff.id = staff_id
        WHERE hash = $1 AND expires_at > now() AND disabled_at IS NULL`,
      [hashOf(token)],
    );
    if (!rows[0]) throw stale();
    return rows[0];
  }

  /** Ends every session of the account, and every other link. A second factor stays. @throws ApiError 400 */
  async set(token: string, password: string): Promise<{ email: string }> {
    const fault = await passwordFault(password, await this.read(token));
    if (fault !== undefined) throw ApiError.invalid([{ field: 'password', message: fault }]);
    const password_hash = await hashPassword(password);
    return transaction(this.dataSource, async (tx) => {
      const used = await tx.query<[{ staff_id: string }[], number]>(
        'DELETE FROM password_link WHERE hash = $1 AND expires_at > now() RETURNING staff_id',
        [hashOf(token)],
      );
      const staff_id = used[0][0]?.staff_id;
      if (staff_id === undefined) throw stale();
      const now = () => 'now()';
      await tx.update(Staff, staff_id, {
        password_hash,
        password_changed_at: now,
        password_due_at: null,
        updated_at: now,
      });
      await tx.delete(PasswordLink, { staff_id });
      await signOutEverywhere(tx, staff_id);
      const { email, name } = await tx.findOneByOrFail(Staff, { id: staff_id });
      const by = { kind: 'staff', id: staff_id, name } as const;
      await this.activity.record(tx, by, staffActivity('staff.password_set_by_link', staff_id));
      const about = { resource: 'staff', record_id: staff_id, recipient_id: staff_id };
      await this.mails.queue(tx, { ...about, template: 'password-changed', to: email });
      return { email };
    });
  }

  private async answer(id: string): Promise<void> {
    await transaction(this.dataSource, async (tx) => {
      const request = await tx.findOneBy(PasswordRequest, { id });
      if (!request) return;
      await tx.delete(PasswordRequest, id);
      const person = await tx.findOneBy(Staff, { email: request.email });
      if (person && person.disabled_at === null) await this.mail(tx, person, 'reset');
    });
  }

  private async sweep(): Promise<number> {
    const { rowCount } = await this.pool.query('DELETE FROM password_link WHERE expires_at < now()');
    return rowCount ?? 0;
  }
}

const stale = () => ApiError.invalid([{ field: 'token', message: STALE }]);
