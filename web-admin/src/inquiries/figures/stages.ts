import type { FigureRow, InquiryFigures } from '../../api/types';
import { filtered } from '../../kit/list/filtered';

export const BY = ['project', 'source', 'campaign', 'agent', 'month', 'lost_reason'] as const;
export type By = (typeof BY)[number];

export type Counts = InquiryFigures['sums'];

/** The stages in their order, each with what the list's filter has beside that of the row. */
export const STAGES = [
  ['received', {}],
  ['reached', { answered_at: true }],
  ['viewing', { viewing_planned_at: true }],
  ['reserved', { reserved_at: true }],
  ['sold', { sold_at: true }],
  ['lost', { status: 'lost' }],
] as const;
export type Stage = (typeof STAGES)[number][0];

/** The list of exactly the inquiries that a figure counts. */
export const listOf = ({ filter }: Pick<FigureRow, 'filter'>, ofStage: object): string =>
  filtered('/inquiries', { ...filter, ...ofStage });

/** A share of those that were received, in whole percent; undefined where there are none. */
export const shareOf = (counts: Counts, stage: Stage): string | undefined =>
  stage === 'received' || counts.received === 0
    ? undefined
    : `${Math.round((100 * counts[stage]) / counts.received)}%`;
