import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { Payments } from '../../payments/payments.js';
import { addUp } from '../../payments/shares.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { Precondition } from '../../platform/http/etag.js';
import { RegistrationMails } from '../../registrations/mails/registration-mails.js';
import { PriceChoices, refuseOverPrices } from '../../registrations/prices/price-choices.js';
import { changeDelegate, isActive, lockWithEvent } from '../../registrations/registration-rows.js';
import { Delegate } from '../delegate.entity.js';
import { toStaffRecord, type DelegateRow } from '../delegates.dto.js';

/** Staff give a place another price: what is owed follows, and the tickets with it. */
@Injectable()
export class PriceChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly prices: PriceChoices,
    private readonly payments: Payments,
    private readonly mails: RegistrationMails,
  ) {}

  /** The same price again changes nothing. @throws ApiError 404; 409 when it is cancelled, or the price is ended or full; 412 */
  change(id: string, price: string, by: Caller, ifMatch: Precondition): Promise<DelegateRow> {
    return transaction(this.dataSource, async (tx) => {
      const { event, delegate: before } = await lockWithEvent(tx, id);
      const { event_id, registration_id } = before;
      ifMatch(toStaffRecord(before));
      if (!isActive(before))
        throw ApiError.conflict('place_given_back', 'This place was cancelled: reinstate it first.');
      const kept = this.prices.chooseAsStaff(event, price);
      const isSame = kept.price_id === before.price_id && kept.price_centavos === before.price_centavos;
      if (isSame) return before;
      await changeDelegate(tx, this.activity, by, 'delegate.price_changed', before, kept);
      await refuseOverPrices(tx, event_id, [before]);
      await addUp(tx, registration_id);
      await this.payments.settle(tx, registration_id, by);
      await this.mails.saySumsChanged(tx, before);
      return tx.findOneByOrFail(Delegate, { id });
    });
  }
}
