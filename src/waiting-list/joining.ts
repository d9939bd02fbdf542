import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v4, v7 } from 'uuid';
import { activityRows } from '../activity/activity-log.js';
import { Inserts } from '../activity/inserts.js';
import type { NetworkFingerprint } from '../auth/network-fingerprints.js';
import { PaymentModes } from '../content/paying/payment-modes.js';
import { withAnswers } from '../delegates/answers/answers.js';
import { EventQueue } from '../events/event-queue.js';
import type { Event } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';
import { totalOf, type KeptPrice } from '../events/prices/price.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Once } from '../platform/idempotency/idempotency.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { mustAnswer, type Group } from '../registrations/groups/groups.dto.js';
import { PriceChoices } from '../registrations/prices/price-choices.js';
import { ConfirmingEntries } from './confirming-entries.js';
import { JOINED } from './offers.js';
import { WaitingEntry } from './waiting-entry.entity.js';
import { WaitingLists } from './waiting-lists.js';
import { waitingActivity, type WaitingView } from './waiting.dto.js';

const PLACES = 'There are free places: send your registration as it is.';

/** Joining the waiting list of an event that is full. */
@Injectable()
export class Joining {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inserts: Inserts,
    private readonly events: EventsService,
    private readonly modes: PaymentModes,
    private readonly queue: EventQueue,
    private readonly prices: PriceChoices,
    private readonly confirming: ConfirmingEntries,
    private readonly lists: WaitingLists,
  ) {}

  /** @throws ApiError 409 when registration is closed, places are free, or the network waits for enough */
  async join(
    group: Group,
    key: string | undefined,
    spam: boolean,
    by: Caller,
    fingerprint: NetworkFingerprint,
  ): Promise<Once<WaitingView>> {
    const { contact, consent_text = null } = group;
    return this.inserts.once<WaitingView>(
      { key, name: by.kind === 'anonymous' ? 'join_waiting_list' : 'join_waiting_list_by', body: group },
      {
        first: async (insert) => {
          const event = await this.fullEvent(group, fingerprint, by);
          const id = v7();
          const uuid = v4();
          const delegates = withAnswers(event, group.delegates, mustAnswer(by));
          const entry = {
            id,
            uuid,
            event_id: event.id,
            places: delegates.length,
            spam,
            unconfirmed: event.unconfirmed,
            ...fingerprint,
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
            activity: activityRows(by, waitingActivity('waiting.joined', id)),
            job: spam ? [] : [Jobs.row(JOINED, { entry_id: id })],
          };
          await this.queue.run(event, fingerprint.site, () => insert(rows));
          return this.lists.read(uuid);
        },
        again: async (id) => {
          const entry = await this.dataSource.manager.findOneBy(WaitingEntry, { id });
          return entry ? this.lists.read(entry.uuid) : undefined;
        },
      },
    );
  }

  private async fullEvent(
    { event: slug, delegates, payment_mode, price_code: code, contact }: Group,
    { network: guesser }: NetworkFingerprint,
    by: Caller,
  ): Promise<Event & { mode: string; kept: KeptPrice[]; unconfirmed: boolean }> {
    const event = await this.events.openFor(slug);
    const wishes = delegates.map(({ price }) => price);
    const kept = await this.prices.choose(event, wishes, { code, guesser });
    const mode = await this.modes.choose(payment_mode, { ...event, fee_centavos: totalOf(kept) });
    this.events.refuseLarger(event, delegates.length);
    if (await this.events.hasPlaces(event, delegates.length)) throw ApiError.conflict('places_free', PLACES);
    const unconfirmed = await this.confirming.mustConfirm(this.dataSource.manager, contact.email, by);
    return { ...event, mode, kept, unconfirmed };
  }
}
