import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { UNCONDITIONAL, type Precondition } from '../../platform/http/etag.js';
import { inquiryList } from '../inquiry-list.js';
import { toInquiryRecord, type InquiryRow } from '../inquiry-record.dto.js';
import { seenBy } from '../seen-by.js';

const OF_INQUIRY = `SELECT ${inquiryList.select.join(', ')} FROM inquiry`;
const SELECT = `${OF_INQUIRY} WHERE id = $1`;

/** @throws ApiError 404 */
export const readInquiry = (tx: Pick<Transaction, 'query'>, id: string): Promise<InquiryRow> =>
  only(tx, SELECT, id);

/** Locks an inquiry until the end of the transaction. @throws ApiError 404 */
export const lockInquiry = (tx: Transaction, id: string): Promise<InquiryRow> =>
  only(tx, `${SELECT} FOR NO KEY UPDATE`, id);

/** Locks an inquiry that the caller may see. @param ifMatch the version that they saw; left out: any @throws ApiError 403, 404, 412 */
export async function lockSeen(
  tx: Transaction,
  id: string,
  by: Caller,
  ifMatch: Precondition = UNCONDITIONAL,
): Promise<InquiryRow> {
  const inquiry = seenBy(by, await lockInquiry(tx, id));
  ifMatch(toInquiryRecord(inquiry));
  return inquiry;
}

/** Locks those that nobody has taken or worked on. */
export const lockUntouched = (tx: Transaction, ids: readonly string[]): Promise<InquiryRow[]> =>
  tx.query<InquiryRow[]>(
    `${OF_INQUIRY} WHERE id = ANY ($1) AND status = 'new' AND assignee_id IS NULL AND NOT awaits_manager AND returned_at IS NULL
      ORDER BY id FOR NO KEY UPDATE`,
    [ids],
  );

async function only(tx: Pick<Transaction, 'query'>, sql: string, id: string): Promise<InquiryRow> {
  const [row] = await tx.query<InquiryRow[]>(sql, [id]);
  if (!row) throw ApiError.notFound('Inquiry');
  return row;
}

/** SQL: who said that the inquiry `i` is whose it is: by a change, or by entering it. */
export const GIVEN_BY = `LATERAL (SELECT a.caller_id, a.caller_kind, a.caller_name FROM activity a
   WHERE a.record_id = i.id AND a.resource = 'inquiries' AND (a.type = 'inquiry.created' OR 'assignee_name' = ANY (a.fields))
   ORDER BY a.at DESC, a.sequence DESC LIMIT 1)`;

/** SQL: `g` did, and it was neither a visitor nor whoever has it. @param me SQL of whoever has it */
export const isGivenSql = (me: string): string =>
  `g.caller_kind <> 'anonymous' AND g.caller_id IS DISTINCT FROM ${me}`;
