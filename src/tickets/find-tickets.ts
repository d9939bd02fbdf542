import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { NetworkFingerprint } from '../auth/network-fingerprints.js';
import { transaction } from '../platform/database/transaction.js';
import { RateLimits } from '../platform/http/rate-limits/rate-limits.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { foldAddress } from '../platform/mail/addresses.js';
import { MailRequestLimit } from '../platform/mail/mail-request-limit.js';
import { Mails } from '../platform/mail/mails.js';

const FIND = 'find-tickets';
/** So many mails with one's tickets a day, asked for from one network. */
const MAX = 5;
const ENOUGH = `${MAX} emails with these tickets were requested today, so no more will be sent before tomorrow. Please check your inbox and spam folder, or write to us.`;

/** The same address is asked for at most so often; the answer is the same meanwhile. */
const ONCE_IN_SECONDS = 600;

/**
 * One statement, whoever asks: the job is written for an address that nobody has too, and then does nothing. What it
 * holds is an id, of the first delegate or the group whose contact this is.
 */
const ASK = `INSERT INTO job (id, kind, payload) SELECT gen_random_uuid(), '${FIND}', jsonb_build_object('network', $2::text, 'record_id',
  coalesce(
    (SELECT id::text FROM delegate WHERE search_key(email) COLLATE "C" = search_key($1) AND lower(email) = lower($1)
        AND NOT spam ORDER BY id DESC LIMIT 1),
    (SELECT r.id::text FROM registration r WHERE lower(contact_email) = lower($1) AND EXISTS
       (SELECT FROM delegate d WHERE d.registration_id = r.id AND NOT d.spam) ORDER BY r.id DESC LIMIT 1), ''))`;

/** Sends the links of the tickets of an address to that address, and tells nobody else whether there are any. */
@Injectable()
export class FindTickets implements OnModuleInit {
  private readonly budget: MailRequestLimit;

  constructor(
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    limits: RateLimits,
  ) {
    this.budget = new MailRequestLimit(limits, {
      name: FIND,
      most: MAX,
      onceInSeconds: ONCE_IN_SECONDS,
      enough: ENOUGH,
    });
  }

  onModuleInit(): void {
    this.jobs.handle({
      kind: FIND,
      run: ({ payload: { record_id, network } }) =>
        this.send(String(record_id), typeof network === 'string' ? network : null),
    });
  }

  /** Whether a link can be sent at all; what is asked for meanwhile is kept, and staff may send it later. */
  get goByMail(): boolean {
    return this.mails.areSent;
  }

  /** @throws ApiError 429 when no mail goes, whether anybody has the address or not */
  async ask(email: string, { network }: NetworkFingerprint): Promise<void> {
    if (!(await this.budget.take(network, foldAddress(email)))) return;
    await this.pool.query({ name: 'find_tickets', text: ASK, values: [email, network] });
    this.jobs.wake();
  }

  private async send(record_id: string, network: string | null): Promise<void> {
    if (record_id === '') return;
    const { rows } = await this.pool.query<{ email: string }>(
      `SELECT email FROM delegate WHERE id = $1
        UNION ALL SELECT contact_email FROM registration WHERE id = $1 AND contact_email IS NOT NULL LIMIT 1`,
      [record_id],
    );
    const [found] = rows;
    if (!found) return;
    const key = `find-my-ticket:${record_id}:${Math.floor(Date.now() / 1000 / ONCE_IN_SECONDS)}`;
    const about = { template: 'find-my-ticket', resource: 'delegates', record_id, network };
    await transaction(this.dataSource, (tx) => this.mails.queue(tx, { ...about, to: found.email, key }));
  }
}
