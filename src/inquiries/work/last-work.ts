import type { Actor } from '../../activity/activity-log.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import type { LastWork, Work } from '../inquiry.entity.js';
import { STAGES } from './work-changes.js';

/** @returns null for callers that have no page to undo it on */
export function lastWorkOf(
  { next_step_day, home_begin, home_end, ...inquiry }: InquiryRow,
  work: Partial<Work>,
  by: Actor,
): LastWork | null {
  if (by.kind !== 'staff') return null;
  const now = { ...inquiry, next_step_on: next_step_day, home_since: home_begin, home_until: home_end };
  // A stage is noted by the database, and an inquiry that waits for a manager waits no more once somebody takes it.
  const names = [
    ...(Object.keys(work) as (keyof Work)[]),
    ...STAGES,
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
  const before = Object.entries(last_work.before).map(([name, value]) => [
    name,
    MOMENTS.some((moment) => moment === name) && typeof value === 'string' ? new Date(value) : value,
  ]);
  return Object.fromEntries(before) as Partial<Work>;
}

/** Kept as text, as JSON has them. */
const MOMENTS = ['answered_at', 'returned_at', ...STAGES] as const satisfies (keyof Work)[];
