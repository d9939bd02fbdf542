import type { EntityManager } from 'typeorm';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { PlannedView } from './planned.dto.js';

export interface PlanRow {
  id: string;
  at: Date;
  versions: string[];
  note: string | null;
  state: PlannedView['state'];
  failure: string | null;
  payment_allowed: boolean;
  by_kind: 'staff' | 'key';
  by_id: string;
  by_name: string;
}

export const COLUMNS = 'id, at, versions, note, state, failure, payment_allowed, by_kind, by_id, by_name';
export const BY_ID = `SELECT ${COLUMNS} FROM content_plan WHERE id = $1`;

export const GONE = 'This was published or taken back already.';

/** Reads and locks a plan. @throws ApiError 404, 409 when it was published or taken back */
export async function openPlan(tx: EntityManager, id: string): Promise<PlanRow> {
  const [plan] = await tx.query<PlanRow[]>(`${BY_ID} FOR UPDATE`, [id]);
  if (!plan) throw ApiError.notFound('This planned publication');
  if (plan.state !== 'waiting' && plan.state !== 'failed') throw ApiError.conflict('plan_gone', GONE);
  return plan;
}

export const settle = (
  tx: EntityManager,
  id: string,
  state: PlannedView['state'],
  { release, failure }: { release?: string | undefined; failure?: string } = {},
) =>
  tx.query(
    'UPDATE content_plan SET state = $2, release_id = $3, failure = $4, changed_at = clock_timestamp() WHERE id = $1',
    [id, state, release ?? null, failure ?? null],
  );
