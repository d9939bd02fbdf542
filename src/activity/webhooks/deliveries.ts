import { setMaxListeners } from 'node:events';
import type { BlockList } from 'node:net';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { transaction } from '../../platform/database/transaction.js';
import { spread, type JobResult, type RunningJob } from '../../platform/jobs/definitions.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mails } from '../../platform/mail/mails.js';
import { Semaphore } from '../../platform/semaphore.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { ActivityLog } from '../activity-log.js';
import { type Answer, networkList, NO_NETWORK, post } from './post.js';
import { signedHeaders } from './sign.js';
import { webhookActivity } from './webhook-activity.js';
import { WEBHOOK_DISABLED, webhookDisabled } from './webhook-disabled.js';

export const DELIVER = 'webhook';
/** The same for slow receivers, which share a queue of their own, so that nobody else's deliveries wait for them. */
const DELIVER_SLOWLY = 'webhook-slow';
const SLOW_MS = 2_000;
/** At a time to one endpoint, so that none of the (at most twenty) endpoints takes all slots. */
const AT_ONCE = 2;
const PLACES = 48;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds after each failed try, as the Standard Webhooks specification proposes: about 28 hours together. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];
/** As long as a receiver may ask for. */
const PATIENCE = { maxAttempts: 1_000, longestPause: 24 * HOUR };
/** Nothing but failures for so long disables an endpoint. */
const PATIENCE_DAYS = 5;
/** Not before this try of the same message: where nothing was sent for days, a first failure says nothing of them. */
const DECIDING_TRY = 3;
const GONE = 410;

interface Due {
  id: string;
  type: string;
  attempts: number;
  created_at: Date;
  endpoint_id: string;
  url: string;
  secret: string;
  old_secret: string | null;
  disabled: boolean;
  made_by_key: string | null;
  at: Date | null;
  resource: string | null;
  record_id: string | null;
  fields: string[] | null;
  sequence: string | null;
}

/** Sends deliveries, and judges endpoints by what comes back. */
@Injectable()
export class WebhookDeliveries implements OnModuleInit {
  private readonly allowed: BlockList;
  private readonly log = new Logger(WebhookDeliveries.name);
  /** Endpoints whose last answer took long, or is waited for so long, as this process knows. */
  private readonly slow = new Set<string>();
  private readonly turns = new Semaphore({
    atOnce: PLACES,
    perSender: AT_ONCE,
    waiting: Infinity,
    full: () => new Error('No more may wait'),
  });
  /** Ends the waiting for an endpoint that hangs. */
  private readonly waiting = new Map<string, AbortController>();

  constructor(
    private readonly jobs: Jobs,
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly mails: Mails,
    private readonly activity: ActivityLog,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.allowed = networkList(settings.webhookAllowNets);
  }

  onModuleInit(): void {
    this.mails.register(webhookDisabled(this.pool));
    this.jobs.handle({
      kind: DELIVER,
      concurrency: PLACES,
      ...PATIENCE,
      run: (job) => this.run(job, false),
    });
    const slowly = { kind: DELIVER_SLOWLY, concurrency: 4, ...PATIENCE };
    this.jobs.handle({ ...slowly, run: (job) => this.run(job, true) });
  }

  /** @param slowly whether it may take a while: no other receiver's deliveries wait for it */
  private async run({ payload, isOurs }: RunningJob, slowly: boolean): Promise<JobResult> {
    const due = await this.find(String(payload.delivery_id));
    if (!due) return;
    if (slowly) return this.deliver(due, isOurs);
    const { endpoint_id: sender } = due;
    if (this.slow.has(sender)) return this.hand(due, isOurs);
    const { signal } = this.waitingFor(sender);
    try {
      return await this.turns.run(() => this.deliver(due, isOurs), { sender, signal });
    } catch (error) {
      if (error === signal.reason) return this.hand(due, isOurs);
      throw error;
    }
  }

  private waitingFor(id: string): AbortController {
    const known = this.waiting.get(id);
    if (known) return known;
    const added = new AbortController();
    // As many as there are places may wait for one endpoint: Node takes more than ten for a leak, and prints that.
    setMaxListeners(PLACES, added.signal);
    this.waiting.set(id, added);
    return added;
  }

  private markSlow(id: string): void {
    this.slow.add(id);
    this.waiting.get(id)?.abort();
    this.waiting.delete(id);
  }

  /** Moves deliveries to the queue of slow receivers. */
  private async hand({ id }: Due, isOurs: RunningJob['isOurs']): Promise<void> {
    if (!(await isOurs())) return;
    const later = { kind: DELIVER_SLOWLY, payload: { delivery_id: id }, key: id };
    await transaction(this.dataSource, (tx) => this.jobs.add(tx, later));
  }

  private async deliver(due: Due, isOurs: RunningJob['isOurs']): Promise<JobResult> {
    if (due.disabled)
      return this.settle(due, 'stopped', { error: 'The endpoint is disabled.', milliseconds: 0 });
    const body = JSON.stringify(bodyOf(due));
    if (!(await isOurs())) return;
    const secrets = [due.secret, ...(due.old_secret === null ? [] : [due.old_secret])];
    // While the endpoint hangs, its deliveries go to the slow queue; an answer in time ends that.
    const hangs = setTimeout(() => this.markSlow(due.endpoint_id), SLOW_MS).unref();
    const open = due.made_by_key === null ? this.allowed : NO_NETWORK;
    const answer = await post(due.url, body, signedHeaders(due.id, body, secrets), open);
    clearTimeout(hangs);
    if (answer.milliseconds > SLOW_MS) this.markSlow(due.endpoint_id);
    else this.slow.delete(due.endpoint_id);
    return this.judge(due, answer);
  }

