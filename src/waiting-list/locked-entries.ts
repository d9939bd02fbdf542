import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BY_LINK, EventQueue } from '../events/event-queue.js';
import { transaction } from '../platform/database/transaction.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { lockEvent, type LockedEvent } from '../registrations/registration-rows.js';
import { WaitingEntry } from './waiting-entry.entity.js';

/** Of whoever has the mailed link, or of staff. */
export type WhichEntry = { uuid: string } | { id: string };

/** One transaction with an entry and its event under their locks. */
@Injectable()
export class LockedEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: EventQueue,
  ) {}

  /** The event first, then the entry: everybody who gives or takes places goes in this order. */
  async run(
    where: WhichEntry,
    work: (entry: WaitingEntry, event: LockedEvent, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    const write = () =>
      transaction(this.dataSource, async (tx) => {
        const known = await tx.findOneBy(WaitingEntry, where);
        const event = known && (await lockEvent(tx, known.event_id));
        const lock = { mode: 'pessimistic_write' } as const;
        const entry = event && (await tx.findOne(WaitingEntry, { where, lock }));
        if (!entry) throw ApiError.notFound('Waiting list entry');
        await work(entry, event, tx);
      });
    if ('id' in where) return write();
    // Calls by a mailed link wait in a queue, so that whoever has many of them does not hold up the others.
    const { event_id } = (await this.dataSource.manager.findOneBy(WaitingEntry, where)) ?? {};
    if (event_id === undefined) throw ApiError.notFound('Waiting list entry');
    return this.queue.run({ id: event_id, capacity: 0 }, BY_LINK, write);
  }
}

const ENDED =
  'This offer has ended, so nothing is held for you any longer. You can join the waiting list again.';

/** Why an offer can't be taken, or given up, in this state. */
const NOT_OFFERED = {
  waiting: ['waiting_not_offered', 'No place is free for you yet. We will write to you when one is.'],
  offered: ['offer_ended', ENDED],
  ended: ['offer_ended', ENDED],
  left: ['waiting_left', 'You have left the waiting list. You can join it again.'],
  accepted: ['waiting_accepted', 'The offer is accepted already: the registration stands.'],
} as const;
export const notOffered = (state: keyof typeof NOT_OFFERED) => {
  const [code, message] = NOT_OFFERED[state];
  return ApiError.conflict(code, message);
};

export const isOver = ({ state, offered_until }: WaitingEntry): boolean =>
  state === 'offered' && offered_until !== null && offered_until.getTime() <= Date.now();
