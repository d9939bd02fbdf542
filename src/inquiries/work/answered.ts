import type { Transaction } from '../../platform/database/transaction.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import type { Calls, Work } from '../inquiry.entity.js';
import { SAYS_REACHED, type Outcome, type Status } from './statuses.js';

/** What an answer changed, and so what taking it back restores. */
export interface Before {
  status?: Status;
  assignee_id?: string | null;
  awaits_manager?: boolean;
}

/** An answer or a call, as it is noted. */
export interface Logged {
  created_at: Date;
  outcome: Outcome | null;
  before: Before | null;
}

/** Every answer counts but a call that reached nobody, or of which that is not said yet. */
export const isReached = (outcome: Outcome | null): boolean => outcome === null || outcome === 'reached';

/** When somebody was first reached, by what is noted. */
export async function firstAnswer(tx: Pick<Transaction, 'query'>, inquiryId: string): Promise<Date | null> {
  const [first] = await tx.query<{ at: Date | null }[]>(
    `SELECT min(created_at) AS at FROM inquiry_note
      WHERE inquiry_id = $1 AND kind = 'answer' AND taken_back_at IS NULL AND coalesce(outcome, 'reached') = 'reached'`,
    [inquiryId],
  );
  return first?.at ?? null;
}

/** Notes that somebody was reached at that moment, which is the first answer where none came sooner. */
export const reachedBy = (
  inquiry: InquiryRow,
  { created_at }: Pick<Logged, 'created_at'>,
): Partial<Work> => ({
  ...(inquiry.status === 'new' && { status: 'contacted' as const }),
  ...((inquiry.answered_at === null || created_at < inquiry.answered_at) && { answered_at: created_at }),
  ...(inquiry.returned_at !== null && { returned_at: null }),
});

/** Takes an answer back: what it changed is as before, unless somebody has changed it since. */
export async function unreachedBy(
  tx: Transaction,
  inquiry: InquiryRow,
  { created_at, before }: Pick<Logged, 'created_at' | 'before'>,
): Promise<Partial<Work>> {
  const first = await firstAnswer(tx, inquiry.id);
  const goesBack = first === null && before?.status !== undefined && inquiry.status === 'contacted';
  const status = goesBack ? before.status : inquiry.status;
  const wasFirst = inquiry.answered_at?.getTime() === created_at.getTime();
  // A status such as `qualified` means that they were reached all the same.
  const stays = !wasFirst || (first === null && status !== undefined && SAYS_REACHED.includes(status));
  return {
    ...(goesBack && { status: before.status }),
    ...(!stays && { answered_at: first }),
  };
}

/** What the inquiry says of its last call, once `inquiry_note` holds the change. @param from what it said of this call */
export async function callsOf(
  tx: Transaction,
  inquiry: InquiryRow,
  from: Outcome | null,
  to: Outcome | null,
): Promise<Calls> {
  const [last] = await tx.query<Pick<Calls, 'last_call' | 'last_call_at' | 'last_call_by'>[]>(
    `SELECT outcome AS last_call, created_at AS last_call_at, author_name AS last_call_by FROM inquiry_note
      WHERE inquiry_id = $1 AND outcome IS NOT NULL AND taken_back_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 1`,
    [inquiry.id],
  );
  const isMended = to === 'reached' || from === 'wrong-number';
  return {
    ...(last ?? { last_call: null, last_call_at: null, last_call_by: null }),
    phone_fails: to === 'wrong-number' || (inquiry.phone_fails && !isMended),
  };
}
