import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Pool } from 'pg';
import { fullNameSql } from '../delegates/names.js';
import { answerText, type Answers, type Question } from '../events/questions/question.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import {
  ShownBoolean,
  ShownDate,
  ShownText,
  ShownTextOrNull,
  ShownUuid,
} from '../platform/http/openapi/answers.js';
import { BYTE_ORDER_MARK, csvLine } from '../platform/listing/csv.js';
import { Words } from '../platform/listing/readable-csv.js';
import { comesSql } from '../registrations/registration-rows.js';
import { OUTCOMES, type Outcome } from './door.entity.js';
import { nameOf, type Gate } from './gate.js';
import { DoorCounts, Live } from './live.service.js';

export class Arrival {
  @ShownText({ format: 'date' }) day: string;
  @ShownDate() at: string;
  @ShownTextOrNull() gate: string | null;
  @ShownText() by: string;
}

/** One delegate of the event, and when they came. */
export class Attendance {
  @ShownUuid() id: string;
  @ShownText() first_name: string;
  @ShownText() last_name: string;
  @ShownTextOrNull() church: string | null;
  @ShownTextOrNull({ description: 'Whose contact pays, where the registration has more than one' })
  group: string | null;
  @ShownBoolean() paid: boolean;
  @ApiProperty({ type: 'integer', description: 'What the whole registration is to pay, in centavos' })
  owed_centavos: number;
  @ShownTextOrNull({ description: 'What they answered of what is shown at the door, in words' })
  answers: string | null;
  @ApiProperty({ type: [Arrival], description: 'One a day; none: did not come' }) came: Arrival[];
}

export class ConflictView {
  @ShownUuid({ description: 'Of the scan' }) nonce: string;
  @ShownTextOrNull({ description: 'null: no such ticket' }) name: string | null;
  @ShownTextOrNull() church: string | null;
  @ShownText({ enum: [...OUTCOMES], description: 'Why they should not have been let in' }) outcome: Outcome;
  @ShownDate() scanned_at: string;
  @ShownTextOrNull() gate: string | null;
  @ShownText() by: string;
  @ShownBoolean({ description: 'Whether somebody has dealt with it' }) settled: boolean;
  @ShownTextOrNull() settled_by_name: string | null;
}

export class DayReport {
  @ShownText({ format: 'date' }) day: string;
  @ApiProperty({ type: 'integer' }) in: number;
  @ApiProperty({ type: 'integer', description: 'Scans that let nobody in' }) refused: number;
  @ShownDate() first: string;
  @ShownDate() last: string;
}

export class DoorReport {
  @ShownText() event_name: string;
  @ShownText({ format: 'date' }) day: string;
  @ApiProperty() counts: DoorCounts;
  @ApiProperty({ type: [DayReport] }) days: DayReport[];
  @ApiProperty({ type: 'integer', description: 'Registered, and never let in' }) no_shows: number;
  @ApiProperty({ type: [ConflictView] }) conflicts: ConflictView[];
}

const DAYS_ATTENDED = `SELECT jsonb_agg(jsonb_build_object('day', s.day::text, 'at',
    to_char(s.scanned_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'gate', s.gate, 'by', s.by_name)
    ORDER BY s.day) FROM door_scan s
  WHERE s.delegate_id = d.id AND s.event_id = $1 AND s.outcome = 'welcome' AND s.undone_at IS NULL`;
const ATTENDANCE = `SELECT d.id, d.first_name, d.last_name, d.church_name AS church, d.answers,
    (d.payment_status OR r.total_centavos = 0) AS paid, coalesce(m.owed_centavos, 0)::float8 AS owed_centavos,
    CASE WHEN r.contact_first_name IS NULL THEN NULL
      ELSE r.contact_first_name || ' ' || r.contact_last_name END AS "group",
    coalesce((${DAYS_ATTENDED}), '[]') AS came
  FROM delegate d JOIN registration r ON r.id = d.registration_id
  LEFT JOIN registration_money m ON m.registration_id = r.id
  WHERE d.event_id = $1 AND ${comesSql('d')}
  ORDER BY search_key(d.last_name), search_key(d.first_name), d.id`;

const DAYS = `SELECT day::text AS day, count(*) FILTER (WHERE outcome = 'welcome')::int AS in,
    count(*) FILTER (WHERE outcome <> 'welcome')::int AS refused, min(scanned_at) AS first, max(scanned_at) AS last
  FROM door_scan WHERE event_id = $1 AND undone_at IS NULL GROUP BY day ORDER BY door_scan.day`;
