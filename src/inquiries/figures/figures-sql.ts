import { searchKey } from '../../platform/listing/where.js';
import { MANILA } from '../../platform/manila.js';
import type { FigureCounts, FiguresBy } from './figures.dto.js';
import { RECEIVED, WRITTEN } from './written.js';

/** A row as it is counted; `label` is '' where there is nothing, and null for the row of all. */
export type CountedRow = Omit<FigureCounts, 'filter'> & { label: string | null };

/** What `label` is of an inquiry whose agent has left. */
export const LEFT = 'left';

const GROUPS: Record<FiguresBy, string> = {
  ...WRITTEN,
  agent: `coalesce(assignee_id::text, CASE WHEN awaits_manager THEN '${LEFT}' END)`,
  month: `to_char(${RECEIVED} AT TIME ZONE '${MANILA}', 'YYYY-MM')`,
  lost_reason: 'lost_reason',
};

/** Texts that differ by case and accents alone are one row, called as most wrote it. */
const isSpelled = (by: FiguresBy): boolean => by in WRITTEN;

/** One row for each group, and one of all. @param where of the list of inquiries */
export const figuresSql = (by: FiguresBy, where: string): string => `
  WITH chosen AS MATERIALIZED (
    SELECT coalesce(${GROUPS[by]}, '') AS written, status, created_at, answered_at, viewing_planned_at, reserved_at, sold_at
      FROM inquiry ${where}),
  spelled AS (
    SELECT written, first_value(written) OVER (PARTITION BY key, written = '' ORDER BY rows DESC, written) AS label
      FROM (SELECT written, ${isSpelled(by) ? searchKey('written') : 'written'} AS key, count(*) AS rows
              FROM chosen GROUP BY written) each)
  SELECT label, count(*)::int AS received, count(answered_at)::int AS reached, count(viewing_planned_at)::int AS viewing,
         count(reserved_at)::int AS reserved, count(sold_at)::int AS sold, count(*) FILTER (WHERE status = 'lost')::int AS lost,
         round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at)) / 60)::int AS median_minutes
    FROM chosen JOIN spelled USING (written) GROUP BY GROUPING SETS ((label), ())`;
