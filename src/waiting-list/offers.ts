import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog, type Actor } from '../activity/activity-log.js';
import { OfficeLimits } from '../office/limits.js';
import { transaction } from '../platform/database/transaction.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Mails } from '../platform/mail/mails.js';
import { lockEvent, placesFree, type LockedEvent } from '../registrations/registration-rows.js';
import { IN_LINE, WaitingEntry } from './waiting-entry.entity.js';
import { waitingActivity } from './waiting.dto.js';

const BY: Actor = { kind: 'server', name: 'waiting-list' };
const OFFER = 'offer-places';
export const JOINED = 'waiting-list-joined';

/** Offers free places to whoever waits longest, and takes back what nobody answered. */
@Injectable()
export class Offers implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly jobs: Jobs,
    private readonly mails: Mails,
    private readonly activity: ActivityLog,
    private readonly limits: OfficeLimits,
  ) {}

  onModuleInit(): void {
    this.jobs.handle({
      kind: OFFER,
      run: async ({ payload }) => void (await this.offerFor(String(payload.event_id))),
    });
    this.jobs.every({
      name: 'waiting-lists',
      description: 'Offers places that became free to whoever waits, and ends offers that nobody answered',
      schedule: { everySeconds: 30 },
      trustsClock: true,
      run: () => this.offerAll(),
    });
  }

  /** Tells whoever joined the line, and was taken for a robot until now. */
  async welcome(tx: EntityManager, entry_id: string): Promise<void> {
    await this.jobs.add(tx, { kind: JOINED, payload: { entry_id } });
  }

  /** Is called in the transaction by which places may have become free. */
  async plan(tx: EntityManager, event_id: string): Promise<void> {
    await this.jobs.add(tx, { kind: OFFER, payload: { event_id } });
  }

  /** @returns how many offers were made or ended */
  async offerAll(): Promise<number> {
    const { rows } = await this.pool.query<{ event_id: string }>(
      `SELECT DISTINCT event_id FROM waiting_entry WHERE ${IN_LINE} AND NOT spam
          AND (state = 'waiting' OR offered_until <= now())`,
    );
    let done = 0;
    for (const { event_id } of rows) done += await this.offerFor(event_id);
    return done;
  }

  /**
   * Offers go in order, and a group counts whole: one that does not fit keeps its place in line, and whoever fits goes on.
   * @returns how many offers were made or ended
   */
  offerFor(event_id: string): Promise<number> {
    return transaction(this.dataSource, async (tx) => {
      const event = await lockEvent(tx, event_id);
      if (!event) return 0;
      const ended = await this.endOffers(tx, event_id);
      if (!mayOffer(event)) return ended;
      let free = await placesFree(tx, event);
      let made = 0;
      const line = await tx.find(WaitingEntry, {
        where: { event_id, state: 'waiting', spam: false, unconfirmed: false },
        order: LINE,
      });
      for (const entry of line) {
        if (entry.places > free) continue;
        await this.offer(tx, event, entry);
        free -= entry.places;
        made += 1;
      }
      return ended + made;
    });
  }

  /** Holds the places for the entry, and says so by mail. The event is locked. */
  async offer(tx: EntityManager, event: LockedEvent, { id, contact_email }: WaitingEntry): Promise<void> {
    const offered_until = endOfOffer(event, await this.limits.offerHours(tx));
    // An entry to which staff offer places is no spam.
    await tx.update(
      WaitingEntry,
      { id },
      { state: 'offered', offered_until, spam: false, unconfirmed: false },
    );
    await this.activity.record(tx, BY, waitingActivity('waiting.offered', id));
    await this.tell(tx, 'waiting-list-offer', id, contact_email, `${id}:${offered_until.getTime()}`);
  }

  tell(
    tx: EntityManager,
    template: string,
    id: string,
    to: string,
    key = id,
    network: string | null = null,
  ): Promise<void> {
    const mail = {
      template,
      to,
      resource: 'waiting-list',
      record_id: id,
      network,
      key: `${template}:${key}`,
    };
    return this.mails.queue(tx, mail);
  }

  private async endOffers(tx: EntityManager, event_id: string): Promise<number> {
    const [ended] = await tx.query<[{ id: string; contact_email: string }[], number]>(
      `UPDATE waiting_entry SET state = 'ended', decided_at = now()
        WHERE event_id = $1 AND state = 'offered' AND offered_until <= now() RETURNING id, contact_email`,
      [event_id],
    );
    // Entries whose contacts never opened the mailed link end after a while.
    await tx.query(
      `UPDATE waiting_entry SET state = 'ended', decided_at = now()
        WHERE event_id = $1 AND state = 'waiting' AND unconfirmed AND created_at <= now() - $2 * interval '1 hour'`,
      [event_id, await this.limits.offerHours(tx)],
    );
    for (const { id, contact_email } of ended) {
      await this.activity.record(tx, BY, waitingActivity('waiting.ended', id));
      await this.tell(tx, 'waiting-list-ended', id, contact_email);
    }
    return ended.length;
  }
}

/** Who came first stands first. */
const LINE = { created_at: 'ASC', id: 'ASC' } as const;

export const mayOffer = (event: LockedEvent): boolean =>
  event.state === 'published' && endOfOffer(event, Infinity).getTime() > Date.now();

/** No offer stands longer than people may register, or than the event is still to come. @param hours that it stands else */
const endOfOffer = ({ starts_at, registration_closes_at }: LockedEvent, hours: number): Date =>
  new Date(
    Math.min(
      Date.now() + hours * 3_600_000,
      starts_at.getTime(),
      registration_closes_at?.getTime() ?? Infinity,
    ),
  );

/** How many wait before it, and itself. */
export async function placeInLine(tx: EntityManager, entry: WaitingEntry): Promise<number | null> {
  if (entry.state !== 'waiting' || entry.unconfirmed) return null;
  const [row] = await tx.query<{ place: number }[]>(
    `SELECT 1 + count(*)::integer AS place FROM waiting_entry o JOIN waiting_entry own ON own.id = $1
      WHERE o.event_id = own.event_id AND o.state = 'waiting' AND NOT o.spam AND NOT o.unconfirmed
        AND (o.created_at, o.id) < (own.created_at, own.id)`,
    [entry.id],
  );
  return row?.place ?? null;
}
