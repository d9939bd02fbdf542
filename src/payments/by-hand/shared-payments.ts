import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { PaymentModes } from '../../content/paying/payment-modes.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { pesos } from '../../platform/pesos.js';
import { lockActive, lockAll, moneyOf } from '../../registrations/registration-rows.js';
import { Movement, Proof, Registration } from '../../registrations/registration.entity.js';
import { takenBackOf } from '../acknowledgements/payment-facts.js';
import { refuseEntered } from '../payment-rows.js';
import { Payments } from '../payments.js';
import { Reversals } from '../reversals.js';
import type { NewSharedPayment, SharedPaymentView } from './by-hand.dto.js';
import { factsOf, PROOF_WAITS } from './payments-by-hand.js';

/** One cheque, transfer or envelope for several registrations: a payment of each, which came together and go back together. */
@Injectable()
export class SharedPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: Payments,
    private readonly reversals: Reversals,
    private readonly modes: PaymentModes,
  ) {}

  /**
   * @param key its id: the same request again finds what the first one entered, and enters nothing
   * @throws ApiError 400 where the parts do not add up; 404; 409 as of one payment, all of them or none
   */
  async enter(
    { amount_centavos, parts, ...given }: NewSharedPayment,
    key: string | undefined,
    by: Caller,
  ): Promise<SharedPaymentView> {
    const sum = parts.reduce((all, part) => all + part.amount_centavos, 0);
    if (sum !== amount_centavos)
      throw ApiError.invalid([
        { field: 'parts', message: `They add up to ${pesos(sum)}, not ${pesos(amount_centavos)}` },
      ]);
    const facts = await factsOf(this.modes, given);
    const { channel = '', reference = null } = facts;
    const shared_payment_id = key ?? v7();
    return transaction(this.dataSource, async (tx) => {
      // In one order, so that two of them never wait for each other; all before the first is entered.
      const sorted = parts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      const locked = [];
      for (const part of sorted) locked.push({ part, delegates: await lockActive(tx, part.id) });
      const before = await partsOf(tx, shared_payment_id);
      if (before.length > 0) {
        if (!isSame(before, sorted)) throw ApiError.keyReused();
        return { id: shared_payment_id, registrations: before.length };
      }
      for (const { id } of sorted) await refusePart(tx, id, channel, reference);
      for (const { part, delegates } of locked)
        await this.payments.verify(tx, part.id, delegates, by, {
          ...{ ...facts, reference, received: part.amount_centavos, withTickets: true },
          seen: part.owed_centavos,
          sharedBecause: `One payment of ${pesos(sum)} for ${parts.length} registrations`,
          more: { ...facts.more, shared_payment_id },
        });
      return { id: shared_payment_id, registrations: parts.length };
    });
  }

  /**
   * The cheque bounced: what is left of each part is taken back, and the tickets that it paid for end.
   * @throws ApiError 404; 409 when all of it was taken back already
   */
  takeBack(id: string, because: string, by: Caller): Promise<SharedPaymentView> {
    return transaction(this.dataSource, async (tx) => {
      const parts = await partsOf(tx, id);
      if (parts.length === 0) throw ApiError.notFound('Payment');
      let registrations = 0;
      for (const part of parts) if (await this.takePartBack(tx, part, because, by)) registrations += 1;
      if (registrations === 0)
        throw ApiError.conflict('nothing_left_of_payment', 'All of this payment was taken back already.');
      return { id, registrations };
    });
  }

  private async takePartBack(
    tx: EntityManager,
    { id, registration_id, event_id, channel, reference, proof_id, holder_id, ...part }: Movement,
    because: string,
    by: Caller,
  ): Promise<boolean> {
    const all = await lockAll(tx, registration_id);
    const movements = await tx.find(Movement, {
      where: { registration_id },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    const kept = movements.reduce((sum, { amount_centavos }) => sum + amount_centavos, 0);
    // What was paid back since is gone already.
    const left = Math.min(part.amount_centavos - takenBackOf(id, movements), kept);
    if (left <= 0) return false;
    await this.reversals.correct(tx, registration_id, all, by, {
      ...{ kind: 'correction', amount_centavos: -left, event_id, channel, reference, proof_id, holder_id },
      ...{ note: because, shared_payment_id: part.shared_payment_id },
    });
    return true;
  }
}

const partsOf = (tx: EntityManager, shared_payment_id: string): Promise<Movement[]> =>
  tx.find(Movement, {
    where: { shared_payment_id, kind: 'payment' },
    order: { registration_id: 'ASC' },
  });

const isSame = (before: Movement[], parts: NewSharedPayment['parts']): boolean =>
  before.length === parts.length &&
  before.every(
    ({ registration_id, amount_centavos }, at) =>
      parts[at]?.id === registration_id && parts[at].amount_centavos === amount_centavos,
  );

/** @throws ApiError 404, 409 */
async function refusePart(
  tx: EntityManager,
  id: string,
  channel: string,
  reference: string | null,
): Promise<void> {
  if (!(await tx.existsBy(Registration, { id }))) throw ApiError.notFound('Registration');
  if (await tx.existsBy(Proof, { registration_id: id, state: 'waiting' }))
    throw ApiError.conflict('proof_waits', PROOF_WAITS);
  if ((await moneyOf(tx, id)).owed_centavos === 0)
    throw ApiError.conflict('amount_differs', 'Nothing is owed any more for one of these registrations.');
  if (reference !== null) await refuseEntered(tx, id, channel, reference);
}
