import type { InquiryRow } from '../inquiry-record.dto.js';
import type { Stages, Work } from '../inquiry.entity.js';
import type { Status } from './statuses.js';

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
