import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityLog, nameOf, type Actor } from '../activity/activity-log.js';
import { Delegate } from '../delegates/delegate.entity.js';
import { delegateActivity, qrPath, type DelegateRow } from '../delegates/delegates.dto.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { pesos } from '../platform/pesos.js';
import { RegistrationMails } from '../registrations/mails/registration-mails.js';
import {
  changeDelegate,
  isPaid,
  lockActive,
  moneyOf,
  referenceOf,
  takePlaces,
} from '../registrations/registration-rows.js';
import { Payment, Proof, Registration } from '../registrations/registration.entity.js';
import { Acknowledgements } from './acknowledgements/acknowledgements.js';
import { CANCELLED, enterToReturn } from './cancelled-events.js';
import { decide, enter, refuseEntered, settleLeft, takeBack, type PaymentFacts } from './payment-rows.js';

/** A registration is paid as a whole: all its delegates, or none. */
@Injectable()
export class Payments {
  constructor(
    private readonly activity: ActivityLog,
    private readonly registrationMails: RegistrationMails,
    private readonly acknowledgements: Acknowledgements,
  ) {}

  /**
   * Enters what was received, which the payer gets an acknowledgement of, and accepts the proof that waits. Once all is paid,
   * marks the registration as paid and sends the tickets; until then it takes another proof.
   * @param delegates locked
   * @throws ApiError 409 when it is cancelled and no statement shows it, was taken for spam and no place is free, another sum is owed than was seen, or the
   *   payment was entered before
   */
  async verify(
    tx: EntityManager,
    id: string,
    delegates: DelegateRow[],
    by: Actor,
    facts: PaymentFacts = {},
  ): Promise<void> {
    if (delegates.length === 0) return this.acknowledgements.send(tx, await enterToReturn(tx, id, by, facts));
    // Whoever paid is no robot: they are not spam any more, and have a place.
    await takePlaces(tx, delegates);
    const waiting = await tx.findOneBy(Proof, { registration_id: id, state: 'waiting' });
    const { owed_centavos: owed } = await moneyOf(tx, id);
    refuseUnseen(facts.seen, owed);
    const amount = facts.received ?? owed;
    const isPaidBefore = areMarkedPaid(delegates);
    await this.enterReceived(tx, id, delegates, by, { ...facts, amount, waiting });
    if (waiting) await decide(tx, waiting.id, 'accepted', by);
    if (amount < owed && !isPaidBefore) return this.payPartly(tx, id, delegates, by);
    await this.markPaid(tx, delegates, by, facts.withTickets ?? false);
  }

  private async enterReceived(
    tx: EntityManager,
    id: string,
    delegates: DelegateRow[],
    by: Actor,
    {
      amount,
      waiting,
      unlessProof = {},
      channel = waiting?.channel ?? unlessProof.channel ?? delegates[0]?.payment_mode ?? 'gcash',
      reference = referenceOf(waiting),
      sharedBecause = null,
      statementLine = null,
      more = {},
    }: PaymentFacts & { amount: number; waiting: Proof | null },
  ): Promise<void> {
    if (amount > 0 && reference !== null && sharedBecause === null)
      await refuseEntered(tx, id, channel, reference);
    if (!areMarkedPaid(delegates))
      await tx.upsert(
        Payment,
        {
          registration_id: id,
          channel,
          reference,
          shared_because: sharedBecause,
          verified_by_name: nameOf(by),
          verified_at: () => 'now()',
        },
        ['registration_id'],
      );
    if (amount <= 0) return;
    const entered = await enter(tx, id, by, {
      kind: 'payment',
      amount_centavos: amount,
      channel,
      reference,
      proof_id: waiting?.id ?? null,
      note: sharedBecause,
      received_on: waiting?.read_paid_on ? null : (unlessProof.received_on ?? null),
      statement_line: statementLine,
      ...more,
    });
    await this.acknowledgements.send(tx, entered);
  }

  /** Marks all as paid, and sends the tickets to those who were not. */
  private async markPaid(
    tx: EntityManager,
    delegates: DelegateRow[],
    by: Actor,
    withTickets: boolean,
  ): Promise<void> {
    const paidNow: DelegateRow[] = [];
    for (const delegate of delegates) {
      const tickets = withTickets && delegate.qr_code === null ? { qr_code: qrPath(delegate.uuid) } : {};
      const changes = { payment_status: true, spam: false, unconfirmed: false, ...tickets };
      const row = await changeDelegate(tx, this.activity, by, 'payment.verified', delegate, changes);
      if (!delegate.payment_status) paidNow.push(row);
    }
    await this.registrationMails.sendTickets(tx, paidNow);
    await this.registrationMails.askForNames(tx, delegates);
  }

  /**
   * Whether those who come have paid follows from what is owed, after whatever changed what is due or received. Where something is
   * owed again, their tickets wait for it; the caller tells them. Where nothing is owed any more, since somebody left, their tickets
   * go out; a proof that waits is looked at first.
   * @returns false: something is owed again
   */
  async settle(tx: EntityManager, id: string, by: Actor): Promise<boolean> {
    const delegates = await lockActive(tx, id);
    const { paid_centavos: paid, owed_centavos: owed } = await moneyOf(tx, id);
    if (owed > 0 && delegates.some(({ payment_status }) => payment_status)) {
      await this.markUnpaid(tx, id, delegates, by);
      return false;
    }
    if (owed > 0 || delegates.length === 0 || isPaid(delegates)) return true;
    if (paid > 0) await this.sendSettled(tx, id, delegates, by);
    // Nothing was to be paid, or is any more: the tickets are all that there is to say.
    else if (delegates.every(({ spam, unconfirmed }) => !spam && !unconfirmed))
      await this.registrationMails.sayReceived(tx, id);
    return true;
  }