  private async judge(due: Due, answer: Answer): Promise<JobResult> {
    const good = answer.status !== undefined && answer.status >= 200 && answer.status < 300;
    if (good) {
      // Before it counts as delivered: a process that ends between the two sends it again, and leaves no endpoint that takes
      // everything and is taken for one that fails.
      await this.pool.query(
        'UPDATE webhook_endpoint SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL',
        [due.endpoint_id],
      );
      return this.settle(due, 'delivered', answer);
    }
    if (answer.status === GONE) {
      await this.disable(due.endpoint_id, 'It answered 410 Gone.');
      return this.settle(due, 'stopped', answer);
    }
    await this.noteFailure(due);
    const pause = due.type === TEST ? undefined : PAUSES[due.attempts];
    if (pause === undefined) return this.settle(due, 'failed', answer);
    const seconds = Math.max(spread(pause), answer.retryAfter ?? 0);
    await this.note(
      due,
      `state = 'waiting', next_attempt_at = now() + $7 * interval '1 second'`,
      answer,
      seconds,
    );
    return { again: seconds };
  }

  /** Five days of nothing but failures end it: an admin is told in the back office and by mail. */
  private async noteFailure({ endpoint_id: id, attempts }: Due): Promise<void> {
    const { rows } = await this.pool.query<{ over: boolean }>(
      `UPDATE webhook_endpoint SET failing_since = coalesce(failing_since, now()) WHERE id = $1
       RETURNING failing_since < now() - interval '${PATIENCE_DAYS} days' AS over`,
      [id],
    );
    if (rows[0]?.over && attempts + 1 >= DECIDING_TRY)
      await this.disable(id, `It failed for ${PATIENCE_DAYS} days without a good answer.`);
  }

  private async disable(id: string, reason: string): Promise<void> {
    this.log.warn(`Webhook endpoint ${id} is disabled: ${reason}`);
    await transaction(this.dataSource, async (tx) => {
      const [, disabled] = await tx.query<[object[], number]>(
        `UPDATE webhook_endpoint SET disabled_at = now(), disabled_reason = $2 WHERE id = $1 AND disabled_at IS NULL`,
        [id, reason],
      );
      if (disabled === 0) return;
      const by = { kind: 'server', name: 'webhooks' } as const;
      await this.activity.record(tx, by, webhookActivity('webhook.disabled', id));
      await this.mailAdmins(tx, id);
    });
  }

  private async mailAdmins(tx: EntityManager, id: string): Promise<void> {
    const admins = await tx.query<{ id: string; email: string }[]>(
      `SELECT id, email::text FROM staff WHERE role = 'admin' AND disabled_at IS NULL`,
    );
    const about = { template: WEBHOOK_DISABLED, resource: 'webhooks', record_id: id };
    await this.mails.queue(
      tx,
      ...admins.map((admin) => ({ ...about, to: admin.email, recipient_id: admin.id })),
    );
  }
  private settle(due: Due, state: 'delivered' | 'failed' | 'stopped', answer: Answer): Promise<void> {
    return this.note(due, `state = '${state}', next_attempt_at = NULL`, answer);
  }

  /**
   * A process that stood still may come with its answer after another has tried it too: what that one noted stays. What
   * was answered about a record that is gone by then is not kept: the receiver may say once more who it was.
   */
  private async note(due: Due, changes: string, answer: Answer, ...values: unknown[]): Promise<void> {
    const gone = `EXISTS (SELECT FROM activity WHERE resource = $${values.length + 7} AND type LIKE '%.deleted'
      AND record_id = $${values.length + 8})`;
    await this.pool.query(
      `UPDATE webhook_delivery SET ${changes}, attempts = attempts + 1, attempted_at = now(), status = $3, error = $4,
              milliseconds = $5, answer = CASE WHEN NOT ${gone} THEN $6 END
        WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
      [
        due.id,
        due.attempts,
        answer.status ?? null,
        answer.error ?? null,
        answer.milliseconds,
        answer.answer ?? null,
        ...values,
        due.resource ?? null,
        due.record_id ?? null,
      ],
    );
  }

  private async find(id: string): Promise<Due | undefined> {
    const { rows } = await this.pool.query<Due>(
      `SELECT d.id, d.type, d.attempts, d.created_at, d.endpoint_id, e.url, e.secret,
              CASE WHEN e.old_secret_until > now() THEN e.old_secret END AS old_secret,
              e.disabled_at IS NOT NULL AS disabled, e.made_by_key, a.at, a.resource, a.record_id, a.fields, a.sequence::text
         FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id
         LEFT JOIN activity a ON a.id = d.activity_id WHERE d.id = $1 AND d.state = 'waiting'`,
      [id],
    );
    return rows[0];
  }
}

export const TEST = 'webhook.test';

/** What is sent: what happened to which record, and no personal data. The receiver reads the record with its key. */
const bodyOf = (due: Due) => ({
  type: due.type,
  timestamp: (due.at ?? due.created_at).toISOString(),
  data:
    due.record_id === null
      ? { message: 'This is a test. Nothing has happened.' }
      : {
          resource: due.resource,
          record_id: due.record_id,
          fields: due.fields,
          sequence: Number(due.sequence),
        },
});
