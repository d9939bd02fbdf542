import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { ANONYMOUS } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { confirmAddress } from '../../platform/mail/addresses.js';
import { dayInManila } from '../../platform/manila.js';
import { inquiryActivity } from '../inquiries.dto.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { lockInquiry } from '../work/inquiry-rows.js';
import { InquiryWork } from '../work/work.service.js';
import { Bookings } from './bookings.service.js';
import { ViewingMails } from './mails/viewing-mails.js';
import { ViewingLinks } from './viewing-links.js';
import { lockHours, stepAt, viewingById, type ViewingRow } from './viewing-rows.js';
import { Viewing } from './viewing.entity.js';

const ASK_AGAIN = 'They called off the viewing. Ask which day would suit them.';

/** What whoever booked does by the link in their mail. */
@Injectable()
export class OwnViewings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly jobs: Jobs,
    private readonly links: ViewingLinks,
    private readonly bookings: Bookings,
    private readonly work: InquiryWork,
    private readonly mails: ViewingMails,
  ) {}

  /** Reads the viewing of a link. @throws ApiError 404 */
  async find(token: string): Promise<ViewingRow> {
    const viewing = await viewingById(this.dataSource.manager, this.links.open(token).id);
    if (!viewing) throw ApiError.notFound('Viewing');
    return viewing;
  }

  /** Moves it to another free hour, with the same colleague where they have it. The same hour again changes nothing. @throws ApiError 404, 409 */
  async move(token: string, starts_at: Date): Promise<ViewingRow> {
    const moved = await this.change(token, async (tx, viewing, inquiry) => {
      if (viewing.starts_at.getTime() === starts_at.getTime()) return;
      await lockHours(tx);
      const { id, how, project } = viewing;
      const hosts = await this.bookings.hostsAt(tx, project, { starts_at, how }, id);
      const host = hosts.find(({ staff_id }) => staff_id === viewing.staff_id) ?? hosts[0];
      if (!host) return;
      await tx.update(
        Viewing,
        { id },
        {
          starts_at,
          staff_id: host.staff_id,
          minutes: host.minutes,
          reminded_at: null,
          sequence: viewing.sequence + 1,
          changed_at: () => 'now()',
        },
      );
      const place = how === 'site' ? { next_step_place: host.place } : {};
      await this.work.write(tx, inquiry, { ...stepAt(starts_at), ...place }, ANONYMOUS);
      const states = { before: { starts_at: viewing.starts_at }, after: { starts_at } };
      await this.activity.record(tx, ANONYMOUS, inquiryActivity('inquiry.viewing_moved', inquiry.id, states));
      await this.notify(tx, viewing);
    });
    return moved;
  }

  /** Calls it off, so that the hour is free again. The second time changes nothing. @throws ApiError 404, 409 */
  callOff(token: string): Promise<ViewingRow> {
    return this.change(token, async (tx, viewing, inquiry) => {
      const { id } = viewing;
      const sequence = viewing.sequence + 1;
      await tx.update(Viewing, { id }, { state: 'called-off', called_off_by: 'visitor', sequence });
      if (inquiry.next_step_kind === 'viewing') {
        const next_step = inquiry.next_step ?? ASK_AGAIN;
        const step = { next_step, next_step_on: dayInManila(), next_step_time: null };
        const task = { next_step_kind: 'task', next_step_project: null, next_step_place: null } as const;
        await this.work.write(tx, inquiry, { ...step, ...task }, ANONYMOUS);
      }
      const states = { before: { starts_at: viewing.starts_at }, after: { called_off: true } };
      await this.activity.record(
        tx,
        ANONYMOUS,
        inquiryActivity('inquiry.viewing_called_off', inquiry.id, states),
      );
      await this.notify(tx, viewing);
    });
  }

  private async change(
    token: string,
    work: (tx: Transaction, viewing: ViewingRow, inquiry: InquiryRow) => Promise<void>,
  ): Promise<ViewingRow> {
    const { id, inquiry_id } = await this.find(token);
    const { wasMailed } = this.links.open(token);
    const changed = await transaction(this.dataSource, async (tx) => {
      const inquiry = await lockInquiry(tx, inquiry_id);
      const viewing = await viewingById(tx, id);
      if (!viewing) throw ApiError.notFound('Viewing');
      if (viewing.state !== 'booked') return viewing;
      if (viewing.starts_at.getTime() <= Date.now())
        throw ApiError.conflict('viewing_over', 'This viewing has begun, so it can be changed no more.');
      // Whoever has the mailed link reads mail at this address, so it is confirmed.
      if (wasMailed && viewing.email !== null) await confirmAddress(tx, viewing.email);
      await work(tx, viewing, inquiry);
      return (await viewingById(tx, id)) ?? viewing;
    });
    this.bookings.forget();
    this.jobs.wake();
    return changed;
  }

  /** Mails both, and the colleague who was to show it where that is another one now. */
  private async notify(tx: Transaction, before: ViewingRow): Promise<void> {
    const after = await viewingById(tx, before.id);
    if (!after) return;
    await this.mails.tell(tx, after, after.network);
    const { staff_id: id, staff_email: email } = before;
    if (id !== null && email !== null && id !== after.staff_id)
      await this.mails.tellHost(tx, { ...after, staff_id: null }, { id, email });
  }
}
