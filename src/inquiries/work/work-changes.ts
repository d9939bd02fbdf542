import { ApiError } from '../../platform/http/errors/api-error.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import type { NextStep, Stages, Work } from '../inquiry.entity.js';
import { NEXT, refusedChange, type Status, type StepKind } from './statuses.js';
import type { InquiryWorkFields } from './work.dto.js';

/** The changes that the fields ask for. @throws ApiError 400, 409 */
export function changesOf(
  inquiry: InquiryRow,
  { status, lost_reason, assignee_id, ...step }: InquiryWorkFields,
): Partial<Work> {
  const changes: Partial<Work> = {
    ...nextStepOf(inquiry, step),
    ...(assignee_id !== undefined && { assignee_id }),
  };
  const viewed = changes.next_step_kind === 'viewing' && NEXT[inquiry.status].includes('viewing');
  const next = status ?? (viewed ? 'viewing' : inquiry.status);
  const refusal = refusedChange(inquiry.status, next);
  if (refusal !== undefined) throw ApiError.conflict('status_step_not_allowed', refusal);
  const held = heldRefusal(inquiry, next);
  if (held !== undefined) throw ApiError.conflict('home_says_status', held);
  const reason = lost_reason === undefined && next === 'lost' ? inquiry.lost_reason : (lost_reason ?? null);
  if (next === 'lost' && reason === null)
    throw ApiError.invalid([{ field: 'lost_reason', message: 'Required', code: 'required' }]);
  if (next !== 'lost' && reason !== null)
    throw ApiError.invalid([{ field: 'lost_reason', message: 'Only an inquiry that is lost has a reason' }]);
  if (next !== inquiry.status) changes.status = next;
  if (reason !== inquiry.lost_reason) changes.lost_reason = reason;
  return changes;
}

/** What the site counts as reserved or sold follows from the home alone, so the status does too. */
function heldRefusal({ status, home_name, home_state }: InquiryRow, next: Status): string | undefined {
  if (home_state === null || next === status || next === home_state) return undefined;
  return `${home_name} is ${home_state} for them. Change that first, under “Home and price”.`;
}

/** Their own next step, whole: an hour goes with its day, a project and a place with a viewing. @throws ApiError 400 */
function nextStepOf(
  { next_step_day, ...inquiry }: InquiryRow,
  { next_step_kind, ...given }: Partial<Record<keyof NextStep, string | null>>,
): Partial<NextStep> {
  if (next_step_kind === undefined && Object.values(given).every((value) => value === undefined)) return {};
  const kind =
    (next_step_kind === undefined ? inquiry.next_step_kind : (next_step_kind as StepKind)) ?? 'task';
  const step = { ...pickStep(inquiry), next_step_on: next_step_day, ...defined(given), next_step_kind: kind };
  if (step.next_step_on === null && kind === 'viewing')
    throw ApiError.invalid([{ field: 'next_step_on', message: 'Say on which day the viewing is' }]);
  if (step.next_step_on === null) step.next_step_time = null;
  if (kind === 'task') Object.assign(step, { next_step_project: null, next_step_place: null });
  return step;
}

const pickStep = (row: Omit<InquiryRow, 'next_step_day'>) => ({
  next_step: row.next_step,
  next_step_time: row.next_step_time,
  next_step_project: row.next_step_project,
  next_step_place: row.next_step_place,
});

const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The moments at which an inquiry first came to a stage. */
export const STAGES = ['viewing_planned_at', 'reserved_at', 'sold_at'] as const satisfies (keyof Stages)[];

/** The one step back from a stage, by which staff say that they were too quick: see NEXT in statuses.ts. */
const BACK_FROM: Partial<Record<Status, readonly [to: Status, stage: keyof Stages]>> = {
  viewing: ['qualified', 'viewing_planned_at'],
  reserved: ['viewing', 'reserved_at'],
  sold: ['reserved', 'sold_at'],
};

/** A step back by hand: the stage was not reached after all. A reservation that ends, or somebody who is lost, was there. */
export function takenBack(inquiry: InquiryRow, { status, next_step_kind }: Partial<Work>): Partial<Stages> {
  const [to, stage] = BACK_FROM[inquiry.status] ?? [];
  if (stage === undefined || status !== to) return {};
  // A viewing that is planned still counts.
  const isPlanned = (next_step_kind ?? inquiry.next_step_kind) === 'viewing';
  return stage === 'viewing_planned_at' && isPlanned ? {} : { [stage]: null };
}
