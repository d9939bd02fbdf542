import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivityLog, type Actor } from '../../activity/activity-log.js';
import { WORKING } from '../../auth/staff/colleagues.js';
import { ForSale, requireLicense } from '../../content/for-sale/for-sale.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { UNCONDITIONAL, type Precondition } from '../../platform/http/etag.js';
import { inquiryActivity } from '../inquiries.dto.js';
import { toInquiryRecord, type InquiryRow } from '../inquiry-record.dto.js';
import { Inquiry, type LastWork, type Work } from '../inquiry.entity.js';
import { seenBy } from '../seen-by.js';
import { firstAnswer } from './answered.js';
import { lockInquiry, lockSeen, readInquiry } from './inquiry-rows.js';
import { lastWorkOf, readLastWork } from './last-work.js';
import { refusedChange, SAYS_REACHED, type Status } from './statuses.js';
import { changesOf, takenBack } from './work-changes.js';
import type { InquiryWorkFields } from './work.dto.js';

/** What goes with the work on an inquiry, in the same transaction. */
type WorkFollower = (tx: Transaction, before: InquiryRow, after: InquiryRow, by: Actor) => Promise<void>;

/** The work on an inquiry. What changes it locks it first. */
@Injectable()
export class InquiryWork {
  private readonly followers: WorkFollower[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly activity: ActivityLog,
    private readonly site: ForSale,
  ) {}

  /** Called in onModuleInit by what hangs on the work: a viewing that is moved with its step. */
  followedBy(follower: WorkFollower): void {
    this.followers.push(follower);
  }

  /** @throws ApiError 400 for a reason that does not fit, 404, 409 for a status that may not follow, 412 */
  async change(
    id: string,
    fields: InquiryWorkFields,
    by: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
  ): Promise<InquiryRow> {
    await this.requireLicenseFor(id, fields, by);
    return transaction(this.dataSource, async (tx) =>
      this.changeLocked(tx, await lockSeen(tx, id, by, ifMatch), fields, by),
    );
  }

  /** Asked before the transaction, since it reads what the site says. @throws ApiError 403, 404, 409 */
  async requireLicenseFor(id: string, { status }: InquiryWorkFields, by: Caller): Promise<void> {
    if (status === 'reserved' || status === 'sold')
      await this.refuseUnlicensed(seenBy(by, await readInquiry(this.dataSource.manager, id)), status);
  }

  /** `change` of an inquiry that is locked. @throws ApiError 400, 409 */
  async changeLocked(
    tx: Transaction,
    inquiry: InquiryRow,
    fields: InquiryWorkFields,
    by: Caller,
  ): Promise<InquiryRow> {
    if (fields.assignee_id != null && fields.assignee_id !== inquiry.assignee_id)
      await refuseStranger(tx, fields.assignee_id);
    const changes = changesOf(inquiry, fields);
    const work = {
      ...changes,
      ...takenBack(inquiry, changes),
      ...(await answerOf(tx, inquiry, changes)),
    };
    return this.write(tx, inquiry, work, by, lastWorkOf(inquiry, work, by));
  }

  /** The last change is as if it had not been: by whoever made it, while nothing came after. @throws ApiError 404, 409, 412 */
  undo(id: string, by: Caller, ifMatch: Precondition = UNCONDITIONAL): Promise<InquiryRow> {
    return transaction(this.dataSource, async (tx) => {
      // Who handed it over may see it no more, and still take that back.
      const inquiry = await lockInquiry(tx, id);
      const before = await readLastWork(tx, id, by);
      ifMatch(toInquiryRecord(inquiry));
      return this.write(tx, inquiry, before, by);
    });
  }

  /** What `undo` would change. @throws ApiError 404, 409 */
  async findOwn(id: string, by: Caller): Promise<InquiryRow> {
    await readLastWork(this.dataSource.manager, id, by);
    return readInquiry(this.dataSource.manager, id);
  }

  /** Nobody reserves or buys of a project that may not sell, whatever it is called here. @throws ApiError 409 */
  private async refuseUnlicensed(inquiry: InquiryRow, to: Status): Promise<void> {
    const { status, home_project, project_interest } = inquiry;
    if (status === to || refusedChange(status, to) !== undefined) return;
    const interest = project_interest?.trim().toLowerCase();
    const project = (await this.site.projects()).find((each) =>
      home_project === null
        ? [each.name, each.interest].some((name) => name.toLowerCase() === interest)
        : each.slug === home_project,
    );
    if (project) requireLicense(project);
  }

  /** Writes what changed, and who did it, together. @returns the inquiry as it is now */
  async write(
    tx: Transaction,
    before: InquiryRow,
    work: Partial<Work>,
    by: Actor,
    last_work: LastWork | null = null,
  ): Promise<InquiryRow> {
    const assigned =
      work.assignee_id !== undefined && (work.assignee_id !== before.assignee_id || before.awaits_manager);
    const changes = {
      ...work,
      ...(work.status && { spam: work.status === 'spam' }),
      // The time to answer begins anew for whoever takes it.
      ...(assigned && {
        assigned_at: new Date(),
        awaits_manager: work.awaits_manager ?? false,
        ...(work.assignee_id !== null && { returned_at: null }),
      }),
    };
    if (Object.keys(changes).length === 0) return before;
    const row = { ...changes, last_work, updated_at: () => 'clock_timestamp()' };
    await tx.update(Inquiry, { id: before.id }, row);
    const after = await readInquiry(tx, before.id);
    await this.activity.record(
      tx,
      by,
      inquiryActivity('inquiry.changed', before.id, {
        before: historyOf(before),
        after: historyOf(after),
      }),
    );
    for (const follow of this.followers) await follow(tx, before, after, by);
    return after;
  }
}

/**
 * Whoever is said to be contacted was answered; one that is new again was not, unless an answer is noted. A viewing that
 * is planned is no answer.
 */
export async function answerOf(
  tx: Transaction,
  inquiry: InquiryRow,
  { status }: Partial<Work>,
): Promise<Partial<Work>> {
  if (status === 'new') return { answered_at: await firstAnswer(tx, inquiry.id) };
  if (status === undefined || !SAYS_REACHED.includes(status) || inquiry.answered_at !== null) return {};
  return { answered_at: new Date(), returned_at: null };
}

/** Only colleagues who may see inquiries answer. @throws ApiError 400 */
export async function refuseStranger(
  tx: Pick<Transaction, 'query'>,
  id: string,
  field = 'assignee_id',
): Promise<void> {
  const [known] = await tx.query<object[]>(`SELECT FROM staff WHERE id = $1 AND ${WORKING} FOR KEY SHARE`, [
    id,
  ]);
  if (!known) throw ApiError.invalid([{ field, message: 'No colleague has this id' }]);
}

/** What the history tells: the colleague by name, which outlives the account. */
const historyOf = (row: InquiryRow): object => ({
  status: row.status,
  lost_reason: row.lost_reason,
  assignee_name: row.assignee_name,
  next_step: row.next_step,
  next_step_on: row.next_step_day,
  next_step_time: row.next_step_time,
  next_step_kind: row.next_step_kind,
  next_step_project: row.next_step_project,
  next_step_place: row.next_step_place,
  home_project: row.home_project,
  home_name: row.home_name,
  home_state: row.home_state,
  home_until: row.home_end,
  home_reason: row.home_reason,
  home_price_list: row.home_price_list,
  answered_at: row.answered_at,
  last_call: row.last_call,
  last_call_at: row.last_call_at,
  phone_fails: row.phone_fails,
  returned_at: row.returned_at,
  awaits_manager: row.awaits_manager,
});