  private async sendSettled(
    tx: EntityManager,
    id: string,
    delegates: DelegateRow[],
    by: Actor,
  ): Promise<void> {
    if (await tx.existsBy(Proof, { registration_id: id, state: 'waiting' })) return;
    const before = await tx.findOneBy(Payment, { registration_id: id });
    const { reference = null, channel, shared_because: sharedBecause = null } = before ?? {};
    await this.verify(tx, id, delegates, by, {
      withTickets: true,
      reference,
      sharedBecause,
      ...(channel && { channel }),
    });
  }

  /**
   * Sends the tickets although something is owed: staff say why. What is owed stays owed.
   * @throws ApiError 409 when it is cancelled, paid, or looks like spam
   */
  async sendEarlyTickets(tx: EntityManager, id: string, because: string, by: Caller): Promise<void> {
    const delegates = await lockActive(tx, id);
    if (delegates.length === 0) throw ApiError.conflict('registration_cancelled', CANCELLED);
    if (areMarkedPaid(delegates))
      throw ApiError.conflict('already_paid', 'All is paid, so the tickets were sent already.');
    if (delegates.some(({ spam }) => spam))
      throw ApiError.conflict('registration_is_spam', 'This looks like spam. First say that it is not.');
    // No deadline gives back the places of whoever has a ticket.
    await tx.update(Registration, { id }, { tickets_because: because, held_until: null });
    for (const row of delegates) {
      const changes = { qr_code: qrPath(row.uuid) };
      await changeDelegate(tx, this.activity, by, 'ticket.issued_early', row, changes);
    }
    await this.registrationMails.sendTickets(tx, await lockActive(tx, id));
  }

  /** Enters that a part is paid: the places stay, and another proof is taken. */
  private async payPartly(tx: EntityManager, id: string, delegates: DelegateRow[], by: Actor): Promise<void> {
    for (const { id: delegate } of delegates) {
      await tx.update(
        Delegate,
        { id: delegate },
        { proof_of_payment: null, spam: false, unconfirmed: false, updated_at: () => 'now()' },
      );
      await this.activity.record(tx, by, delegateActivity('payment.partly', delegate));
    }
    // No deadline gives back the places of whoever has paid a part.
    await tx.update(Registration, { id }, { held_until: null });
  }

  /**
   * Takes the mark back, and what was entered with it; the accepted proof waits again.
   * @param delegates locked
   * @param proof whose payment is taken back; left out: all that was paid
   * @returns whether something is owed again. Where that proof was of what was too much, the rest stays paid
   */
  async unverify(
    tx: EntityManager,
    id: string,
    delegates: DelegateRow[],
    by: Caller,
    proof?: Proof,
  ): Promise<boolean> {
    await takeBack(tx, id, nameOf(by), proof?.id);
    const accepted =
      proof ??
      (await tx.findOne(Proof, {
        where: { registration_id: id, state: 'accepted' },
        order: { created_at: 'DESC', id: 'DESC' },
      }));
    const waits = await tx.existsBy(Proof, { registration_id: id, state: 'waiting' });
    if (accepted && !waits) await decide(tx, accepted.id, 'waiting', by);
    const { paid_centavos: paid, owed_centavos: owed } = await moneyOf(tx, id);
    if (proof && paid > 0 && owed === 0) return false;
    const picture = accepted && !waits ? { proof_of_payment: accepted.picture } : {};
    await this.markUnpaid(tx, id, delegates, by, picture);
    await this.registrationMails.sendPaymentReversed(tx, delegates);
    return true;
  }

  /** @param delegates locked */
  private async markUnpaid(
    tx: EntityManager,
    id: string,
    delegates: DelegateRow[],
    by: Actor,
    changes: Partial<DelegateRow> = {},
  ): Promise<void> {
    await settleLeft(tx, id);
    await tx.delete(Payment, { registration_id: id });
    // No deadline gives back the places of whoever was believed to have paid.
    await tx.update(Registration, { id }, { held_until: null });
    for (const delegate of delegates) {
      const all = { ...changes, payment_status: false };
      await changeDelegate(tx, this.activity, by, 'payment.unverified', delegate, all);
    }
  }
}

const areMarkedPaid = (delegates: DelegateRow[]): boolean =>
  delegates.every(({ payment_status }) => payment_status);

/** Refuses where another sum is owed than was seen, since a colleague was faster or a price changed. @throws ApiError 409 */
function refuseUnseen(seen: number | null | undefined, owed: number): void {
  if (seen == null || seen === owed) return;
  const sentence = owed === 0 ? 'Nothing is owed any more' : `${pesos(owed)} is owed now`;
  throw ApiError.conflict('amount_differs', `${sentence}, not ${pesos(seen)}: look at it again.`);
}
