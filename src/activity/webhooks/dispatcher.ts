import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ActivityLog } from '../activity-log.js';
import { publicTypes } from '../activity-types.js';
import { ActivityFeed, parseCursor, toCursor } from '../feed.js';
import { DELIVER } from './deliveries.js';

const AT_ONCE = 200;
/** So long the deliveries of entries are kept. */
const KEPT_DAYS = 30;

/** Follows the feed as any reader does, and writes a delivery for each endpoint that wants to hear of an entry. */
@Injectable()
export class WebhookDispatcher implements OnModuleInit {
  private asked = false;
  private following = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly pool: Pool,
    private readonly dataSource: DataSource,
    private readonly feed: ActivityFeed,
    activity: ActivityLog,
  ) {
    activity.onWritten(() => this.soon());
  }

  onModuleInit(): void {
    this.jobs.every({
      name: 'webhooks',
      description: 'Tells other systems what happened, where that was not done at once',
      schedule: { everySeconds: 30, idleSeconds: 60 },
      run: () => this.dispatch(),
    });
    this.jobs.every({
      name: 'webhook-deliveries',
      description: `Removes the log of deliveries after ${KEPT_DAYS} days`,
      schedule: { dailyAt: '3:10' },
      trustsClock: true,
      run: () => this.sweep(),
    });
  }

  /** Many changes within a moment are one round, and rounds of one process do not overlap. */
  private soon(): void {
    this.asked = true;
    if (!this.following) void this.follow();
  }

  private async follow(): Promise<void> {
    this.following = true;
    try {
      while (this.asked) {
        await sleep(100, undefined, { ref: false });
        this.asked = false;
        const written = await this.dispatch();
        // An entry that an open transaction still hides is looked for again a moment later.
        if (written > 0 || (await this.feed.unsettled())) this.asked = true;
      }
    } catch {
      // The periodic job does it.
    } finally {
      this.following = false;
    }
  }

  /** @returns how many deliveries were written */
  async dispatch(): Promise<number> {
    const { rows } = await this.pool.query<{ id: string }>(
      'SELECT id FROM webhook_endpoint WHERE disabled_at IS NULL ORDER BY id',
    );
    let written = 0;
    for (const { id } of rows) written += await this.dispatchTo(id);
    if (written > 0) this.jobs.wake();
    return written;
  }

  /** The endpoint's place and its new deliveries go together; of two processes one does it and the other leaves it. */
  private dispatchTo(id: string): Promise<number> {
    return transaction(this.dataSource, (tx) => this.writeDeliveries(tx, id));
  }

  private async writeDeliveries(tx: Transaction, id: string): Promise<number> {
    const [endpoint] = await tx.query<{ place: string; types: string[] }[]>(
      'SELECT place, types FROM webhook_endpoint WHERE id = $1 AND disabled_at IS NULL FOR UPDATE SKIP LOCKED',
      [id],
    );
    if (!endpoint) return 0;
    const known = publicTypes();
    const resources = [...new Set(known.map(({ resource }) => resource))];
    const types = endpoint.types.length > 0 ? endpoint.types : known.map(({ type }) => type);
    const entries = await this.feed.read(parseCursor(endpoint.place), AT_ONCE, resources, types, tx);
    const last = entries.at(-1);
    if (!last) return 0;
    await tx.query(
      `WITH delivery AS (
         INSERT INTO webhook_delivery (id, endpoint_id, activity_id, type)
         SELECT id, $1, activity_id, type FROM unnest($2::uuid[], $3::uuid[], $4::text[]) AS new(id, activity_id, type)
         ON CONFLICT DO NOTHING RETURNING id)
       INSERT INTO job (id, kind, payload) SELECT gen_random_uuid(), '${DELIVER}', jsonb_build_object('delivery_id', id)
         FROM delivery`,
      [id, entries.map(() => v7()), entries.map((entry) => entry.id), entries.map((entry) => entry.type)],
    );
    await tx.query('UPDATE webhook_endpoint SET place = $2 WHERE id = $1', [id, toCursor(last)]);
    return entries.length;
  }

  private async sweep(): Promise<number> {
    const { rowCount } = await this.pool.query(
      `DELETE FROM webhook_delivery WHERE created_at < now() - interval '${KEPT_DAYS} days' AND state <> 'waiting'`,
    );
    return rowCount ?? 0;
  }
}
