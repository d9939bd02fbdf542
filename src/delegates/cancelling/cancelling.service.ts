import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v4 } from 'uuid';
import { ActivityLog, type Actor } from '../../activity/activity-log.js';
import { refuseCancelled } from '../../events/cancelled.js';
import { FULL } from '../../events/event.entity.js';
import { decide } from '../../payments/payment-rows.js';
import { Payments } from '../../payments/payments.js';
import { addUp, requireSamePaymentState } from '../../payments/shares.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { UNCONDITIONAL, type Precondition } from '../../platform/http/etag.js';
import { nobodyOf } from '../../platform/listing/declared-fields.js';
import { RegistrationMails } from '../../registrations/mails/registration-mails.js';
import { refuseOverPrices } from '../../registrations/prices/price-choices.js';
import {
  changeDelegate,
  isActive,
  lockAll,
  lockWithEvent,
  placesFree,
} from '../../registrations/registration-rows.js';
import { Proof, Registration } from '../../registrations/registration.entity.js';
import { contactOf, registrationActivity } from '../../registrations/registrations.dto.js';
import { Offers } from '../../waiting-list/offers.js';
import { answersOf, eventOf } from '../answers/answers.js';
import { OPTIONAL } from '../delegate-fields.js';
import { Delegate } from '../delegate.entity.js';
import { qrPath, toStaffRecord, type DelegateRow } from '../delegates.dto.js';
import { isNamed } from '../names.js';
import { CancellingMails } from './cancelling-mails.js';
import type { Successor } from './cancelling.dto.js';
import { FormerTicket } from './former-ticket.entity.js';

const CANCELLED_PROOF = 'The registration was cancelled before the payment was verified.';

