import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v4, v7 } from 'uuid';
import { ActivityLog, activityRows } from '../activity/activity-log.js';
import { Inserts } from '../activity/inserts.js';
import { PaymentModes } from '../content/paying/payment-modes.js';
import { withoutRemovedQuestions, withAnswers } from '../delegates/answers/answers.js';
import { Delegate } from '../delegates/delegate.entity.js';
import { fullName, isNamed } from '../delegates/names.js';
import { refuseCancelled } from '../events/cancelled.js';
import { BY_LINK, EventLine } from '../events/event-line.js';
import type { Event } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';
import { totalOf, type KeptPrice } from '../events/prices/price.js';
import { insertRows } from '../platform/database/insert-rows.js';
import { transaction } from '../platform/database/transaction.js';
import { ANONYMOUS, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Once } from '../platform/idempotency/idempotency.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { type Group } from '../registrations/groups/groups.dto.js';
import { groupRows } from '../registrations/groups/groups.js';
import { NO_FINGERPRINT, type NetworkFingerprint } from '../registrations/held-places.js';
import { keepPromisedPrices, PriceChoices } from '../registrations/prices/price-choices.js';
import { lockEvent, placesFree } from '../registrations/registration-rows.js';
import { toTicketEvent } from '../registrations/registrations.dto.js';
import { ConfirmingEntries } from './confirming-entries.js';
import { JOINED, mayOffer, Offers, placeInLine } from './offers.js';
import { pricesOf, sumOf, WaitingEntry } from './waiting-entry.entity.js';
import { toWaitingRecord, waitingActivity, type WaitingList, type WaitingView } from './waiting.dto.js';

/** Decided entries stay in sight of staff for so long. */
const LATELY = "interval '30 days'";
const PLACES = 'There are free places: send your registration as it is.';

/** Joining, accepting and leaving the waiting list of an event that is full. */
@Injectable()
export class WaitingLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inserts: Inserts,
    private readonly events: EventsService,
    private readonly offers: Offers,
    private readonly activity: ActivityLog,
    private readonly modes: PaymentModes,
    private readonly line: EventLine,
    private readonly prices: PriceChoices,
    private readonly confirming: ConfirmingEntries,
  ) {}

  /** @throws ApiError 409 when registration is closed, places are free, or the network waits for enough */
  async join(
    group: Group,
    key: string | undefined,
    spam: boolean,
    fingerprint: NetworkFingerprint = NO_FINGERPRINT,
  ): Promise<Once<WaitingView>> {
    const { contact, consent_text = null } = group;
    return this.inserts.once<WaitingView>(
      { key, name: 'join_waiting_list', body: group },
      {
        first: async (insert) => {
          const event = await this.fullEvent(group, fingerprint);
          const [id, uuid] = [v7(), v4()];
          const delegates = withAnswers(event, group.delegates, isNamed);
          const entry = {
            ...{ id, uuid, event_id: event.id, places: delegates.length, spam },
            ...{ unconfirmed: event.unconfirmed, ...fingerprint },
            contact_first_name: contact.first_name,
            contact_last_name: contact.last_name,
            contact_email: contact.email,
            contact_phone_number: contact.phone_number,
            asked: {
              delegates,
              payment_mode: event.mode,
              consent_text,
              ...(event.prices !== null && { prices: event.kept }),
            },
          };
          const rows = {
            waiting_entry: [entry],
            activity: activityRows(ANONYMOUS, waitingActivity('waiting.joined', id)),
            job: spam ? [] : [Jobs.row(JOINED, { entry_id: id })],
          };
          await this.line.run(event, fingerprint.site, () => insert(rows));
          return this.read(uuid);
        },
        again: async (id) => {
          const entry = await this.dataSource.manager.findOneBy(WaitingEntry, { id });
          return entry ? this.read(entry.uuid) : undefined;
        },
      },
    );
  }

  private async fullEvent(
    { event: slug, delegates, payment_mode, price_code: code, contact }: Group,
    { network: guesser }: NetworkFingerprint,
  ): Promise<Event & { mode: string; kept: KeptPrice[]; unconfirmed: boolean }> {
    const event = await this.events.openFor(slug);
    const wishes = delegates.map(({ price }) => price);
    const kept = await this.prices.choose(event, wishes, { code, guesser });
    const mode = await this.modes.choose(payment_mode, { ...event, fee_centavos: totalOf(kept) });
    this.events.refuseLarger(event, delegates.length);
    if (await this.events.hasPlaces(event, delegates.length)) throw ApiError.conflict('places_free', PLACES);
    const unconfirmed = await this.confirming.mustConfirm(this.dataSource.manager, contact.email);
    return { ...event, mode, kept, unconfirmed };
  }

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
    await this.locked({ uuid }, async (entry, event, tx) => {
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
    await this.locked({ uuid }, async (entry, event, tx) => {
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
  async leave(where: { uuid: string } | { id: string }, by: Caller): Promise<void> {
    await this.locked(where, async ({ id, state }, event, tx) => {
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

  /** An entry of this event's list. @param event slug or id @throws ApiError 404 */
  async entryOf(event: string, id: string): Promise<{ id: string }> {
    const { id: event_id } = await this.events.read(event, true);
    if (!(await this.dataSource.manager.existsBy(WaitingEntry, { id, event_id })))
      throw ApiError.notFound('Waiting list entry');
    return { id };
  }

  /** The form's signals may be wrong: a person gets the place in line and the mail. @throws ApiError 404, 409 once it is a registration */
  async markSpam(where: { id: string }, spam: boolean, by: Caller): Promise<void> {
    await this.locked(where, async (entry, event, tx) => {
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
    await this.locked(where, async (entry, event, tx) => {
      if (entry.state === 'accepted' || (entry.state === 'offered' && !isOver(entry)))
        throw notOffered(entry.state);
      refuseCancelled(event);
      if (!mayOffer(event))
        throw ApiError.conflict('event_closed', `Registration for ${event.name} is closed.`);
      const free = await placesFree(tx, event);
      if (entry.places > free)
        throw ApiError.conflict(
          'too_few_places',
          `${free === 0 ? 'No place is' : free === 1 ? '1 place is' : `${free} places are`} free, and this entry needs ${entry.places}.`,
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

  /** The event first, then the entry: everybody who gives or takes places goes in this order. */
  private async locked(
    where: { uuid: string } | { id: string },
    work: (
      entry: WaitingEntry,
      event: NonNullable<Awaited<ReturnType<typeof lockEvent>>>,
      tx: EntityManager,
    ) => Promise<void>,
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
    // Calls by a mailed link wait in a line, so that whoever has many of them does not hold up the others.
    const { event_id } = (await this.dataSource.manager.findOneBy(WaitingEntry, where)) ?? {};
    if (event_id === undefined) throw ApiError.notFound('Waiting list entry');
    return this.line.run({ id: event_id, capacity: 0 }, BY_LINK, write);
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
const notOffered = (state: keyof typeof NOT_OFFERED) => {
  const [code, message] = NOT_OFFERED[state];
  return ApiError.conflict(code, message);
};

const isOver = ({ state, offered_until }: WaitingEntry): boolean =>
  state === 'offered' && offered_until !== null && offered_until.getTime() <= Date.now();

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
