import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { Actor } from '../activity/activity-log.js';
import { transaction } from '../platform/database/transaction.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { NOT_CONFIRMED } from '../registrations/groups/large-groups.js';
import { NOT_PAID_IN_TIME } from '../registrations/held-places.js';
import { DailyMails } from '../registrations/mails/daily-mails.js';
import { comesSql, lockEvent } from '../registrations/registration-rows.js';
import { Cancelling } from './cancelling/cancelling.service.js';

const BY: Actor = { kind: 'server', name: 'unpaid-places' };
/** At most so many registrations of an event end at once; the next run takes more. */
const AT_ONCE = 50;
/** Whoever's receipt was just refused has so long for another one. */
const AFTER_REJECTION = "interval '24 hours'";

/** SQL: whether the places of `r` end now. A proof that waits holds them, and so does whoever paid a part. */
const ENDS = `r.held_until <= now()
  AND EXISTS (SELECT FROM delegate d WHERE d.registration_id = r.id AND ${comesSql('d')})
  AND NOT EXISTS (SELECT FROM delegate d WHERE d.registration_id = r.id AND d.payment_status)
  AND NOT EXISTS (SELECT FROM proof p WHERE p.registration_id = r.id
        AND (p.state = 'waiting' OR p.decided_at > now() - ${AFTER_REJECTION}))`;

/** Gives unpaid places back once their time is over: where there is a capacity, somebody else may want them. */
@Injectable()
export class UnpaidPlaces implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly jobs: Jobs,
    private readonly cancelling: Cancelling,
    private readonly mails: DailyMails,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'unpaid-places',
      description: 'Gives places back that were not paid in time, to whoever waits',
      schedule: { everySeconds: 30 },
      trustsClock: true,
      run: () => this.endAll(),
    });
    this.jobs.every({
      name: 'unpaid-places-reminders',
      description: 'Mails whoever has not paid, a day before the places are given back',
      schedule: { everySeconds: 900 },
      trustsClock: true,
      run: () => this.mails.remindOfHolds(),
    });
  }

  /** @returns how many registrations ended */
  async endAll(): Promise<number> {
    const { rows } = await this.pool.query<{ event_id: string }>(
      `SELECT DISTINCT r.event_id FROM registration r JOIN event ON event.id = r.event_id
        WHERE event.capacity IS NOT NULL AND event.state = 'published' AND event.starts_at > now() AND ${ENDS}`,
    );
    let ended = 0;
    for (const { event_id } of rows) ended += await this.endFor(event_id);
    return ended;
  }

  /** The event is locked first, as by everybody who gives or takes places. */
  private endFor(event_id: string): Promise<number> {
    return transaction(this.dataSource, async (tx) => {
      const event = await lockEvent(tx, event_id);
      if (!event || event.capacity === null) return 0;
      const due = await tx.query<{ id: string }[]>(
        `SELECT id FROM registration r WHERE event_id = $1 AND ${ENDS} ORDER BY held_until, id LIMIT ${AT_ONCE}
          FOR UPDATE SKIP LOCKED`,
        [event_id],
      );
      let ended = 0;
      for (const { id } of due) {
        // Once more under the lock: a proof may have come while it was waited for.
        const still = await tx.query<{ unconfirmed: boolean }[]>(
          `SELECT EXISTS (SELECT FROM delegate d WHERE d.registration_id = r.id AND d.unconfirmed) AS unconfirmed
             FROM registration r WHERE id = $1 AND ${ENDS}`,
          [id],
        );
        if (still.length === 0) continue;
        const reason = still[0]?.unconfirmed ? NOT_CONFIRMED : NOT_PAID_IN_TIME;
        await this.cancelling.cancelIn(tx, id, undefined, reason, BY);
        await tx.query('UPDATE registration SET network = NULL, site = NULL WHERE id = $1', [id]);
        ended += 1;
      }
      return ended;
    });
  }
}
