import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Precondition } from '../platform/http/etag.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { REGISTRATION_MAILS } from '../registrations/mails/registration-mails.js';
import { refuseOverPrices } from '../registrations/prices/price-choices.js';
import { changeDelegate, isActive, lockWithEvent, takePlaces } from '../registrations/registration-rows.js';
import { Offers } from '../waiting-list/offers.js';
import { Delegate } from './delegate.entity.js';
import { toStaffRecord, type DelegateRow } from './delegates.dto.js';

const PAID_IS_NO_SPAM = 'This registration is paid, so it is not spam.';

/** The form's signals may be wrong: staff say whether a person registered. */
@Injectable()
export class SpamMarks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly jobs: Jobs,
    private readonly offers: Offers,
  ) {}

  /**
   * A registration came from one sender, so it is marked or cleared whole. Cleared, it gets its places and its mail.
   * @throws ApiError 404; 409 when it is paid, or too few places are free; 412
   */
  mark(id: string, spam: boolean, by: Caller, ifMatch: Precondition): Promise<DelegateRow> {
    return transaction(this.dataSource, async (tx) => {
      const { all, delegate: before } = await lockWithEvent(tx, id);
      const { event_id, registration_id } = before;
      ifMatch(toStaffRecord(before));
      if (before.spam === spam) return before;
      if (spam && all.some(({ payment_status }) => payment_status))
        throw ApiError.conflict('paid_is_no_spam', PAID_IS_NO_SPAM);
      if (!spam) await takePlaces(tx, all.filter(isActive));
      for (const one of all) await changeDelegate(tx, this.activity, by, 'delegate.changed', one, { spam });
      if (!spam) await refuseOverPrices(tx, event_id, all.filter(isActive));
      if (spam) await this.offers.plan(tx, event_id);
      else await this.jobs.add(tx, { kind: REGISTRATION_MAILS, payload: { registration_id } });
      return tx.findOneByOrFail(Delegate, { id });
    });
  }
}
