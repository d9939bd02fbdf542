import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { UNCONDITIONAL, type Precondition } from '../../platform/http/etag.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { callsOf, isReached, reachedBy, unreachedBy, type Logged } from './answered.js';
import { lockSeen } from './inquiry-rows.js';
import { refuseSpam } from './notes.service.js';
import type { NotedOutcome } from './statuses.js';
import { InquiryWork } from './work.service.js';

/** What came of a call: it is logged as it begins, and this is said once it has ended, or corrected later. */
@Injectable()
export class InquiryCalls {
  constructor(
    private readonly dataSource: DataSource,
    private readonly work: InquiryWork,
  ) {}

  /** One that reached somebody is an answer, from the moment of the call. @throws ApiError 403, 404, 409, 412 */
  say(
    inquiryId: string,
    callId: string,
    outcome: NotedOutcome,
    by: Caller,
    ifMatch: Precondition = UNCONDITIONAL,
  ): Promise<InquiryRow> {
    return transaction(this.dataSource, async (tx) => {
      const inquiry = await lockSeen(tx, inquiryId, by, ifMatch);
      refuseSpam(inquiry);
      const [call] = await tx.query<Logged[]>(
        `SELECT created_at, outcome, before FROM inquiry_note
          WHERE id = $1 AND inquiry_id = $2 AND via = 'phone' AND taken_back_at IS NULL`,
        [callId, inquiryId],
      );
      if (!call) throw ApiError.notFound('Call');
      if (call.outcome === outcome) return inquiry;
      const reaches = isReached(outcome) && !isReached(call.outcome);
      const before = { ...call.before, ...(reaches && inquiry.status === 'new' && { status: 'new' }) };
      await tx.query('UPDATE inquiry_note SET outcome = $2, before = $3 WHERE id = $1', [
        callId,
        outcome,
        before,
      ]);
      const work = {
        ...(reaches && reachedBy(inquiry, call)),
        ...(!isReached(outcome) && isReached(call.outcome) && (await unreachedBy(tx, inquiry, call))),
        ...(await callsOf(tx, inquiry, call.outcome, outcome)),
      };
      return this.work.write(tx, inquiry, work, by);
    });
  }
}
