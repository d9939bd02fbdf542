import type { Actor } from '../../activity/activity-log.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import type { LastWork, Work } from '../inquiry.entity.js';

/** @returns null for callers that have no page to undo it on */
export function lastWorkOf(
  { next_step_day, home_begin, home_end, ...inquiry }: InquiryRow,
  work: Partial<Work>,
  by: Actor,
): LastWork | null {
  if (by.kind !== 'staff') return null;
  const now = { ...inquiry, next_step_on: next_step_day, home_since: home_begin, home_until: home_end };
  // An inquiry that waits for a manager waits no more once somebody takes it.
  const names = [
    ...(Object.keys(work) as (keyof Work)[]),
    ...(work.assignee_id !== undefined && inquiry.awaits_manager ? ['awaits_manager' as const] : []),
  ];
  const before = Object.fromEntries(
    names.map((name) => {
      const value = now[name];
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  );
  return { by: by.id, before };
}

/** @throws ApiError 404, 409 for what somebody else changed, or that has changed in another way since */
export async function readLastWork(
  tx: Pick<Transaction, 'query'>,
  id: string,
  by: Caller,
): Promise<Partial<Work>> {
  const [row] = await tx.query<{ last_work: LastWork | null }[]>(
    'SELECT last_work FROM inquiry WHERE id = $1',
    [id],
  );
  if (!row) throw ApiError.notFound('Inquiry');
  const { last_work } = row;
  if (!last_work || !('id' in by) || last_work.by !== by.id)
    throw ApiError.conflict(
      'nothing_to_undo',
      'It has been changed since, so there is nothing for you to take back.',
    );
  const { answered_at, returned_at, ...rest } = last_work.before;
  // The moments are written here, from the columns themselves.
  return {
    ...(rest as Partial<Work>),
    ...(answered_at !== undefined && { answered_at: momentOf(answered_at) }),
    ...(returned_at !== undefined && { returned_at: momentOf(returned_at) }),
  };
}

const momentOf = (iso: string | boolean | null): Date | null =>
  typeof iso === 'string' ? new Date(iso) : null;
