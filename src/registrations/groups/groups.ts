import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { activityRows } from '../../activity/activity-log.js';
import { Inserts } from '../../activity/inserts.js';
import { NO_FINGERPRINT, type NetworkFingerprint } from '../../auth/network-fingerprints.js';
import { PaymentModes } from '../../content/paying/payment-modes.js';
import { withAnswers } from '../../delegates/answers/answers.js';
import { personOf } from '../../delegates/delegate-inputs.dto.js';
import { delegateActivity, newTicket, toRegistered } from '../../delegates/delegates.dto.js';
import { EventQueue } from '../../events/event-queue.js';
import { FULL, type Event } from '../../events/event.entity.js';
import { EventsService } from '../../events/events.service.js';
import { totalOf, type KeptPrice } from '../../events/prices/price.js';
import type { Rows } from '../../platform/database/insert-rows.js';
import { ANONYMOUS, type Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { Once } from '../../platform/idempotency/idempotency.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mails } from '../../platform/mail/mails.js';
import { heldUntil, type HoldingEvent } from '../held-places.js';
import { REGISTRATION_MAILS } from '../mails/registration-mails.js';
import { PriceChoices } from '../prices/price-choices.js';
import { isToConfirm } from '../registration-rows.js';
import { Registration } from '../registration.entity.js';
import { registrationActivity } from '../registrations.dto.js';
import { RegistrationsService } from '../registrations.service.js';
import { mustAnswer, type Group, type RegisteredGroup } from './groups.dto.js';
import { confirmUntil, mustConfirm } from './large-groups.js';

/** The rows of a group: contact, delegates, activity and mail. */
export function groupRows(
  { contact, delegates, consent_text }: Omit<Group, 'event'>,
  event: Pick<Event, 'id'> &
    HoldingEvent & {
      mode: string;
      /** What each place costs. */
      kept: KeptPrice[];
      /** The places of a large group count once the contact has confirmed. */
      unconfirmed?: boolean;
    },
  { spam, by = ANONYMOUS, fingerprint }: { spam: boolean; by?: Caller; fingerprint: NetworkFingerprint },
): Rows {
  const id = v7();
  const unconfirmed = event.unconfirmed === true;
  const total_centavos = totalOf(event.kept);
  const held = heldUntil({ ...event, fee_centavos: total_centavos }, event.mode);
  // Where nothing is to be paid, the tickets are there at once. A robot gets none, and a large group once it is confirmed.
  const isFree = total_centavos === 0 && !spam && !unconfirmed;
  const registration = {
    id,
    event_id: event.id,
    ...fingerprint,
    contact_first_name: contact.first_name,
    contact_last_name: contact.last_name,
    contact_email: contact.email,
    contact_phone_number: contact.phone_number,
    total_centavos,
    payment_due_at: event.payment_due_at,
    held_until: unconfirmed ? confirmUntil(held) : held,
  };
  const people = delegates.map((person, n) => ({
    id: v7(),
    event_id: event.id,
    registration_id: id,
    spam,
    unconfirmed,
    payment_mode: event.mode,
    ...newTicket(isFree),
    ...personOf(person),
    ...event.kept[n],
    consent_text: consent_text ?? null,
  }));
  return {
    registration: [registration],
    delegate: people,
    activity: activityRows(
      by,
      ...people.map((person) => delegateActivity('delegate.created', person.id)),
      registrationActivity('registration.created', id),
    ),
    job: spam ? [] : [Jobs.row(REGISTRATION_MAILS, { registration_id: id })],
  };
}

/** Registers a group, whose contact pays for all. */
@Injectable()
export class Groups {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inserts: Inserts,
    private readonly events: EventsService,
    private readonly queue: EventQueue,
    private readonly modes: PaymentModes,
    private readonly registrations: RegistrationsService,
    private readonly mails: Mails,
    private readonly prices: PriceChoices,
  ) {}

  /** @throws ApiError 409 when the event is closed or has too few places, or the key was used for another */
  async register(
    group: Group,
    key: string | undefined,
    spam: boolean,
    by: Caller = ANONYMOUS,
    fingerprint: NetworkFingerprint = NO_FINGERPRINT,
  ): Promise<Once<RegisteredGroup>> {
    return this.inserts.once<RegisteredGroup>(
      { key, name: by.kind === 'anonymous' ? 'register_group' : 'register_group_by', body: group },
      {
        first: async (insert) => {
          const event = await this.openFor(group, fingerprint, by);
          const asked = { ...group, delegates: withAnswers(event, group.delegates, mustAnswer(by)) };
          const { id } = await this.queue.run(event, fingerprint.site, () =>
            insert<{ id: string }>(groupRows(asked, event, { spam, by, fingerprint })),
          );
          return this.read(id, group);
        },
        again: async (id) =>
          (await this.dataSource.manager.existsBy(Registration, { id })) ? this.read(id, group) : undefined,
      },
    );
  }

  private async read(id: string, group: Group): Promise<RegisteredGroup> {
    const { registration, event, delegates } = await this.registrations.find(id);
    return {
      id: registration.id,
      event: event.slug,
      contact: group.contact,
      total_centavos: registration.total_centavos,
      payment_due_at: registration.payment_due_at?.toISOString() ?? null,
      to_confirm: delegates.some(isToConfirm),
      delegates: delegates.map(toRegistered),
      created_at: registration.created_at.toISOString(),
    };
  }

  /** @throws ApiError 409 also while others wait in line */
  private async openFor(
    group: Group,
    { network }: NetworkFingerprint,
    by: Caller,
  ): Promise<Event & { mode: string; kept: KeptPrice[]; unconfirmed: boolean }> {
    const event = await this.events.openFor(group.event);
    const wishes = group.delegates.map(({ price }) => price);
    const kept = await this.prices.choose(event, wishes, { code: group.price_code, guesser: network });
    const mode = await this.modes.choose(group.payment_mode, { ...event, fee_centavos: totalOf(kept) });
    this.events.refuseLarger(event, group.delegates.length);
    if (!(await this.events.hasPlaces(event, group.delegates.length)))
      throw ApiError.conflict('event_full', FULL);
    // Where no mail goes, nobody could: then the network's share is all that a group gets.
    const unconfirmed = this.mails.areSent && (await mustConfirm(this.dataSource.manager, event, group, by));
    return { ...event, mode, kept, unconfirmed };
  }
}
