import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { activityRows } from '../activity/activity-log.js';
import { Inserts } from '../activity/inserts.js';
import { NO_FINGERPRINT, type NetworkFingerprint } from '../auth/network-fingerprints.js';
import { PaymentModes } from '../content/paying/payment-modes.js';
import { EventQueue } from '../events/event-queue.js';
import { FULL, type Event } from '../events/event.entity.js';
import { EventsService } from '../events/events.service.js';
import { keepFee, type KeptPrice } from '../events/prices/price.js';
import type { Rows } from '../platform/database/insert-rows.js';
import { ANONYMOUS, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Once } from '../platform/idempotency/idempotency.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { refuseMissing } from '../platform/listing/declared-fields.js';
import { heldUntil } from '../registrations/held-places.js';
import { REGISTRATION_MAILS } from '../registrations/mails/registration-mails.js';
import { PriceChoices } from '../registrations/prices/price-choices.js';
import { answersOf } from './answers/answers.js';
import { OPTIONAL } from './delegate-fields.js';
import { personOf, type NewDelegate } from './delegate-inputs.dto.js';
import { Delegate } from './delegate.entity.js';
import { delegateActivity, newTicket, type DelegateRow } from './delegates.dto.js';

/** Registers one who comes, and pays for themselves. */
@Injectable()
export class Registering {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inserts: Inserts,
    private readonly events: EventsService,
    private readonly queue: EventQueue,
    private readonly modes: PaymentModes,
    private readonly prices: PriceChoices,
  ) {}

  /** @throws ApiError 400 where a visitor left out a field, 409 when the event is closed or full, or the key was used for another registration */
  register(
    fields: NewDelegate,
    key: string | undefined,
    spam: boolean,
    by: Caller = ANONYMOUS,
    fingerprint: NetworkFingerprint = NO_FINGERPRINT,
  ): Promise<Once<DelegateRow>> {
    if (by.kind === 'anonymous') refuseMissing(OPTIONAL, fields);
    const name = by.kind === 'anonymous' ? 'register_delegate' : 'register_delegate_by';
    return this.inserts.once<DelegateRow>(
      { key, name, body: fields },
      {
        first: async (insert) => {
          const event = await this.openFor(fields, by, fingerprint);
          const answers = answersOf(event, fields.answers, { isRequired: by.kind === 'anonymous' });
          const rows = rowsOf({ ...fields, answers }, event, { spam, by, fingerprint });
          return this.queue.run(event, fingerprint.site, () => insert(rows));
        },
        again: async (id) => {
          const row = await this.dataSource.manager.findOneBy(Delegate, { id });
          return row ? { ...row, ...sentOf(fields), answers: row.answers } : undefined;
        },
        stands: ({ cancelled_at }) => cancelled_at === null,
      },
    );
  }

  /** Staff may register somebody past the waiting list. @throws ApiError 409 while others wait in line */
  private async openFor(
    { event: slug, payment_mode, price, price_code }: NewDelegate,
    by: Caller,
    { network }: NetworkFingerprint,
  ): Promise<Event & { mode: string; kept: KeptPrice }> {
    const event = await this.events.openFor(slug);
    const [kept = keepFee(event)] =
      by.kind === 'staff'
        ? [this.prices.chooseAsStaff(event, price)]
        : await this.prices.choose(event, [price], { code: price_code, guesser: network });
    const mode = await this.modes.choose(payment_mode, { ...event, fee_centavos: kept.price_centavos });
    if (by.kind === 'anonymous' && !(await this.events.hasPlaces(event, 1)))
      throw ApiError.conflict('event_full', FULL);
    return { ...event, mode, kept };
  }
}

const sentOf = (fields: NewDelegate) => ({
  ...personOf(fields),
  consent_text: fields.consent_text ?? null,
});

/** Delegate, registration, activity and mail. */
function rowsOf(
  fields: NewDelegate,
  event: Event & { mode: string; kept: KeptPrice },
  { spam, by, fingerprint }: { spam: boolean; by: Caller; fingerprint: NetworkFingerprint },
): Rows {
  const id = v7();
  // Nothing is to be paid: the ticket is there at once. A robot gets none, and no mail.
  const { price_centavos: total_centavos } = event.kept;
  const isFree = total_centavos === 0 && !spam;
  const delegate = {
    id,
    event_id: event.id,
    registration_id: id,
    spam,
    payment_mode: event.mode,
    ...newTicket(isFree),
    ...sentOf(fields),
    ...event.kept,
  };
  const registration = {
    id,
    event_id: event.id,
    total_centavos,
    payment_due_at: event.payment_due_at,
    // No deadline gives back the place of somebody whom staff register.
    held_until:
      by.kind === 'staff' ? null : heldUntil({ ...event, fee_centavos: total_centavos }, event.mode),
    ...fingerprint,
  };
  return {
    delegate: [delegate],
    registration: [registration],
    activity: activityRows(by, delegateActivity('delegate.created', id)),
    job: spam ? [] : [Jobs.row(REGISTRATION_MAILS, { delegate_id: id })],
  };
}