const NO_SHOWS = `SELECT count(*)::int AS count FROM delegate d WHERE d.event_id = $1 AND ${comesSql('d')}
  AND NOT EXISTS (SELECT FROM door_scan s WHERE s.delegate_id = d.id AND s.event_id = $1
    AND s.outcome = 'welcome' AND s.undone_at IS NULL)`;
const CONFLICTS = `SELECT s.nonce, ${fullNameSql('d')} AS name, d.church_name AS church, s.outcome,
    s.scanned_at, s.gate, s.by_name AS by, s.settled_at IS NOT NULL AS settled, s.settled_by_name
  FROM door_scan s LEFT JOIN delegate d ON d.id = s.delegate_id
  WHERE s.event_id = $1 AND s.shown = 'welcome' AND s.outcome <> 'welcome' AND s.undone_at IS NULL
  ORDER BY s.settled_at IS NOT NULL, s.scanned_at DESC LIMIT 500`;

/** The attendance of an event: who came when, who did not, and the conflicts at the door. */
@Injectable()
export class Reports {
  constructor(
    private readonly pool: Pool,
    private readonly live: Live,
  ) {}

  async read(door: Gate): Promise<DoorReport> {
    const of = [door.event_id];
    const counts = await this.live.counts(door);
    const days = await this.pool.query<DayReport & { first: Date; last: Date }>(DAYS, of);
    const noShows = await this.pool.query<{ count: number }>(NO_SHOWS, of);
    const conflicts = await this.pool.query<ConflictView & { scanned_at: Date }>(CONFLICTS, of);
    const { in: inside, expected, per_gate, per_hour } = counts;
    return {
      event_name: door.event_name,
      day: door.day,
      counts: { in: inside, expected, per_gate, per_hour, conflicts: counts.conflicts },
      days: days.rows.map((row) => ({
        ...row,
        first: row.first.toISOString(),
        last: row.last.toISOString(),
      })),
      no_shows: noShows.rows[0]?.count ?? 0,
      conflicts: conflicts.rows.map((row) => ({ ...row, scanned_at: row.scanned_at.toISOString() })),
    };
  }

  /** Everybody, by name. */
  async attendance({ event_id }: Gate): Promise<Attendance[]> {
    const [of, people] = await Promise.all([
      this.pool.query<{ questions: Question[] }>('SELECT questions FROM event WHERE id = $1', [event_id]),
      this.pool.query<Omit<Attendance, 'answers'> & { answers: Answers }>(ATTENDANCE, [event_id]),
    ]);
    const shown = of.rows.flatMap(({ questions }) => questions).filter(({ at_door }) => at_door);
    return people.rows.map(({ answers, ...person }) => ({
      ...person,
      answers:
        shown
          .flatMap((question) => {
            const text = answerText(question, answers[question.key]);
            return text === null ? [] : [`${question.label}: ${text}`];
          })
          .join('; ') || null,
    }));
  }

  /** The same as a file for a spreadsheet: a line for each day on which somebody came, and one for each no-show. */
  async csv(door: Gate, timeZone: string): Promise<string> {
    const words = new Words(timeZone);
    const lines = (await this.attendance(door)).flatMap(({ came, ...delegate }) => {
      const facts = [
        delegate.last_name,
        delegate.first_name,
        delegate.church,
        delegate.group,
        delegate.paid ? 'Paid' : 'Unpaid',
      ];
      if (came.length === 0) return [csvLine([...facts, 'No', null, null, null, null, delegate.id])];
      return came.map(({ day, at, gate, by }) =>
        csvLine([...facts, 'Yes', day, words.time(at), gate, by, delegate.id]),
      );
    });
    return BYTE_ORDER_MARK + csvLine(HEADS) + lines.join('');
  }

  /** A supervisor has dealt with a conflict. @throws ApiError 404 */
  async settle(nonce: string, by: Caller): Promise<void> {
    const { rowCount } = await this.pool.query(
      `UPDATE door_scan SET settled_at = coalesce(settled_at, now()), settled_by_name = coalesce(settled_by_name, $2)
        WHERE nonce = $1 AND shown = 'welcome' AND outcome <> 'welcome'`,
      [nonce, nameOf(by)],
    );
    if (rowCount === 0) throw ApiError.notFound('Conflict');
  }
}

const HEADS = [
  'Last name',
  'First name',
  'Church',
  'Registered by',
  'Payment',
  'Came',
  'Day',
  'At',
  'Gate',
  'Let in by',
  'ID',
];
