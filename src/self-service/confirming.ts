import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { Delegate } from '../delegates/delegate.entity.js';
import { transaction } from '../platform/database/transaction.js';
import { ANONYMOUS } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { heldUntil, refuseOverShare } from '../registrations/held-places.js';
import { RegistrationLinks } from '../registrations/links.js';
import { RegistrationMails } from '../registrations/mails/registration-mails.js';
import { refuseOverPrices } from '../registrations/prices/price-choices.js';
import { isToConfirm, lockActive, lockEvent, takePlaces } from '../registrations/registration-rows.js';
import { Registration } from '../registrations/registration.entity.js';
import { registrationActivity } from '../registrations/registrations.dto.js';

const ENDED = 'This registration has expired, because it was not confirmed in time. Please register again.';

/** The contact of a large group confirms it by the mailed link: from then on its places count. */
@Injectable()
export class Confirming {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly jobs: Jobs,
    private readonly links: RegistrationLinks,
    private readonly mails: RegistrationMails,
  ) {}

  /** The second time changes nothing. @throws ApiError 400, 409 when it has ended or the places went to others */
  async confirm(token: string): Promise<void> {
    await transaction(this.dataSource, async (tx) => {
      const id = await this.links.open(tx, token);
      const { event_id } = await tx.findOneByOrFail(Registration, { id });
      // The event first, as by everybody who gives or takes places.
      const event = await lockEvent(tx, event_id);
      const all = await lockActive(tx, id);
      const open = all.filter(isToConfirm);
      const [first] = open;
      if (all.length === 0) throw ApiError.conflict('registration_ended', ENDED);
      if (!event || !first) return;
      await takePlaces(tx, open);
      const ids = open.map((delegate) => delegate.id);
      await tx.update(Delegate, { id: In(ids) }, { unconfirmed: false, updated_at: () => 'now()' });
      await refuseOverShare(tx, event, id);
      await refuseOverPrices(tx, event_id, open);
      await tx.update(Registration, { id }, { held_until: heldUntil(event, first.payment_mode) });
      await this.activity.record(tx, ANONYMOUS, registrationActivity('registration.confirmed', id));
      await this.mails.sayReceived(tx, id);
    });
    this.jobs.wake();
  }
}
