import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import type { Transaction } from '../platform/database/transaction.js';
import { hasScope, seesAll, type Caller, type Scope } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { ActivityRow } from './activity-log.js';
import { allActivity, recordNamesSql } from './activity-types.js';
import { FACTS } from './history.js';

/** A place in the feed: after the entry that has these. */
export interface FeedCursor {
  era: number;
  /** Of the transaction that wrote the entry; 64 bits, and so text. */
  xid: string;
  sequence: string;
}

type FeedRow = ActivityRow & FeedCursor;

/** Before all entries. */
export const BEGINNING: FeedCursor = { era: 0, xid: '0', sequence: '0' };

const BINNED_NAMES = 'SELECT id, name FROM bin_entry WHERE id = ANY($1)';

/**
 * The first transaction that may still add entries: the oldest that this statement's own snapshot sees running. Numbers
 * are given out for all databases of a server, so those that run in another database are left out; one whose database is
 * not known, since it ended while we looked, is taken for ours and waited for once more.
 */
const OPEN_FROM = `(SELECT coalesce(
    (SELECT running FROM pg_snapshot_xip(pg_current_snapshot()) running
      WHERE NOT EXISTS (SELECT FROM pg_stat_get_activity(NULL) elsewhere WHERE elsewhere.backend_xid = running::xid
        AND elsewhere.datid <> (SELECT oid FROM pg_database WHERE datname = current_database()))
      ORDER BY running LIMIT 1),
    pg_snapshot_xmax(pg_current_snapshot())))`;

/**
 * What no transaction that is still open can add to any more. Ids grow in the order in which they are given out, but
 * transactions commit in another: a reader who goes by the id alone would step over rows that appear behind it.
 */
const SETTLED = `(era < activity_era() OR xid < ${OPEN_FROM})`;

/** Reads what happened, oldest first, each entry exactly once. */
@Injectable()
export class ActivityFeed implements OnApplicationBootstrap {
  private readonly log = new Logger(ActivityFeed.name);

  constructor(private readonly pool: Pool) {}

  /**
   * Transaction numbers belong to one PostgreSQL. Where the database was restored into another, they begin anew, and
   * so does an era, so that what happens from now on stands after what was restored.
   */
  async onApplicationBootstrap(): Promise<void> {
    const begin = `INSERT INTO activity_era (era, system_identifier) SELECT activity_era() + 1, system_identifier
       FROM pg_control_system() WHERE system_identifier <> (
         SELECT system_identifier FROM activity_era ORDER BY era DESC LIMIT 1) ON CONFLICT DO NOTHING`;
    await this.pool.query(begin).catch((error: unknown) => {
      this.log.warn(`Whether this database was restored from another server is not known: ${String(error)}`);
    });
  }

  /**
   * Up to `limit` entries after a place.
   * @param types undefined: of every type of these resources
   * @param on the connection of whoever holds one: waiting for a second would let two such wait for each other
   */
  async read(
    after: FeedCursor,
    limit: number,
    resources: string[],
    types?: string[],
    tx?: Transaction,
  ): Promise<FeedRow[]> {
    const text = `SELECT ${FACTS}, caller_id, caller_name, era, xid::text, sequence::text FROM activity
        WHERE (era, xid, sequence) > ($1, $2::xid8, $3::bigint) AND ${SETTLED}
          AND resource = ANY($4) AND ($5::text[] IS NULL OR type = ANY($5))
        ORDER BY era, activity.xid, activity.sequence LIMIT $6`;
    const values = [after.era, after.xid, after.sequence, resources, types ?? null, limit];
    if (tx) return tx.query<FeedRow[]>(text, values);
    return (await this.pool.query<FeedRow>({ name: 'read_activity', text, values })).rows;
  }

  /** What happened before a place, or at all, newest first; what is not settled yet too. */
  async recent(before: FeedCursor | undefined, limit: number, resources: string[]): Promise<FeedRow[]> {
    const { rows } = await this.pool.query<FeedRow>({
      name: 'recent_activity',
      text: `SELECT ${FACTS}, caller_id, caller_name, before, after, era, xid::text, sequence::text FROM activity
        WHERE ($1::int IS NULL OR (era, xid, sequence) < ($1, $2::xid8, $3::bigint)) AND resource = ANY($4)
        ORDER BY era DESC, activity.xid DESC, activity.sequence DESC LIMIT $5`,
      values: [before?.era ?? null, before?.xid ?? '0', before?.sequence ?? '0', resources, limit],
    });
    return rows;
  }

  /** How the records of these entries are called; removed ones as long as the bin knows them. @returns by id */
  async namesOf(rows: Pick<FeedRow, 'resource' | 'record_id'>[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (const resource of new Set(rows.map((row) => row.resource))) {
      const ids = rows.filter((row) => row.resource === resource).map((row) => row.record_id);
      for (const sql of [BINNED_NAMES, recordNamesSql(resource)]) {
        if (sql === undefined) continue;
        const found = await this.pool.query<{ id: string; name: string | null }>(sql, [ids]);
        for (const { id, name } of found.rows) if (name) names.set(id, name);
      }
    }
    return names;
  }

  /** The place after everything that is settled now. */
  async end(): Promise<FeedCursor> {
    const { rows } = await this.pool.query<FeedCursor>(
      `SELECT era, xid::text, sequence::text FROM activity WHERE ${SETTLED}
        ORDER BY era DESC, activity.xid DESC, activity.sequence DESC LIMIT 1`,
    );
    return rows[0] ?? BEGINNING;
  }

  /** Whether entries were written that are not settled yet. */
  async unsettled(): Promise<boolean> {
    const { rows } = await this.pool.query<{ some: boolean }>(
      `SELECT EXISTS (SELECT FROM activity WHERE era = activity_era() AND xid >= ${OPEN_FROM}) AS some`,
    );
    return rows[0]?.some ?? false;
  }
}

/** The resources whose entries a caller may read. Whoever sees only some records of a resource reads none of its entries. */
export function readableBy(caller: Caller): string[] {
  return allActivity()
    .filter(({ reader }) => {
      if (caller.kind === 'staff' && caller.role === 'admin') return true;
      return reader.includes(':') && hasScope(caller, reader as Scope) && seesAll(caller);
    })
    .map(({ resource }) => resource);
}

/** A place as text that callers keep and give back; nothing in it is theirs to read. */
export const toCursor = ({ era, xid, sequence }: FeedCursor): string =>
  Buffer.from(`${era}.${xid}.${sequence}`).toString('base64url');

/** @throws ApiError 400 */
export function parseCursor(text: string, field = 'after'): FeedCursor {
  const parts = /^(\d{1,9})\.(\d{1,19})\.(\d{1,18})$/.exec(Buffer.from(text, 'base64url').toString());
  const [, era, xid, sequence] = parts ?? [];
  if (era === undefined || xid === undefined || sequence === undefined)
    throw ApiError.invalid([{ field, message: 'Must be a cursor that this feed gave, or "end"' }]);
  return { era: Number(era), xid, sequence };
}
