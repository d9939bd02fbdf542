import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { seesAll, type StaffCaller } from '../../platform/http/caller.js';
import { GIVEN_BY, isGivenSql } from './inquiry-rows.js';
import { IS_OPEN, IS_PLANNED, IS_RETURNED, IS_UNANSWERED } from './statuses.js';
import type { WaitingInquiries } from './work.dto.js';

/** What waits for somebody at the desk. */
@Injectable()
export class InquiriesWaiting {
  constructor(private readonly pool: Pool) {}

  /**
   * Counts their own inquiries and nobody's, for the number beside "Inquiries", and names what last became theirs, or everybody's.
   * @param timeZone the reader's, in which a next step is due
   */
  async for(me: StaffCaller, timeZone: string): Promise<WaitingInquiries> {
    const { rows: given } = await this.pool.query<{ id: string; name: string; by: string | null; at: Date }>(
      `SELECT i.id, trim(i.first_name || ' ' || i.last_name) AS name, i.assigned_at AS at,
              CASE WHEN g.caller_kind = 'staff' THEN g.caller_name END AS by
         FROM inquiry i JOIN ${GIVEN_BY} g ON ${isGivenSql('$1::uuid')}
        WHERE assignee_id = $1 AND ${IS_OPEN} AND assigned_at > now() - interval '1 day'
        ORDER BY assigned_at DESC LIMIT 1`,
      [me.id],
    );
    const { rows: returned } = await this.pool.query<{ id: string; name: string; at: Date }>(
      `SELECT i.id, trim(i.first_name || ' ' || i.last_name) AS name, i.returned_at AS at FROM inquiry i
        WHERE ${IS_OPEN} AND ${IS_RETURNED} AND NOT i.spam AND i.returned_at > now() - interval '1 day' ORDER BY i.returned_at DESC, i.id LIMIT 1`,
    );
    const { rows } = await this.pool.query<{ unanswered: number; due: number }>(
      `SELECT count(*) FILTER (WHERE ${IS_UNANSWERED})::int AS unanswered,
              count(*) FILTER (WHERE ${IS_PLANNED} AND next_step_on <= (now() AT TIME ZONE $2)::date)::int AS due
         FROM inquiry
        WHERE (${IS_OPEN} OR ${IS_PLANNED}) AND (assignee_id = $1 OR (assignee_id IS NULL AND (NOT awaits_manager OR $3)))`,
      [me.id, timeZone, seesAll(me)],
    );
    const counted = rows[0] ?? { unanswered: 0, due: 0 };
    return { ...counted, given: dated(given[0]), returned: dated(returned[0]) };
  }
}

const dated = <T extends { at: Date }>(row: T | undefined) =>
  row ? { ...row, at: row.at.toISOString() } : null;
