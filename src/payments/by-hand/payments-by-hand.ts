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
import { refuseOther, type PaymentFacts } from '../payment-rows.js';
import { Payments } from '../payments.js';
import type { NewPayment, VerifyPayment } from './by-hand.dto.js';

type Given = Pick<VerifyPayment, 'channel' | 'received_on' | 'reference' | 'receipt_number' | 'note'>;

/**
 * What staff say of money that they hold or see; what they leave out, they do not say.
 * @throws ApiError 400 for a way that is not known, or a day that is still to come
 */
export async function factsOf(
  modes: PaymentModes,
  { channel, received_on = null, reference, receipt_number, note }: Given,
): Promise<Pick<PaymentFacts, 'channel' | 'reference' | 'more'>> {
  if (received_on !== null && received_on > dayInManila())
    throw ApiError.invalid([{ field: 'received_on', message: 'This day is still to come' }]);
  return {
    ...(channel && { channel: await modes.known(channel, 'channel') }),
    ...(reference && { reference: plainReference(reference) }),
    more: {
      ...(received_on !== null && { received_on }),
      ...(receipt_number && { receipt_number }),
      ...(note && { note }),
    },
  };
}

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
    const { amount_centavos } = given;
    const facts = await factsOf(this.modes, given);
    return transaction(this.dataSource, async (tx) => {
      const delegates = await lockActive(tx, id);
      if (!(await tx.existsBy(Registration, { id }))) throw ApiError.notFound('Registration');
      const entered = key === undefined ? null : await tx.findOneBy(Movement, { id: key });
      if (entered) {
        const { channel = entered.channel, reference = null } = facts;
        refuseOther(entered, { registration_id: id, amount_centavos, channel, reference });
        return moneyOf(tx, id);
      }
      if (!given.with_proof && (await tx.existsBy(Proof, { registration_id: id, state: 'waiting' })))
        throw ApiError.conflict('proof_waits', PROOF_WAITS);
      await this.payments.verify(tx, id, delegates, by, {
        ...facts,
        reference: facts.reference ?? null,
        received: amount_centavos,
        withTickets: true,
        seen: given.owed_centavos,
        more: { ...facts.more, ...(key && { id: key }) },
      });
      return moneyOf(tx, id);
    });
  }
}

const PROOF_WAITS = 'A receipt waits to be looked at. Decide on it first, or say that it shows this payment.';
