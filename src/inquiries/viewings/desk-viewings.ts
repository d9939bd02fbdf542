import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog, type Actor } from '../../activity/activity-log.js';
import { WORKING, type Colleague } from '../../auth/staff/colleagues.js';
import { Leaving } from '../../auth/staff/leaving.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { rolesOf, seesAll, type Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { manilaMoment } from '../../platform/manila.js';
import { inquiryActivity } from '../inquiries.dto.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { lockInquiry } from '../work/inquiry-rows.js';
import { type Status } from '../work/statuses.js';
import { InquiryWork, refuseStranger } from '../work/work.service.js';
import { freeHours } from './free-hours.js';
import { ViewingTimetable } from './hours.service.js';
import { ViewingMails } from './mails/viewing-mails.js';
import { lockHours, stepAt, viewingById, viewingRows, type ViewingRow } from './viewing-rows.js';
import { Viewing } from './viewing.entity.js';
import type { ViewingChange } from './viewings.dto.js';

/** The most viewings of the list: more than ever lie ahead. Those that begin first are in it. */
const MAX = 500;
const ENDED: readonly Status[] = ['lost', 'spam'];

/** What staff do with booked viewings: most of it is a change of the inquiry's next step, which they follow. */
@Injectable()
export class DeskViewings implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly leaving: Leaving,
    private readonly work: InquiryWork,
    private readonly timetable: ViewingTimetable,
    private readonly mails: ViewingMails,
  ) {}

  onModuleInit(): void {
    this.work.followedBy((tx, before, after, by) => this.follow(tx, before, after, by));
    this.leaving.register({
      kind: 'viewings',
      roles: rolesOf('inquiries:write'),
      isHandedOver: true,
      namesOf: async (tx, { id }) =>
        (await this.upcomingOf(tx, id)).map((viewing) => `${viewing.first_name} ${viewing.last_name}`.trim()),
      leave: (tx, holder, to) => this.leave(tx, holder, to),
    });
  }

  /** Those that lie ahead, the next one first: of whoever shows them, or answers the inquiry, and of those who see all. */
  all(by: Caller): Promise<ViewingRow[]> {
    return viewingRows(
      this.dataSource.manager,
      `WHERE v.state = 'booked' AND v.starts_at > now() - interval '12 hours'
          AND ($1 OR v.staff_id = $2 OR i.assignee_id = $2) ORDER BY v.starts_at, v.id LIMIT ${MAX}`,
      [seesAll(by), 'id' in by ? by.id : null],
    );
  }

  /** @throws ApiError 400, 403, 404 */
  change(id: string, { video_link, staff_id }: ViewingChange, by: Caller): Promise<ViewingRow> {
    return transaction(this.dataSource, async (tx) => {
      const found = await viewingById(tx, id);
      if (!found) throw ApiError.notFound('Viewing');
      await lockInquiry(tx, found.inquiry_id);
      const before = (await viewingById(tx, id)) ?? found;
      refuseForeign(by, before);
      if (before.state !== 'booked') throw ApiError.conflict('viewing_over', 'This viewing is called off.');
      const link = video_link === undefined ? before.video_link : video_link;
      const host = staff_id ?? before.staff_id;
      if (link === before.video_link && host === before.staff_id) return before;
      if (host !== null && host !== before.staff_id) await refuseStranger(tx, host, 'staff_id');
      // The reminder has the link; whoever had theirs already is told of it by a mail of its own.
      const isLate = link !== before.video_link && before.reminded_at !== null;
      const sequence = before.sequence + (isLate || host !== before.staff_id ? 1 : 0);
      await tx.update(Viewing, { id }, { video_link: link, staff_id: host, sequence });
      const after = (await viewingById(tx, id)) ?? before;
      const stateOf = (row: ViewingRow) => ({ video_link: row.video_link, shown_by: row.staff_name });
      await this.activity.record(
        tx,
        by,
        inquiryActivity('inquiry.viewing_moved', before.inquiry_id, {
          before: stateOf(before),
          after: stateOf(after),
        }),
      );
      if (isLate) await this.mails.tell(tx, after);
      else if (host !== before.staff_id) await this.mails.tellHost(tx, after);
      await this.tellFormer(tx, before, after);
      return after;
    });
  }

  /** The viewing goes with the inquiry's next step: moved, called off, or booked again where that is taken back. */
  private async follow(tx: Transaction, before: InquiryRow, after: InquiryRow, by: Actor): Promise<void> {
    const [viewing] = await viewingRows(
      tx,
      `WHERE v.inquiry_id = $1 AND v.starts_at > now() AND (v.state = 'booked' OR v.called_off_by = 'staff')
        ORDER BY v.state = 'booked' DESC, v.changed_at DESC, v.id DESC LIMIT 1`,
      [after.id],
    );
    if (!viewing) return;
    const at = plannedAt(after, viewing);
    const isSame = at?.getTime() === viewing.starts_at.getTime();
    if (viewing.state === 'called-off' && !isSame) return;
    const isBack = viewing.state === 'called-off';
    const isHandedOver =
      before.assignee_id !== after.assignee_id &&
      after.assignee_id !== null &&
      (viewing.staff_id === before.assignee_id || viewing.staff_id === null);
    const isElsewhere =
      viewing.how === 'site' && at !== undefined && before.next_step_place !== after.next_step_place;
    if (isSame && !isHandedOver && !isBack && !isElsewhere) return;
    // The viewing holds already what the visitor did themselves.
    if (by.kind === 'anonymous') return;
    if (at) await lockHours(tx);
    await tx.update(
      Viewing,
      { id: viewing.id },
      {
        sequence: viewing.sequence + 1,
        ...(at
          ? { state: 'booked', called_off_by: null, starts_at: at }
          : { state: 'called-off', called_off_by: 'staff' }),
        ...(at && !isSame && { reminded_at: null }),
        ...(isHandedOver && { staff_id: after.assignee_id }),
        changed_at: () => 'now()',
      },
    );
    const now = (await viewingById(tx, viewing.id)) ?? viewing;
    const stateOf = (row: ViewingRow) => ({
      starts_at: row.starts_at,
      state: row.state,
      shown_by: row.staff_name,
    });
    await this.activity.record(
      tx,
      by,
      inquiryActivity(at ? 'inquiry.viewing_moved' : 'inquiry.viewing_called_off', after.id, {
        before: stateOf(viewing),
        after: stateOf(now),
      }),
    );
    if (isSame && !isBack && !isElsewhere) await this.mails.tellHost(tx, now);
    else await this.mails.tell(tx, now);
    await this.tellFormer(tx, viewing, now);
  }

  private async tellFormer(tx: Transaction, before: ViewingRow, after: ViewingRow): Promise<void> {
    const { staff_id: id, staff_email: email } = before;
    if (id === null || email === null || id === after.staff_id) return;
    await this.mails.tellHost(tx, { ...after, staff_id: null }, { id, email });
  }

  private upcomingOf(tx: Pick<Transaction, 'query'>, staffId: string): Promise<ViewingRow[]> {
    const more = `WHERE v.staff_id = $1 AND v.state = 'booked' AND v.starts_at > now() ORDER BY v.starts_at, v.id`;
    return viewingRows(tx, more, [staffId]);
  }

  /**
   * Their hours and days off end. What is booked goes to whoever is named; else to a colleague who shows the project and is
   * free then, else to whoever answers the inquiry now; else it waits for a manager.
   */
  private async leave(tx: Transaction, holder: Colleague, to: Colleague | undefined): Promise<void> {
    await tx.query('DELETE FROM viewing_hours WHERE staff_id = $1', [holder.id]);
    await tx.query('DELETE FROM viewing_day_off WHERE staff_id = $1', [holder.id]);
    await lockHours(tx);
    for (const viewing of await this.upcomingOf(tx, holder.id)) {
      const staff_id = to?.id ?? (await this.replacement(tx, viewing, holder.id));
      await tx.update(Viewing, { id: viewing.id }, { staff_id, sequence: viewing.sequence + 1 });
      const now = await viewingById(tx, viewing.id);
      if (now) await this.mails.tellHost(tx, now);
    }
  }

  private async replacement(tx: Transaction, viewing: ViewingRow, holderId: string): Promise<string | null> {
    const diary = { ...(await this.timetable.diary(tx)), leadHours: 0 };
    const from = stepAt(viewing.starts_at).next_step_on;
    const { hours } = freeHours(diary, viewing.project, {
      now: new Date(),
      how: viewing.how,
      most: 1,
      ...(from !== null && { from }),
    });
    const free = hours.find(({ starts_at }) => starts_at.getTime() === viewing.starts_at.getTime());
    const host = free?.hosts[viewing.how].find(({ staff_id }) => staff_id !== holderId);
    if (host) return host.staff_id;
    const [answers] = await tx.query<{ id: string }[]>(
      `SELECT staff.id FROM inquiry i JOIN staff ON staff.id = i.assignee_id AND ${WORKING}
        WHERE i.id = $1 AND staff.id <> $2`,
      [viewing.inquiry_id, holderId],
    );
    return answers?.id ?? null;
  }
}

/** When the inquiry says that they come; undefined: not at all. Without an hour it is that of before. */
function plannedAt(
  { status, next_step_kind, next_step_day, next_step_time }: InquiryRow,
  viewing: ViewingRow,
): Date | undefined {
  if (ENDED.includes(status) || next_step_kind !== 'viewing' || next_step_day === null) return undefined;
  const time = next_step_time ?? stepAt(viewing.starts_at).next_step_time ?? '00:00';
  return manilaMoment(next_step_day, time);
}

/** @throws ApiError 403 to an agent who neither shows it nor answers the inquiry */
function refuseForeign(by: Caller, { staff_id, assignee_id, staff_name }: ViewingRow): void {
  if (seesAll(by) || ('id' in by && [staff_id, assignee_id].includes(by.id))) return;
  throw ApiError.forbidden(`${staff_name ?? 'A colleague'} shows this viewing. Agents change their own.`);
}
