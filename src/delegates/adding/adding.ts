import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog, type Actor } from '../../activity/activity-log.js';
import { refuseCancelled } from '../../events/cancelled.js';
import type { KeptPrice } from '../../events/prices/price.js';
import { Payments } from '../../payments/payments.js';
import { addUp } from '../../payments/shares.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { MAX_DELEGATES } from '../../registrations/groups/groups.dto.js';
import { RegistrationMails } from '../../registrations/mails/registration-mails.js';
import { PriceChoices } from '../../registrations/prices/price-choices.js';
import {
  isActive,
  isToConfirm,
  lockAll,
  lockEvent,
  type LockedEvent,
} from '../../registrations/registration-rows.js';
import { Proof, Registration } from '../../registrations/registration.entity.js';
import { answersOf } from '../answers/answers.js';
import { keepContact } from '../cancelling/cancelling.service.js';
import { personOf } from '../delegate-inputs.dto.js';
import { Delegate } from '../delegate.entity.js';
import { delegateActivity, newTicket, toHistory, type DelegateRow } from '../delegates.dto.js';
import type { AddedPerson } from './adding.dto.js';

type Person = Omit<AddedPerson, 'price'>;

interface Choice {
  /** What the place costs, of the event as it is under its lock. */
  price: (event: LockedEvent) => KeptPrice;
  /** Whether required questions must be answered: visitors must, staff need not. */
  mustAnswer?: boolean;
  /**
   * The most who may be added before they are paid for, where no deadline gives unpaid places back; left out: as many
   * as fit a group.
   */
  unpaid?: number;
}

const PAY_FIRST = 'Please pay for the people you added before you add more.';

/**
 * Somebody more comes with a registration, paid or not: what is owed follows by the ledger's own rule, and the tickets with it.
 * Who registered alone pays for both.
 */
@Injectable()
export class Adding {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly prices: PriceChoices,
    private readonly payments: Payments,
    private readonly mails: RegistrationMails,
  ) {}

  /**
   * The same person a second time is there already. Staff may add past the waiting list.
   * @throws ApiError 404; 409 when nobody of it comes, or no place or price is left
   */
  add(registration_id: string, { price, ...person }: AddedPerson, by: Caller): Promise<DelegateRow> {
    return transaction(this.dataSource, (tx) =>
      this.addIn(tx, registration_id, person, by, {
        price: (event) => this.prices.chooseAsStaff(event, price),
      }),
    );
  }

  /** @throws ApiError as `add` */
  async addIn(
    tx: EntityManager,
    registration_id: string,
    person: Person,
    by: Actor,
    { price, mustAnswer = false, unpaid = MAX_DELEGATES }: Choice,
  ): Promise<DelegateRow> {
    const known = await tx.findOneBy(Registration, { id: registration_id });
    // The event first, then the registration: everybody who takes places goes in this order.
    const event = known && (await lockEvent(tx, known.event_id));
    if (!event) throw ApiError.notFound('Registration');
    const all = await lockAll(tx, registration_id);
    const active = all.filter(isActive);
    const [first] = active;
    const there = active.find((one) => isSamePerson(one, person));
    if (there) return there;
    refuseCancelled(event);
    if (!first) throw ApiError.conflict('registration_cancelled', 'This registration is cancelled.');
    if (first.spam)
      throw ApiError.conflict('registration_is_spam', 'This looks like spam. First say that it is not.');
    if (active.length >= MAX_DELEGATES)
      throw ApiError.conflict('group_too_large', `A group has at most ${MAX_DELEGATES} people.`);
    const kept = price(event);
    if (
      event.capacity !== null &&
      kept.price_centavos > 0 &&
      (await addedUnpaid(tx, registration_id)) >= unpaid
    )
      throw ApiError.conflict('pay_first', PAY_FIRST);
    await keepContact(tx, registration_id, all);
    // Where nothing is to be paid by anybody, the ticket is there at once.
    const isFree =
      kept.price_centavos === 0 && active.every((one) => one.price_centavos === 0 && one.payment_status);
    const waiting = await tx.findOneBy(Proof, { registration_id, state: 'waiting' });
    const id = v7();
    await tx.insert(Delegate, {
      id,
      event_id: event.id,
      registration_id,
      payment_mode: first.payment_mode,
      unconfirmed: active.some(isToConfirm),
      proof_of_payment: waiting?.picture ?? null,
      ...newTicket(isFree),
      ...personOf(person),
      answers: answersOf(event, person.answers, { isRequired: mustAnswer }),
      ...kept,
    });
    const row = await tx.findOneByOrFail(Delegate, { id });
    await this.activity.record(tx, by, delegateActivity('delegate.created', id, { after: toHistory(row) }));
    await addUp(tx, registration_id);
    if (isFree) await this.mails.sendTicket(tx, row);
    else await this.payments.settle(tx, registration_id, by);
    await this.mails.saySumsChanged(tx, first);
    return tx.findOneByOrFail(Delegate, { id });
  }
}

/** How many were added since the last payment, where no deadline gives the registration's unpaid places back. */
async function addedUnpaid(tx: EntityManager, registration_id: string): Promise<number> {
  const [row] = await tx.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM delegate d JOIN registration r ON r.id = d.registration_id
      WHERE r.id = $1 AND r.held_until IS NULL AND d.cancelled_at IS NULL AND d.price_centavos > 0
        AND d.created_at > coalesce((SELECT max(m.created_at) FROM movement m
              WHERE m.registration_id = r.id AND m.kind = 'payment'), r.created_at)`,
    [registration_id],
  );
  return row?.count ?? 0;
}

/** The same was sent again: by a second click, or because the answer was lost. */
export const isSamePerson = (
  row: DelegateRow,
  { first_name, last_name, email, phone_number }: Person,
): boolean =>
  row.first_name === first_name &&
  row.last_name === last_name &&
  row.email === email &&
  row.phone_number === phone_number;
