import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { ActivityLog, type Actor } from '../../activity/activity-log.js';
import { WORKING } from '../../auth/staff/colleagues.js';
import { type Transaction, transaction } from '../../platform/database/transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { Caller } from '../../platform/http/caller.js';
import { type Precondition, UNCONDITIONAL } from '../../platform/http/etag.js';
import { inquiryActivity } from '../inquiries.dto.js';
import { type InquiryRow, toInquiryRecord } from '../inquiry-record.dto.js';
import { Inquiry } from '../inquiry.entity.js';
import { inquiryList } from '../inquiry-list.js';
import { seenBy } from '../seen-by.js';
import { refusedChange } from './statuses.js';
import type { InquiryWorkFields } from './work.dto.js';

/** What the work consists of. */
export type Work = Pick<Inquiry, 'status' | 'lost_reason' | 'assignee_id' | 'next_step' | 'next_step_on'> &
  Pick<Inquiry, 'answered_at' | 'returned_at'>;

/** The work on an inquiry. What changes it locks it first. */
@Injectable()
export class InquiryWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly activity: ActivityLog,
  ) {}

  /** @throws ApiError 400 for a reason that does not fit, 404, 409 for a status that may not follow, 412 */
  change(
    id: string,
    fields: InquiryWorkFields,
    by: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
  ): Promise<InquiryRow> {
    return transaction(this.dataSource, async (tx) => {
      const inquiry = seenBy(by, await lockInquiry(tx, id));
      ifMatch(toInquiryRecord(inquiry));
      if (fields.assignee_id != null && fields.assignee_id !== inquiry.assignee_id)
        await refuseStranger(tx, fields.assignee_id);
      return this.write(tx, inquiry, changesOf(inquiry, fields), by);
    });
  }

  /** Writes what changed, and who did it, together. @returns the inquiry as it is now */
  async write(tx: Transaction, before: InquiryRow, work: Partial<Work>, by: Actor): Promise<InquiryRow> {
    const assigned = work.assignee_id !== undefined && work.assignee_id !== before.assignee_id;
    const changes = {
      ...work,
      ...(work.status && { spam: work.status === 'spam' }),
      // Whoever takes it has the whole time to answer.
      ...(assigned && { assigned_at: new Date(), ...(work.assignee_id !== null && { returned_at: null }) }),
    };
    if (Object.keys(changes).length === 0) return before;
    await tx.update(Inquiry, { id: before.id }, { ...changes, updated_at: () => 'clock_timestamp()' });
    const after = await readInquiry(tx, before.id);
    await this.activity.record(
      tx,
      by,
      inquiryActivity('inquiry.changed', before.id, {
        before: toldByHistory(before),
        after: toldByHistory(after),
      }),
    );
    return after;
  }

  /** Theirs and nobody's: what the number beside "Inquiries" counts. @param today a day of the reader's zone */
  async waitingFor(staffId: string, timeZone: string): Promise<{ unanswered: number; due: number }> {
    const { rows } = await this.pool.query<{ unanswered: number; due: number }>(
      `SELECT count(*) FILTER (WHERE answered_at IS NULL)::int AS unanswered,
              count(*) FILTER (WHERE next_step_on <= (now() AT TIME ZONE $2)::date)::int AS due
         FROM inquiry
        WHERE status IN ('new', 'contacted', 'qualified', 'viewing') AND (assignee_id = $1 OR assignee_id IS NULL)`,
      [staffId, timeZone],
    );
    return rows[0] ?? { unanswered: 0, due: 0 };
  }
}

/** The changes that the fields ask for. @throws ApiError 400, 409 */
function changesOf(
  inquiry: InquiryRow,
  { status, lost_reason, ...others }: InquiryWorkFields,
): Partial<Work> {
  const changes: Partial<Work> = { ...others };
  const next = status ?? inquiry.status;
  const refusal = refusedChange(inquiry.status, next);
  if (refusal !== undefined) throw ApiError.conflict(refusal);
  const reason = lost_reason === undefined && next === 'lost' ? inquiry.lost_reason : (lost_reason ?? null);
  if (next === 'lost' && reason === null)
    throw ApiError.invalid([{ field: 'lost_reason', message: 'Required' }]);
  if (next !== 'lost' && reason !== null)
    throw ApiError.invalid([{ field: 'lost_reason', message: 'Only an inquiry that is lost has a reason' }]);
  if (next !== inquiry.status) changes.status = next;
  if (reason !== inquiry.lost_reason) changes.lost_reason = reason;
  return changes;
}

/** Only colleagues who may see inquiries answer. @throws ApiError 400 */
async function refuseStranger(tx: Transaction, id: string): Promise<void> {
  const [known] = await tx.query<object[]>(`SELECT FROM staff WHERE id = $1 AND ${WORKING} FOR KEY SHARE`, [
    id,
  ]);
  if (!known) throw ApiError.invalid([{ field: 'assignee_id', message: 'No colleague has this id' }]);
}

/** What the history tells: the colleague by name, which outlives the account. */
const toldByHistory = (row: InquiryRow): object => ({
  status: row.status,
  lost_reason: row.lost_reason,
  assignee_name: row.assignee_name,
  next_step: row.next_step,
  next_step_on: row.next_step_day,
  answered_at: row.answered_at,
  returned_at: row.returned_at,
});

const SELECT = `SELECT ${inquiryList.select.join(', ')} FROM inquiry WHERE id = $1`;

/** @throws ApiError 404 */
export const readInquiry = (tx: Pick<Transaction, 'query'>, id: string): Promise<InquiryRow> =>
  only(tx, SELECT, id);

/** Until the end of the transaction nobody else changes it. @throws ApiError 404 */
export const lockInquiry = (tx: Transaction, id: string): Promise<InquiryRow> =>
  only(tx, `${SELECT} FOR NO KEY UPDATE`, id);

async function only(tx: Pick<Transaction, 'query'>, sql: string, id: string): Promise<InquiryRow> {
  const [row] = await tx.query<InquiryRow[]>(sql, [id]);
  if (!row) throw ApiError.notFound('Inquiry');
  return row;
}
