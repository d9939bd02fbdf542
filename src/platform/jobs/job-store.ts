import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { IS_COPY } from '../database/restored-copy.js';
import {
  latestRunSql,
  nextRunSql,
  periodicBackoff,
  type JobDefinition,
  type PeriodicDefinition,
  type TakenJob,
} from './definitions.js';

/** A worker that has not said for so long that it lives has lost what it took. */
export const LEASE_SECONDS = 30;

const LEASE = `now() + interval '${LEASE_SECONDS} seconds'`;

/** A token of the one worker that has it: what others say of it does not count. */
interface Leased {
  lease: string;
}

export interface ClaimedJob extends TakenJob, Leased {
  kind: string;
}

export interface ClaimedPeriodic extends Leased {
  name: string;
  /** How often it failed since it last did not. */
  failures: number;
}

export interface Claimed {
  jobs: ClaimedJob[];
  periodic: ClaimedPeriodic[];
  /** Milliseconds until something is due; null: nothing is planned. */
  nextMs: number | null;
  /** The database's clock, in seconds. */
  at: number;
}

/**
 * One statement takes everything that is due and there is room for, and says when to look again. Rows that another
 * worker is taking are skipped, never waited for. Each kind is read from its own end of the index `job_due`, and the
 * rows are found by their ids: a hundred thousand that wait cost no more than ten. Nothing of a restored copy is taken,
 * which the database may have become a moment ago, beneath a process that runs.
 */
export const CLAIM = `
  WITH taken AS (
    UPDATE job SET run_at = ${LEASE}, attempts = attempts + 1, lease = gen_random_uuid()
     WHERE NOT (${IS_COPY}) AND id = ANY (ARRAY(
       SELECT due.id FROM unnest($1::text[], $2::int[]) AS kinds(kind, room) CROSS JOIN LATERAL (
         SELECT id FROM job WHERE job.kind = kinds.kind AND failed_at IS NULL AND run_at <= now()
          ORDER BY run_at LIMIT room FOR UPDATE SKIP LOCKED) due))
    RETURNING id, kind, payload, attempts, lease),
  begun AS (
    UPDATE periodic_job SET run_at = ${LEASE}, lease = gen_random_uuid(), started_at = now()
     WHERE NOT (${IS_COPY}) AND name = ANY (ARRAY(
       SELECT name FROM periodic_job WHERE name = ANY($3) AND run_at <= now() FOR UPDATE SKIP LOCKED))
    RETURNING name, lease, failures)
  SELECT coalesce((SELECT jsonb_agg(taken) FROM taken), '[]') AS jobs,
    coalesce((SELECT jsonb_agg(begun) FROM begun), '[]') AS periodic,
    (extract(epoch FROM least(
      (SELECT min(next.run_at) FROM unnest($1::text[]) AS kinds(kind) CROSS JOIN LATERAL (
         SELECT run_at FROM job WHERE job.kind = kinds.kind AND failed_at IS NULL ORDER BY run_at LIMIT 1) next),
      (SELECT min(run_at) FROM periodic_job WHERE name = ANY($3))) - now()) * 1000)::float8 AS "nextMs",
    extract(epoch FROM now())::float8 AS at`;

/**
 * A job that was written after this moment, or waits for longer than it can have been told to, goes by a clock that ran ahead
 * and was set back: it would wait until that day. One that was written by it keeps its delay. Leases are of half a minute, and
 * pauses after a failure of an hour and a quarter at most.
 */
const TAKE_UP = `
  UPDATE job SET created_at = least(created_at, now()),
         run_at = CASE WHEN created_at > now() THEN run_at - (created_at - now()) ELSE now() END
   WHERE failed_at IS NULL AND (created_at > now() + interval '1 minute'
      OR run_at > now() + interval '1 minute' AND lease IS NOT NULL
      OR run_at > now() + interval '2 hours' AND last_error IS NOT NULL
      OR run_at > now() + (SELECT longest.seconds * interval '1 second' + interval '1 minute'
                             FROM unnest($1::text[], $2::float8[]) AS longest(kind, seconds)
                            WHERE longest.kind = job.kind))`;

/** How many things a periodic job did (left out: it does not count), or why it failed. */
export interface Outcome {
  done?: number | undefined;
  failure?: string;
}

/** The statements of the runner. */
@Injectable()
export class JobStore {
  constructor(private readonly pool: Pool) {}

  /** Whether this database was restored from a backup, and nobody has said yet that it is the system now. */
  async isCopy(): Promise<boolean> {
    const { rows } = await this.pool.query<{ copy: boolean }>(`SELECT ${IS_COPY} AS copy`);
    return rows[0]?.copy ?? false;
  }

