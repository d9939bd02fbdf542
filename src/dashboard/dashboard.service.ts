import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { hasPlaceSql } from '../delegates/delegate-list.js';
import { SOURCE } from '../inquiries/figures/written.js';
import { searchKey } from '../platform/listing/where.js';
import { moneyOfEvents } from '../registrations/money.js';
import type { AnswerCount, AnswerTime, Dashboard, DayNumbers } from './dashboard.dto.js';

interface NumbersRow {
  inquiries_today: number;
  inquiries_this_week: number;
  inquiries_total: number;
  delegates_today: number;
  paid: number;
  cancelled_paid: number;
  proof_waiting: number;
}

/** Counts, all of them in SQL. */
@Injectable()
export class DashboardService {
  constructor(private readonly pool: Pool) {}

  /**
   * @param timeZone the IANA zone whose days are meant, checked
   * @param event whose delegates and money are meant; left out: those of all events
   */
  async read(timeZone: string, event?: string): Promise<Dashboard> {
    const rows = async <Row extends object>(sql: string, ...values: string[]) =>
      (await this.pool.query<Row>(sql, [timeZone, ...values])).rows;
    const ofEvent = event === undefined ? [] : [event];
    const only = event === undefined ? 'true' : 'event_id = $2';
    // One after the other: a morning's glance is not worth four connections.
    const [n] = await rows<NumbersRow>(numbers(only), ...ofEvent);
    if (!n) throw new Error('The counts gave no row');
    const money = await moneyOfEvents(this.pool, event);
    // As the table of events says it: the tiles above it are its sums.
    const total = money.reduce((sum, { registered }) => sum + registered, 0);
    const paid = Math.min(total, n.paid - n.cancelled_paid);
    return {
      money,
      inquiries: { today: n.inquiries_today, this_week: n.inquiries_this_week, total: n.inquiries_total },
      delegates: {
        today: n.delegates_today,
        total,
        paid,
        unpaid: total - paid,
        proof_waiting: n.proof_waiting,
      },
      per_day: await rows<DayNumbers>(perDays(only), ...ofEvent),
      by_project_interest: await rows<AnswerCount>(byAnswer('project_interest')),
      by_where_did_find_about_us: await rows<AnswerCount>(byAnswer('where_did_find_about_us')),
      answers: {
        median_minutes: (await rows<AnswerTime>(answerTimes('NULL::text')))[0]?.median_minutes ?? null,
        by_project: await rows<AnswerTime>(answerTimes('project_interest')),
        by_source: await rows<AnswerTime>(answerTimes(SOURCE)),
      },
    };
  }
}

/** The days that the dashboard shows. */
export const DAYS = 30;

/** The most answers that are shown: since people type them, there can be hundreds. */
const MAX_ANSWERS = 12;

/** Midnight of a date expression in the zone `$1`, as a moment. */
const midnight = (date: string) => `(${date})::timestamp AT TIME ZONE $1`;
const TODAY = `(now() AT TIME ZONE $1)::date`;
const FIRST_DAY = `${TODAY} - ${DAYS - 1}`;

const total = (table: string) =>
  `(SELECT coalesce(sum(rows), 0) FROM row_count WHERE table_name = '${table}')::int`;
const count = (table: string, which: string) => `(SELECT count(*) FROM ${table} WHERE ${which})::int`;
const since = (date: string) => `created_at >= ${midnight(date)}`;

/**
 * `$1`: an IANA zone; `$2`, where `only` says so: an event. One row; each count of all reads an index, none reads the table.
 * @param only which delegates
 */
const numbers = (only: string) => `
  SELECT
    ${count('inquiry', since(TODAY))} AS inquiries_today,
    ${count('inquiry', since(`date_trunc('week', ${TODAY})::date`))} AS inquiries_this_week,
    ${total('inquiry')} AS inquiries_total,
    ${count('delegate', `${since(TODAY)} AND ${hasPlaceSql} AND ${only}`)} AS delegates_today,
    ${count('delegate', `payment_status AND ${only}`)} AS paid,
    ${count('delegate', `cancelled_at IS NOT NULL AND payment_status AND ${only}`)} AS cancelled_paid,
    ${count('delegate', `NOT payment_status AND proof_of_payment IS NOT NULL AND ${only}`)} AS proof_waiting`;

const perDay = (table: string, only = 'true') => `
  SELECT (created_at AT TIME ZONE $1)::date AS day, count(*)::int AS count
    FROM ${table} WHERE created_at >= ${midnight(FIRST_DAY)} AND ${only} GROUP BY 1`;

/** `$1`: an IANA zone; `$2`, where `only` says so: an event. One row a day, also for days on which nothing came. */
const perDays = (only: string) => `
  SELECT to_char(days.day, 'YYYY-MM-DD') AS day,
    coalesce(d.count, 0) AS delegates, coalesce(i.count, 0) AS inquiries
  FROM (SELECT ${FIRST_DAY} + n AS day FROM generate_series(0, ${DAYS - 1}) n) days
  LEFT JOIN (${perDay('delegate', only)}) d USING (day)
  LEFT JOIN (${perDay('inquiry')}) i USING (day)
  ORDER BY 1`;

/** `$1`: an IANA zone. The answers to one question of the inquiry forms, most given first. */
const byAnswer = (column: 'project_interest' | 'where_did_find_about_us') => `
  SELECT ${column} AS value, count(*)::int AS count FROM inquiry
   WHERE created_at >= ${midnight(FIRST_DAY)}
   GROUP BY 1 ORDER BY 2 DESC, 1 NULLS LAST LIMIT ${MAX_ANSWERS}`;

/** `$1`: an IANA zone. Half of the answers of a group, in any case, came sooner than its median; most inquiries first. */
export const answerTimes = (group: string) => `
  SELECT mode() WITHIN GROUP (ORDER BY ${group}) AS value, count(*)::int AS received, count(answered_at)::int AS answered,
    round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at))
      FILTER (WHERE answered_at IS NOT NULL) / 60)::int AS median_minutes
  FROM inquiry WHERE created_at >= ${midnight(FIRST_DAY)} AND NOT spam
  GROUP BY ${searchKey(group)} ORDER BY 2 DESC, 1 NULLS LAST LIMIT ${MAX_ANSWERS}`;
