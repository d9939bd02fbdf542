import { Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { Bin } from '../activity/bin/bin.js';
import { Payments } from '../payments/payments.js';
import { lockOfBinned, lowerTotal, raiseTotal } from '../payments/shares.js';
import { transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { UNCONDITIONAL, type Precondition } from '../platform/http/etag.js';
import { Mails } from '../platform/mail/mails.js';
import { pesos } from '../platform/pesos.js';
import { lockDelegate, moneyOf } from '../registrations/registration-rows.js';
import { Proof, Registration } from '../registrations/registration.entity.js';
import { Offers } from '../waiting-list/offers.js';
import { Delegate } from './delegate.entity.js';
import { delegateActivity, toStaffRecord, type DelegateRow } from './delegates.dto.js';
import { fullName } from './names.js';

/** Takes delegates out of sight for 30 days, with what is theirs alone, and brings them back. */
@Injectable()
export class DelegateBin {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bin: Bin,
    private readonly activity: ActivityLog,
    private readonly mails: Mails,
    private readonly offers: Offers,
    private readonly payments: Payments,
  ) {}

  /** Puts the delegate into the bin. @returns the record as it was @throws ApiError 404; 409 while money is to be returned; 412 */
  remove(id: string, by: Caller, ifMatch: Precondition = UNCONDITIONAL): Promise<DelegateRow> {
    return transaction(this.dataSource, async (tx) => {
      const delegate = await lockDelegate(tx, id);
      ifMatch(toStaffRecord(delegate));
      // Others may have come to who registered alone.
      const others = await tx.existsBy(Delegate, { registration_id: delegate.registration_id, id: Not(id) });
      const isOwn = delegate.registration_id === id && !others;
      const { to_return_centavos: owed } = await moneyOf(tx, delegate.registration_id);
      // Nothing is removed while money is to be returned, since that sum would be gone with the registration.
      if (isOwn && owed > 0)
        throw ApiError.conflict(
          'money_to_return',
          `${pesos(owed)} is to be returned for this registration. Enter the refund first, then remove it.`,
        );
      await this.bin.put(tx, by, {
        resource: 'delegates',
        id,
        name: fullName(delegate),
        about: delegate.church_name,
        tables: isOwn ? [...OF_ITS_OWN, ...ITSELF] : ITSELF,
        files: isOwn ? await picturesOf(tx, id) : [],
      });
      await lowerTotal(tx, [id]);
      await tx.delete(Delegate, { id });
      // Of a group the others stay, with the proof that is theirs too.
      if (isOwn) await tx.delete(Registration, { id });
      else await this.payments.settle(tx, delegate.registration_id, by);
      await this.offers.plan(tx, delegate.event_id);
      await this.mails.forget(tx, 'delegates', id);
      await this.activity.recordDeletion(tx, by, delegateActivity('delegate.deleted', id));
      return delegate;
    });
  }

  /** Takes the delegate out of the bin. @throws ApiError 404, 409 */
  restore(id: string, by: Caller): Promise<DelegateRow> {
    return transaction(this.dataSource, async (tx) => {
      await lockOfBinned(tx, id);
      await this.bin.restore(tx, 'delegates', id);
      await raiseTotal(tx, id);
      const { registration_id } = await tx.findOneByOrFail(Delegate, { id });
      await this.payments.settle(tx, registration_id, by);
      await this.mails.keepBack(tx, id);
      await this.activity.record(tx, by, delegateActivity('delegate.restored', id));
      await tx.update(Delegate, { id }, { updated_at: () => 'now()' });
      return tx.findOneByOrFail(Delegate, { id });
    });
  }
}

/** What the bin keeps of a delegate, and of the registration of one that goes with it. */
const ITSELF = [
  ['delegate', 'id'],
  ['former_ticket', 'delegate_id'],
  ['mail', 'record_id'],
] as const;
const OF_ITS_OWN = [
  ['registration', 'id'],
  ['proof', 'registration_id'],
  ['payment', 'registration_id'],
] as const;

const picturesOf = async (tx: EntityManager, registration_id: string): Promise<string[]> =>
  (await tx.findBy(Proof, { registration_id })).map(({ picture }) => picture);
