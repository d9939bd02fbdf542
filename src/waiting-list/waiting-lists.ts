import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { NO_FINGERPRINT } from '../auth/network-fingerprints.js';
import { PaymentModes } from '../content/paying/payment-modes.js';
import { withoutRemovedQuestions } from '../delegates/answers/answers.js';
import { Delegate } from '../delegates/delegate.entity.js';
import { fullName } from '../delegates/names.js';
import { refuseCancelled } from '../events/cancelled.js';
import { insertRows } from '../platform/database/insert-rows.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { groupRows } from '../registrations/groups/groups.js';
import { keepPromisedPrices } from '../registrations/prices/price-choices.js';
import { toTicketEvent } from '../registrations/registrations.dto.js';
import { ConfirmingEntries } from './confirming-entries.js';
import { isOver, LockedEntries, notOffered, type WhichEntry } from './locked-entries.js';
import { mayOffer, Offers, placeInLine } from './offers.js';
import { pricesOf, sumOf, WaitingEntry } from './waiting-entry.entity.js';
import { waitingActivity, type WaitingView } from './waiting.dto.js';

/** An entry on a waiting list, by its link: where it stands, and confirming, accepting and leaving it. */
@Injectable()
export class WaitingLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entries: LockedEntries,
    private readonly offers: Offers,
    private readonly activity: ActivityLog,
    private readonly modes: PaymentModes,
    private readonly confirming: ConfirmingEntries,
  ) {}

  /** @throws ApiError 404 */
  async read(uuid: string): Promise<WaitingView> {
    const { manager } = this.dataSource;
    const entry = await manager.findOne(WaitingEntry, { where: { uuid }, relations: { event: true } });
    if (!entry?.event) throw ApiError.notFound('Waiting list entry');
    const { event, asked } = entry;
    return {
      uuid,
      event: toTicketEvent(event),
      state: isOver(entry) ? 'ended' : entry.state,
      to_confirm: entry.state === 'waiting' && entry.unconfirmed,
      place: await placeInLine(manager, entry),
      places: entry.places,
      delegates: asked.delegates.map(fullName),
      total_centavos: sumOf(entry, event),
      offered_until: entry.state === 'offered' ? (entry.offered_until?.toISOString() ?? null) : null,
      ticket: entry.registration_id && (await firstTicket(manager, entry.registration_id)),
      created_at: entry.created_at.toISOString(),
    };
  }

  /** Puts the entry in line, by the link that was mailed; a second time changes nothing. @throws ApiError 400, 404, 409 */
  async confirm(uuid: string, token: string): Promise<WaitingView> {
    await this.entries.run({ uuid }, async (entry, event, tx) => {
      const { id, state, unconfirmed } = entry;
      // The button was pressed twice, or staff were faster.
      if (!unconfirmed || state === 'accepted') return;
      refuseCancelled(event);
      if (state !== 'waiting') throw notOffered(state);
      await this.confirming.confirm(tx, entry, event, token);
      await this.activity.record(tx, { kind: 'anonymous' }, waitingActivity('waiting.confirmed', id));
      await this.offers.welcome(tx, id);
    });
    return this.read(uuid);
  }

  /** Makes the registration, once; asked again, nothing more happens. @throws ApiError 404, 409 without an offer */
  async accept(uuid: string): Promise<WaitingView> {
    await this.entries.run({ uuid }, async (entry, event, tx) => {
      if (entry.state === 'accepted') return;
      refuseCancelled(event);
      if (entry.state !== 'offered' || isOver(entry)) throw notOffered(entry.state);
      if (!mayOffer(event))
        throw ApiError.conflict('event_closed', `Registration for ${event.name} is closed.`);
      const { id } = entry;
      // The entry changes first, so that the places it holds are free for its own delegates.
      await tx.update(WaitingEntry, { id }, { state: 'accepted', decided_at: () => 'now()' });
      // With the payment mode of the request, even if the event no longer offers it.
      const mode = entry.asked.payment_mode ?? (await this.modes.choose(null, event));
      const delegates = entry.asked.delegates.map((one) => ({
        ...one,
        answers: withoutRemovedQuestions(event, one.answers),
      }));
      const group = { contact: contactOf(entry), ...entry.asked, delegates };
      const priced = { ...event, mode, kept: pricesOf(entry, event) };
      await keepPromisedPrices(tx);
      const made = insertRows(groupRows(group, priced, { spam: false, fingerprint: NO_FINGERPRINT }));
      const [registration] = await tx.query<{ id: string }[]>(made.text, made.values);
      Jobs.written(tx);
      await tx.update(WaitingEntry, { id }, { registration_id: registration?.id ?? null });
      await this.activity.record(tx, { kind: 'anonymous' }, waitingActivity('waiting.accepted', id));
    });
    return this.read(uuid);
  }

  /** Takes a name off; what it held goes to the next in line. @throws ApiError 404, 409 once it is a registration */
  async leave(where: WhichEntry, by: Caller): Promise<void> {
    await this.entries.run(where, async ({ id, state }, event, tx) => {
      if (state === 'left') return;
      if (state === 'accepted') throw notOffered('accepted');
      await tx.update(
        WaitingEntry,
        { id },
        { state: 'left', decided_at: () => 'now()', offered_until: null },
      );
      await this.activity.record(tx, by, waitingActivity('waiting.left', id));
      await this.offers.plan(tx, event.id);
    });
  }
}

const contactOf = (entry: WaitingEntry) => ({
  first_name: entry.contact_first_name,
  last_name: entry.contact_last_name,
  email: entry.contact_email,
  phone_number: entry.contact_phone_number,
});

async function firstTicket(tx: EntityManager, registration_id: string): Promise<string | null> {
  const first = await tx.findOne(Delegate, { where: { registration_id }, order: { id: 'ASC' } });
  return first?.uuid ?? null;
}
