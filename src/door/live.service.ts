import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Pool } from 'pg';
import { ShownDate, ShownText } from '../platform/http/openapi/answers.js';
import { comesSql } from '../registrations/registration-rows.js';
import type { Gate } from './gate.js';
import { ENTRIES, EntryView, toEntry } from './snapshot.js';

export class GateCount {
  @ShownText({ nullable: true, description: 'null: no gate was named' }) gate: string | null;
  @ApiProperty({ type: 'integer' }) count: number;
}

export class HourCount {
  @ShownDate({ description: 'When the hour began' }) hour: string;
  @ApiProperty({ type: 'integer' }) count: number;
}

export class DoorCounts {
  @ApiProperty({ type: 'integer', description: 'Let in on this day' }) in: number;
  @ApiProperty({ type: 'integer', description: 'Registered, paid or not' }) expected: number;
  @ApiProperty({ type: [GateCount] }) per_gate: GateCount[];
  @ApiProperty({ type: [HourCount] }) per_hour: HourCount[];
  @ApiProperty({ type: 'integer', description: 'Conflicts that nobody has settled' }) conflicts: number;
}

export class LiveView {
  @ShownDate({ description: 'The server’s clock; give it as `since` the next time' }) as_of: string;
  @ShownDate({ description: 'When a ticket was last changed; null: never', nullable: true })
  tickets_changed_at: string | null;
  @ApiProperty() counts: DoorCounts;
  @ApiProperty({ type: [EntryView], description: 'What changed since' }) entries: EntryView[];
}

/** Counts are cached for half a second, which nobody notices: ten devices that ask every second cost two counts. */
const FRESH_MS = 500;

const LIVING = "event_id = $1 AND day = $2 AND outcome = 'welcome' AND undone_at IS NULL";
const COUNTS = `SELECT
  (SELECT count(*)::int FROM door_scan WHERE ${LIVING}) AS in,
  (SELECT count(*)::int FROM delegate d WHERE event_id = $1 AND ${comesSql('d')}) AS expected,
  (SELECT max(updated_at) FROM delegate WHERE event_id = $1) AS changed_at,
  (SELECT max(removed_at) FROM bin_entry WHERE resource = 'delegates') AS removed_at,
  (SELECT coalesce(jsonb_agg(g ORDER BY g.count DESC, g.gate), '[]') FROM
    (SELECT gate, count(*)::int AS count FROM door_scan WHERE ${LIVING} GROUP BY gate) g) AS per_gate,
  (SELECT coalesce(jsonb_agg(h ORDER BY h.hour), '[]') FROM
    (SELECT to_char(date_trunc('hour', scanned_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"') AS hour,
      count(*)::int AS count FROM door_scan WHERE ${LIVING} GROUP BY 1) h) AS per_hour,
  (SELECT count(*)::int FROM door_scan WHERE event_id = $1 AND day = $2 AND shown = 'welcome'
    AND outcome <> 'welcome' AND undone_at IS NULL AND settled_at IS NULL) AS conflicts`;

type CountsRow = DoorCounts & { changed_at: Date | null; removed_at: Date | null };

/** The figures and entries that all devices of a door show. */
@Injectable()
export class Live {
  private readonly cached = new Map<string, { at: number; row: Promise<CountsRow> }>();

  constructor(private readonly pool: Pool) {}

  async read(door: Gate, since: string | undefined): Promise<LiveView> {
    const { rows: now } = await this.pool.query<{ now: Date }>('SELECT now() AS now');
    const { changed_at, removed_at, ...counts } = await this.counts(door);
    // A device that has no list yet gets it as a snapshot.
    const entries = since === undefined ? [] : await this.changes(door, since);
    const changed = Math.max(changed_at?.getTime() ?? 0, removed_at?.getTime() ?? 0);
    return {
      as_of: (now[0]?.now ?? new Date()).toISOString(),
      tickets_changed_at: changed === 0 ? null : new Date(changed).toISOString(),
      counts,
      entries,
    };
  }

  async counts({ event_id, day }: Gate): Promise<CountsRow> {
    const key = `${event_id} ${day}`;
    const kept = this.cached.get(key);
    if (kept && Date.now() - kept.at < FRESH_MS) return kept.row;
    const row = this.count(event_id, day);
    // Otherwise doors of past days would stay in memory for ever.
    if (this.cached.size > 100) this.cached.clear();
    this.cached.set(key, { at: Date.now(), row });
    row.catch(() => this.cached.delete(key));
    return row;
  }

  private async count(event_id: string, day: string): Promise<CountsRow> {
    const { rows } = await this.pool.query<CountsRow>({
      name: 'door_counts',
      text: COUNTS,
      values: [event_id, day],
    });
    const [row] = rows;
    if (!row) throw new Error('The counts gave no row');
    return row;
  }

  private async changes({ event_id, day }: Gate, since: string): Promise<EntryView[]> {
    const { rows } = await this.pool.query<EntryView & { at: Date | null }>(ENTRIES, [event_id, day, since]);
    return rows.map(toEntry);
  }
}
