import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentModes } from '../../content/paying/payment-modes.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { dayInManila } from '../../platform/manila.js';
import { type Money } from '../../registrations/money.js';
import { lockActive, moneyOf, plainReference } from '../../registrations/registration-rows.js';
import { Movement, Proof, Registration } from '../../registrations/registration.entity.js';
import { Payments } from '../payments.js';
import type { NewPayment } from './by-hand.dto.js';

/** Payments that staff enter themselves, whole or in parts. */
@Injectable()
export class PaymentsByHand {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: Payments,
    private readonly modes: PaymentModes,
  ) {}

  /**
   * @param key the movement's id: the same request again finds what the first one entered, and enters nothing
   * @throws ApiError 400, 404; 409 when it is cancelled, a proof waits, the reference has paid already, or the key was used
   *   for something else
   */
  async enter(id: string, given: NewPayment, key: string | undefined, by: Caller): Promise<Money> {
    const channel = await this.modes.known(given.channel, 'channel');
    const { amount_centavos, received_on = null, receipt_number = null, note = null, reference } = given;
    if (received_on !== null && received_on > dayInManila())
      throw ApiError.invalid([{ field: 'received_on', message: 'This day is still to come' }]);
    return transaction(this.dataSource, async (tx) => {
      const delegates = await lockActive(tx, id);
      if (!(await tx.existsBy(Registration, { id }))) throw ApiError.notFound('Registration');
      const entered = key === undefined ? null : await tx.findOneBy(Movement, { id: key });
      if (entered && (entered.registration_id !== id || entered.amount_centavos !== amount_centavos))
        throw ApiError.keyReused();
      if (entered) return moneyOf(tx, id);
      if (!given.with_proof && (await tx.existsBy(Proof, { registration_id: id, state: 'waiting' })))
        throw ApiError.conflict('proof_waits', PROOF_WAITS);
      await this.payments.verify(tx, id, delegates, by, {
        ...{ channel, received: amount_centavos, withTickets: true },
        reference: reference ? plainReference(reference) : null,
        more: {
          ...(key && { id: key }),
          received_on,
          receipt_number: receipt_number || null,
          note: note || null,
        },
      });
      return moneyOf(tx, id);
    });
  }
}

const PROOF_WAITS = 'A receipt waits to be looked at. Decide on it first, or say that it shows this payment.';