  /** @param room for how many of each kind there is room */
  async claim(room: Map<string, number>, periodic: string[]): Promise<Claimed> {
    const { rows } = await this.pool.query<Claimed>({
      name: 'claim_jobs',
      text: CLAIM,
      values: [[...room.keys()], [...room.values()], periodic],
    });
    return rows[0] ?? { jobs: [], periodic: [], nextMs: null, at: 0 };
  }

  async done(...jobs: ClaimedJob[]): Promise<void> {
    const ids = jobs.map(({ id }) => id);
    const leases = jobs.map(({ lease }) => lease);
    await this.pool.query('DELETE FROM job WHERE id = ANY($1) AND lease = ANY($2)', [ids, leases]);
  }

  /** @param seconds until it runs again; undefined: it is given up */
  async failed({ id, lease }: ClaimedJob, error: string, seconds: number | undefined): Promise<void> {
    await this.pool.query(
      `UPDATE job SET last_error = $3, run_at = now() + coalesce($4::float8, 0) * interval '1 second', lease = NULL,
              failed_at = CASE WHEN $4::float8 IS NULL THEN now() END
        WHERE id = $1 AND lease = $2`,
      [id, lease, error, seconds],
    );
  }

  /** Runs again later, as if for the first time. */
  async again({ id, lease }: ClaimedJob, seconds: number): Promise<void> {
    await this.pool.query(
      `UPDATE job SET attempts = 0, last_error = NULL, run_at = now() + $3::float8 * interval '1 second', lease = NULL
        WHERE id = $1 AND lease = $2`,
      [id, lease, seconds],
    );
  }

  /** Keeps the lease of a job that is still this worker's, also one that is over and that nobody has taken. */
  async isOurs({ id, lease }: ClaimedJob): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE job SET run_at = ${LEASE} WHERE id = $1 AND lease = $2`,
      [id, lease],
    );
    return rowCount === 1;
  }

  keepLeases(jobs: Leased[], periodic: Leased[]): Promise<void> {
    return this.moveLeases(jobs, periodic, `run_at = ${LEASE}`);
  }

  /** A process that stops leaves what it could not finish to the others, at once. */
  giveBack(jobs: Leased[], periodic: Leased[]): Promise<void> {
    return this.moveLeases(jobs, periodic, 'run_at = now(), lease = NULL');
  }

  private async moveLeases(jobs: Leased[], periodic: Leased[], changes: string): Promise<void> {
    const move = async (table: string, leased: Leased[]) => {
      if (leased.length === 0) return;
      const leases = leased.map(({ lease }) => lease);
      await this.pool.query(`UPDATE ${table} SET ${changes} WHERE lease = ANY($1)`, [leases]);
    };
    await move('job', jobs);
    await move('periodic_job', periodic);
  }

  /** Makes rows for periodic jobs that are new, and takes up what a clock that ran ahead has put off. */
  async plan(periodic: PeriodicDefinition[], kinds: JobDefinition[]): Promise<void> {
    for (const { name, schedule } of periodic)
      await this.pool.query(
        `INSERT INTO periodic_job AS p (name, run_at) VALUES ($1, ${nextRunSql(schedule, false)})
         ON CONFLICT (name) DO UPDATE SET run_at = CASE WHEN p.failures > 0 THEN now() ELSE excluded.run_at END
          WHERE p.run_at > ${latestRunSql(schedule)} + interval '1 minute'`,
        [name],
      );
    const longest = kinds.filter(({ longestPause }) => longestPause !== undefined);
    await this.pool.query(TAKE_UP, [
      longest.map(({ kind }) => kind),
      longest.map(({ longestPause }) => longestPause),
    ]);
  }

  /** After a failure it is tried again, before its next time. */
  async ran(
    { name, schedule }: PeriodicDefinition,
    { lease, failures: before }: ClaimedPeriodic,
    { done, failure }: Outcome,
  ): Promise<void> {
    const failures = failure === undefined ? 0 : before + 1;
    await this.pool.query(
      `UPDATE periodic_job SET run_at = least(${nextRunSql(schedule, done === 0)}, now() + $3::float8 * interval '1 second'),
              lease = NULL, finished_at = now(), done = $4, last_error = $5, failures = $6
        WHERE name = $1 AND lease = $2`,
      [name, lease, failures > 0 ? periodicBackoff(failures) : null, done ?? null, failure ?? null, failures],
    );
  }
}
