import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { refuseCancelled } from '../events/cancelled.js';
import { EventsService } from '../events/events.service.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { placesFree } from '../registrations/registration-rows.js';
import { isOver, LockedEntries, notOffered } from './locked-entries.js';
import { mayOffer, Offers } from './offers.js';
import { WaitingEntry } from './waiting-entry.entity.js';
import { toWaitingRecord, waitingActivity, type WaitingList } from './waiting.dto.js';

/** Staff still see an entry for so long after what became of it. */
const LATELY = "interval '30 days'";

/** What staff do with the waiting list of an event. */
@Injectable()
export class WaitingDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: EventsService,
    private readonly entries: LockedEntries,
    private readonly offers: Offers,
    private readonly activity: ActivityLog,
  ) {}

  /** An entry of this event's list. @param event slug or id @throws ApiError 404 */
  async entryOf(event: string, id: string): Promise<{ id: string }> {
    const { id: event_id } = await this.events.read(event, true);
    if (!(await this.dataSource.manager.existsBy(WaitingEntry, { id, event_id })))
      throw ApiError.notFound('Waiting list entry');
    return { id };
  }

  /** The form's signals may be wrong: a person gets the place in line and the mail. @throws ApiError 404, 409 once it is a registration */
  async markSpam(where: { id: string }, spam: boolean, by: Caller): Promise<void> {
    await this.entries.run(where, async (entry, event, tx) => {
      const { id, state } = entry;
      if (entry.spam === spam) return;
      if (state === 'accepted') throw notOffered('accepted');
      // The offer of an entry that is spam goes to the next in line.
      const back = spam && state === 'offered' ? ({ state: 'waiting', offered_until: null } as const) : {};
      await tx.update(WaitingEntry, { id }, { spam, ...back });
      const states = { before: { spam: entry.spam }, after: { spam } };
      await this.activity.record(tx, by, waitingActivity('waiting.marked', id, states));
      if (spam) await this.offers.plan(tx, event.id);
      else await this.offers.welcome(tx, id);
    });
  }

  /** Staff offer places out of turn. @throws ApiError 404, 409 when too few are free */
  async offer(where: { id: string }): Promise<void> {
    await this.entries.run(where, async (entry, event, tx) => {
      if (entry.state === 'accepted' || (entry.state === 'offered' && !isOver(entry)))
        throw notOffered(entry.state);
      refuseCancelled(event);
      if (!mayOffer(event))
        throw ApiError.conflict('event_closed', `Registration for ${event.name} is closed.`);
      const free = await placesFree(tx, event);
      if (entry.places > free)
        throw ApiError.conflict(
          'too_few_places',
          `${placesAre(free)} free, and this entry needs ${entry.places}.`,
        );
      await this.offers.offer(tx, event, entry);
    });
  }

  /** For staff: who waits in their order, then what became of the others, and what looks as if a robot had sent it. @throws ApiError 404 */
  async list(event_id: string): Promise<WaitingList> {
    const { manager } = this.dataSource;
    const event = await this.events.read(event_id, true);
    const entries = await manager
      .createQueryBuilder(WaitingEntry, 'entry')
      .where('entry.event_id = :id', { id: event.id })
      .andWhere(`(entry.state IN ('waiting', 'offered') OR entry.decided_at > now() - ${LATELY})`)
      .orderBy("entry.state = 'waiting' AND NOT entry.spam AND NOT entry.unconfirmed", 'DESC')
      .addOrderBy('entry.created_at')
      .addOrderBy('entry.id')
      .limit(500)
      .getMany();
    let place = 0;
    return {
      places_free: await this.events.placesFree(event.id),
      entries: entries.map((entry) =>
        toWaitingRecord(
          entry,
          entry.state === 'waiting' && !entry.spam && !entry.unconfirmed ? (place += 1) : null,
        ),
      ),
    };
  }
}

function placesAre(count: number): string {
  if (count === 0) return 'No place is';
  return count === 1 ? '1 place is' : `${count} places are`;
}