/** Giving places back, taking that back, and passing a place on. Each verb is one transaction under the registration's lock. */
@Injectable()
export class Cancelling {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly offers: Offers,
    private readonly registrationMails: RegistrationMails,
    private readonly mails: CancellingMails,
    private readonly payments: Payments,
  ) {}

  /** Gives one place back; a second time, nothing happens. @throws ApiError 404, 412 */
  async cancel(
    id: string,
    because: string | null,
    by: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
  ): Promise<DelegateRow> {
    return this.of({ id }, async (registration_id, tx) => {
      ifMatch(toStaffRecord(await tx.findOneByOrFail(Delegate, { id })));
      await this.cancelIn(tx, registration_id, [id], because, by);
      return tx.findOneByOrFail(Delegate, { id });
    });
  }

  /** Gives all places of a registration back. @throws ApiError 404 */
  async cancelAll(registration_id: string, because: string | null, by: Caller): Promise<void> {
    await transaction(this.dataSource, (tx) => this.cancelIn(tx, registration_id, undefined, because, by));
  }

  /**
   * What was paid stays noted as paid: whether it is paid back is for people to decide. What was not paid is no longer
   * asked for. The places go to whoever waits.
   * @param ids undefined: all
   * @throws ApiError 404 when the registration has no such delegate
   */
  async cancelIn(
    tx: EntityManager,
    registration_id: string,
    ids: string[] | undefined,
    because: string | null,
    by: Actor,
  ): Promise<void> {
    const all = await lockAll(tx, registration_id);
    if (all.length === 0 || ids?.some((id) => !all.some((one) => one.id === id)))
      throw ApiError.notFound(ids ? 'Delegate' : 'Registration');
    const active = all.filter(isActive);
    const leaving = active.filter(({ id }) => ids?.includes(id) ?? true);
    const [first] = leaving;
    if (!first) return;
    for (const one of leaving)
      await changeDelegate(tx, this.activity, by, 'delegate.cancelled', one, {
        cancelled_at: () => 'now()',
        cancelled_because: because,
        // A proof that waits is taken away, so that nobody checks it for somebody who does not come.
        ...(!one.payment_status && { proof_of_payment: null }),
      });
    const staying = active.length - leaving.length;
    if (staying > 0) await addUp(tx, registration_id);
    if (staying === 0) await this.closeProof(tx, registration_id, by);
    if (staying === 0)
      await this.activity.record(tx, by, registrationActivity('registration.cancelled', registration_id));
    if (!first.spam) await this.mails.sayCancelled(tx, first.id, by);
    if (staying > 0) await this.payments.settle(tx, registration_id, by);
    await this.offers.plan(tx, first.event_id);
  }

  /**
   * Takes a cancellation back. Staff may do so past the waiting list.
   * @throws ApiError 404; 409 when no place is free, or the others have paid without this one; 412
   */
  reinstate(id: string, by: Caller, ifMatch: Precondition = UNCONDITIONAL): Promise<DelegateRow> {
    return this.of({ id }, async (registration_id, tx) => {
      const { event, all, delegate: one } = await lockWithEvent(tx, id);
      ifMatch(toStaffRecord(one));
      if (isActive(one)) return one;
      refuseCancelled(event);
      if (!one.spam && (await placesFree(tx, event)) < 1) throw ApiError.conflict('event_full', FULL);
      const active = all.filter(isActive);
      if (active.length > 0) requireSamePaymentState(active, one);
      // The deadline for unpaid places no longer applies to whom staff took back.
      await tx.update(Registration, { id: registration_id }, { held_until: null });
      const waiting = await tx.findOneBy(Proof, { registration_id, state: 'waiting' });
      const row = await changeDelegate(tx, this.activity, by, 'delegate.reinstated', one, {
        cancelled_at: null,
        cancelled_because: null,
        ...(!one.payment_status && { proof_of_payment: waiting?.picture ?? null }),
      });
      await addUp(tx, registration_id);
      await refuseOverPrices(tx, event.id, [row]);
      // Part of what they had paid may have been returned meanwhile.
      const isSettled = await this.payments.settle(tx, registration_id, by);
      if (!row.spam) await this.mails.sayReinstated(tx, row);
      if (row.payment_status && isSettled && !row.spam) await this.registrationMails.sendTicket(tx, row);
      // The row is read anew, so that it has the sums as they are now.
      return tx.findOneByOrFail(Delegate, { id });
    });
  }

  /**
   * Passes a place on: the payment stays, the ticket does not. The same person again changes nothing.
   * @throws ApiError 404; 409 when it is cancelled; 412
   */
  transfer(
    id: string,
    successor: Successor,
    by: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
  ): Promise<DelegateRow> {
    return this.of({ id }, (registration_id, tx) =>
      this.transferIn(tx, registration_id, id, successor, by, ifMatch),
    );
  }

  async transferIn(
    tx: EntityManager,
    registration_id: string,
    id: string,
    successor: Successor,
    by: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
  ): Promise<DelegateRow> {
    const all = await lockAll(tx, registration_id);
    const before = all.find((row) => row.id === id);
    if (!before) throw ApiError.notFound('Delegate');
    // The same was sent again: by a second click, or because the answer was lost.
    if (isSame(before, successor)) return before;
    ifMatch(toStaffRecord(before));
    if (!isActive(before))
      throw ApiError.conflict('place_given_back', 'This place was cancelled, so it cannot be transferred.');
    if (!isNamed(before))
      throw ApiError.conflict(
        'place_unnamed',
        'This place has no name yet, so it cannot be transferred: enter the name instead.',
      );
    const mustSay = by.kind === 'anonymous';
    const answers = answersOf(await eventOf(tx, before), successor.answers, { isRequired: mustSay });
    await keepContact(tx, registration_id, all);
    const { uuid, event_id, spam } = before;
    await tx.insert(FormerTicket, { uuid, delegate_id: id, event_id });
    const next = v4();
    const row = await changeDelegate(tx, this.activity, by, 'delegate.transferred', before, {
      ...nobodyOf(OPTIONAL),
      uuid: next,
      consent_text: null,
      mail_fails: false,
      ...successor,
      answers,
      qr_code: before.qr_code === null ? null : qrPath(next),
    });
    if (spam) return row;
    await this.mails.sayPassedOn(tx, uuid, before, by);
    if (row.payment_status) await this.registrationMails.sendTicket(tx, row, by);
    else await this.mails.sayReceived(tx, row, by);
    return row;
  }

  private async closeProof(tx: EntityManager, registration_id: string, by: Actor): Promise<void> {
    const waiting = await tx.findOneBy(Proof, { registration_id, state: 'waiting' });
    if (waiting) await decide(tx, waiting.id, 'rejected', by, CANCELLED_PROOF);
  }

  private of<T>(
    { id }: { id: string },
    work: (registration_id: string, tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    return transaction(this.dataSource, async (tx) => {
      const delegate = await tx.findOneBy(Delegate, { id });
      if (!delegate) throw ApiError.notFound('Delegate');
      return work(delegate.registration_id, tx);
    });
  }
}

const isSame = (row: DelegateRow, { first_name, last_name, email, phone_number }: Successor): boolean =>
  row.first_name === first_name &&
  row.last_name === last_name &&
  row.email === email &&
  row.phone_number === phone_number;

/** Who paid stays who is written to, also where that was the one who does not come. */
export async function keepContact(tx: EntityManager, id: string, all: DelegateRow[]): Promise<void> {
  const registration = await tx.findOneByOrFail(Registration, { id });
  if (registration.contact_email !== null) return;
  const { first_name, last_name, email, phone_number } = contactOf(registration, all);
  await tx.update(
    Registration,
    { id },
    {
      contact_first_name: first_name,
      contact_last_name: last_name,
      contact_email: email,
      contact_phone_number: phone_number,
    },
  );
}
