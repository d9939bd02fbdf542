import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { delegateActivity } from '../delegates/delegates.dto.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { pesos } from '../platform/pesos.js';
import { RegistrationMails } from '../registrations/mails/registration-mails.js';
import { lockAll, moneyOf } from '../registrations/registration-rows.js';
import { Movement, Registration } from '../registrations/registration.entity.js';
import { enter, refuseOther, settleLeft } from './payment-rows.js';

interface RefundFacts {
  amount_centavos: number;
  /** What was to be returned, as it was seen; left out: whatever is. */
  to_return_centavos?: number | null;
  channel: string;
  reference?: string | null;
  note?: string | null;
}

/** Enters in the ledger what was paid back to somebody. */
@Injectable()
export class Refunds {
  constructor(
    private readonly activity: ActivityLog,
    private readonly registrationMails: RegistrationMails,
  ) {}

  /**
   * Enters what was paid back. Once all is, nothing is left of the shares of those who left.
   * @param key the movement's id: the same request again finds what the first one entered, and enters nothing
   * @throws ApiError 404, 409 when less is to be returned, another sum than was seen, or the key was used for another refund
   */
  async enter(
    tx: EntityManager,
    id: string,
    { amount_centavos, to_return_centavos: seen, channel, reference, note }: RefundFacts,
    key: string | undefined,
    by: Caller,
  ): Promise<void> {
    const all = await lockAll(tx, id);
    if (!(await tx.existsBy(Registration, { id }))) throw ApiError.notFound('Registration');
    const entered = key === undefined ? null : await tx.findOneBy(Movement, { id: key });
    if (entered) {
      const amount = -amount_centavos;
      const given = { registration_id: id, amount_centavos: amount, channel, reference: reference || null };
      return refuseOther(entered, given);
    }
    const { to_return_centavos: most } = await moneyOf(tx, id);
    const sentence = most === 0 ? 'There is nothing to return.' : `The amount to return is ${pesos(most)}.`;
    if (amount_centavos > most) throw ApiError.conflict('nothing_to_return', sentence);
    // A colleague entered a part of it: this may be the same part.
    if (seen != null && seen !== most)
      throw ApiError.conflict(
        'amount_differs',
        `${pesos(most)} is to be returned now, not ${pesos(seen)}: look at it again.`,
      );
    await enter(tx, id, by, {
      id: key,
      kind: 'refund',
      amount_centavos: -amount_centavos,
      channel,
      reference: reference || null,
      note: note || null,
    });
    // Of those who were erased, nothing but this debt was kept.
    if (amount_centavos === most && all.length === 0) await tx.delete(Registration, { id });
    else if (amount_centavos === most) await settleLeft(tx, id);
    await this.activity.record(tx, by, delegateActivity('payment.refunded', all[0]?.id ?? id));
    await this.registrationMails.sayRefunded(tx, all);
  }
}
