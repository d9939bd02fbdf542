import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityLog, type Actor } from '../activity/activity-log.js';
import { delegateActivity } from '../delegates/delegates.dto.js';
import { EVENT_CANCELLED } from '../events/cancelled.js';
import { Payments } from '../payments/payments.js';
import { MailResending } from '../platform/mail/mail-resending.js';
import { registrationActivity } from '../registrations/registrations.dto.js';
import { IN_LINE } from '../waiting-list/waiting-entry.entity.js';
import { waitingActivity } from '../waiting-list/waiting.dto.js';

type Changed = [rows: { id: string; registration_id: string }[], count: number];

const COMES = { cancelled_at: null, cancelled_because: null };

/**
 * All places of an event end together, and come back together, in statements that take 10,000 as they take one. Who has paid
 * stays noted as paid: so what was kept is to be returned, and a proof that waits is still looked at.
 */
@Injectable()
export class Places {
  constructor(
    private readonly activity: ActivityLog,
    private readonly payments: Payments,
    private readonly resending: MailResending,
  ) {}

  /** The event is locked. Of all of them the moment is that of the transaction: by it they are found again. */
  async end(tx: EntityManager, event_id: string, by: Actor): Promise<void> {
    await lockRegistrations(tx, event_id);
    const [gone] = await tx.query<Changed>(
      `UPDATE delegate SET cancelled_at = now(), cancelled_because = $2, updated_at = now()
        WHERE event_id = $1 AND cancelled_at IS NULL RETURNING id, registration_id`,
      [event_id, EVENT_CANCELLED],
    );
    const states = { before: COMES, after: { cancelled_at: new Date(), cancelled_because: EVENT_CANCELLED } };
    await this.note(tx, by, delegateActivity('delegate.cancelled', '', states), idsOf(gone));
    const registrations = [...new Set(gone.map(({ registration_id }) => registration_id))];
    await this.note(tx, by, registrationActivity('registration.cancelled', ''), registrations);
    const [line] = await tx.query<Changed>(
      `UPDATE waiting_entry SET state = 'ended', decided_at = now() WHERE event_id = $1 AND ${IN_LINE} RETURNING id`,
      [event_id],
    );
    await this.note(tx, by, waitingActivity('waiting.ended', ''), idsOf(line));
  }

  /** @param moment of the change */
  async giveBack(tx: EntityManager, event_id: string, moment: Date, by: Actor): Promise<void> {
    await lockRegistrations(tx, event_id);
    const [back] = await tx.query<Changed>(
      `UPDATE delegate SET cancelled_at = NULL, cancelled_because = NULL, updated_at = now()
        WHERE event_id = $1 AND cancelled_at = $2 AND cancelled_because = $3 RETURNING id, registration_id`,
      [event_id, moment, EVENT_CANCELLED],
    );
    const states = { before: { cancelled_at: moment, cancelled_because: EVENT_CANCELLED }, after: COMES };
    await this.note(tx, by, delegateActivity('delegate.reinstated', '', states), idsOf(back));
    const [line] = await tx.query<Changed>(
      `UPDATE waiting_entry SET state = CASE WHEN offered_until > now() THEN 'offered' ELSE 'waiting' END,
              offered_until = CASE WHEN offered_until > now() THEN offered_until END, decided_at = NULL
        WHERE event_id = $1 AND state = 'ended' AND decided_at = $2 RETURNING id`,
      [event_id, moment],
    );
    await this.note(tx, by, waitingActivity('waiting.reopened', ''), idsOf(line));
    // Since the cancellation a proof may have been accepted, or money returned.
    const moved = await tx.query<{ id: string }[]>(
      'SELECT DISTINCT registration_id AS id FROM movement WHERE event_id = $1 AND created_at >= $2 ORDER BY 1',
      [event_id, moment],
    );
    for (const { id } of moved) await this.payments.settle(tx, id, by);
    await this.resending.reconsider(tx, event_id, moment);
  }

  private note(
    tx: EntityManager,
    by: Actor,
    change: Parameters<ActivityLog['recordAll']>[2],
    ids: string[],
  ): Promise<void> {
    return this.activity.recordAll(tx, by, change, ids);
  }
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** In the order of their ids, as everybody who locks more than one: whoever decides on a proof waits, or is waited for. */
const lockRegistrations = (tx: EntityManager, event_id: string): Promise<unknown> =>
  tx.query('SELECT FROM registration WHERE event_id = $1 ORDER BY id FOR UPDATE', [event_id]);
