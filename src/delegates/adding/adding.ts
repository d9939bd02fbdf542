import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v4, v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import { refuseCancelled } from '../../events/cancelled.js';
import { Payments } from '../../payments/payments.js';
import { addUp } from '../../payments/shares.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { MAX_DELEGATES } from '../../registrations/groups/groups.dto.js';
import { RegistrationMails } from '../../registrations/mails/registration-mails.js';
import { PriceChoices } from '../../registrations/prices/price-choices.js';
import { isActive, isToConfirm, lockAll, lockEvent } from '../../registrations/registration-rows.js';
import { Proof, Registration } from '../../registrations/registration.entity.js';
import { answersOf } from '../answers/answers.js';
import { Delegate } from '../delegate.entity.js';
import { delegateActivity, personOf, qrPath, toHistory, type DelegateRow } from '../delegates.dto.js';
import type { AddedPerson } from './adding.dto.js';

const ONE =
  'This person registered alone, and pays alone. Register the other one too, or let the contact register a group.';

/** Somebody more comes with a group, paid or not: what is owed follows by the ledger's own rule, and the tickets with it. */
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
   * @throws ApiError 404; 409 when nobody of it comes, it is none of a group, or no place or price is left
   */
  add(registration_id: string, { price, ...person }: AddedPerson, by: Caller): Promise<DelegateRow> {
    return transaction(this.dataSource, async (tx) => {
      const known = await tx.findOneBy(Registration, { id: registration_id });
      // The event first, then the registration: everybody who takes places goes in this order.
      const event = known && (await lockEvent(tx, known.event_id));
      if (!event) throw ApiError.notFound('Registration');
      const active = (await lockAll(tx, registration_id)).filter(isActive);
      const [first] = active;
      const there = active.find((one) => isSame(one, person));
      if (there) return there;
      refuseCancelled(event);
      if (!first) throw ApiError.conflict('registration_cancelled', 'This registration is cancelled.');
      if (known.contact_email === null) throw ApiError.conflict('no_group', ONE);
      if (first.spam)
        throw ApiError.conflict('registration_is_spam', 'This looks like spam. First say that it is not.');
      if (active.length >= MAX_DELEGATES)
        throw ApiError.conflict('group_too_large', `A group has at most ${MAX_DELEGATES} people.`);
      const kept = this.prices.chooseAsStaff(event, price);
      // Where nothing is to be paid by anybody, the ticket is there at once.
      const isFree =
        kept.price_centavos === 0 && active.every((one) => one.price_centavos === 0 && one.payment_status);
      const waiting = await tx.findOneBy(Proof, { registration_id, state: 'waiting' });
      const [id, uuid] = [v7(), v4()];
      await tx.insert(Delegate, {
        ...{ id, uuid, event_id: event.id, registration_id, payment_mode: first.payment_mode },
        ...{ unconfirmed: active.some(isToConfirm), proof_of_payment: waiting?.picture ?? null },
        ...{ payment_status: isFree, qr_code: isFree ? qrPath(uuid) : null },
        ...personOf(person),
        answers: answersOf(event, person.answers),
        ...kept,
      });
      const row = await tx.findOneByOrFail(Delegate, { id });
      await this.activity.record(tx, by, delegateActivity('delegate.created', id, { after: toHistory(row) }));
      await addUp(tx, registration_id);
      if (isFree) await this.mails.sendTicket(tx, row);
      else await this.payments.settle(tx, registration_id, by);
      await this.mails.saySumsChanged(tx, first);
      return tx.findOneByOrFail(Delegate, { id });
    });
  }
}

/** The second click, or an answer that was lost. */
const isSame = (row: DelegateRow, { first_name, last_name, email, phone_number }: AddedPerson): boolean =>
  row.first_name === first_name &&
  row.last_name === last_name &&
  row.email === email &&
  row.phone_number === phone_number;
