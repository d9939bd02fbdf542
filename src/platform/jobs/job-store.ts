import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { nextRunSql, type PeriodicDefinition, type RunningJob } from './definitions.js';

/** A worker that has not said for so long that it lives has lost what it took. */
export const LEASE_SECONDS = 30;

const LEASE = `now() + interval '${LEASE_SECONDS} seconds'`;

export interface ClaimedJob extends RunningJob {
  kind: string;
}

export interface Claimed {
  jobs: ClaimedJob[];
  periodic: string[];
  /** Milliseconds until something is due; null: nothing is planned. */
  nextMs: number | null;
}

/**
 * One statement takes everything that is due and there is room for, and says when to look again. Rows that another
 * worker is taking are skipped, never waited for. Each kind is read from its own end of the index `job_due`, and the
 * rows are found by their ids: a hundred thousand that wait cost no more than ten.
 */
export const CLAIM = `
  WITH taken AS (
    UPDATE job SET run_at = ${LEASE}, attempts = attempts + 1
     WHERE id = ANY (ARRAY(
       SELECT due.id FROM unnest($1::text[], $2::int[]) AS kinds(kind, room) CROSS JOIN LATERAL (
         SELECT id FROM job WHERE job.kind = kinds.kind AND failed_at IS NULL AND run_at <= now()
          ORDER BY run_at LIMIT room FOR UPDATE SKIP LOCKED) due))
    RETURNING id, kind, payload, attempts),
  begun AS (
    UPDATE periodic_job SET run_at = ${LEASE}, started_at = now()
     WHERE name IN (
       SELECT name FROM periodic_job WHERE name = ANY($3) AND run_at <= now() FOR UPDATE SKIP LOCKED)
    RETURNING name)
  SELECT coalesce((SELECT jsonb_agg(taken) FROM taken), '[]') AS jobs,
    coalesce((SELECT array_agg(name) FROM begun), '{}') AS periodic,
    (extract(epoch FROM least(
      (SELECT min(next.run_at) FROM unnest($1::text[]) AS kinds(kind) CROSS JOIN LATERAL (
         SELECT run_at FROM job WHERE job.kind = kinds.kind AND failed_at IS NULL ORDER BY run_at LIMIT 1) next),
      (SELECT min(run_at) FROM periodic_job WHERE name = ANY($3))) - now()) * 1000)::float8 AS "nextMs"`;

/** The statements of the runner. */
@Injectable()
export class JobStore {
  constructor(private readonly pool: Pool) {}

  /** @param room for how many of each kind there is room */
  async claim(room: Map<string, number>, periodic: string[]): Promise<Claimed> {
    const { rows } = await this.pool.query<Claimed>({
      name: 'claim_jobs',
      text: CLAIM,
      values: [[...room.keys()], [...room.values()], periodic],
    });
    return rows[0] ?? { jobs: [], periodic: [], nextMs: null };
  }

  /** `attempts` makes sure that only the worker whose lease it still is ends it. */
  async done({ id, attempts }: RunningJob): Promise<void> {
    await this.pool.query('DELETE FROM job WHERE id = $1 AND attempts = $2', [id, attempts]);
  }

  /** @param seconds until it runs again; undefined: it is given up */
  async failed({ id, attempts }: RunningJob, error: string, seconds: number | undefined): Promise<void> {
    await this.pool.query(
      `UPDATE job SET last_error = $3, run_at = now() + coalesce($4, 0) * interval '1 second',
              failed_at = CASE WHEN $4::float8 IS NULL THEN now() END
        WHERE id = $1 AND attempts = $2`,
      [id, attempts, error, seconds],
    );
  }

  /** Runs again later, as if for the first time. */
  async again({ id, attempts }: RunningJob, seconds: number): Promise<void> {
    await this.pool.query(
      `UPDATE job SET attempts = 0, last_error = NULL, run_at = now() + $3 * interval '1 second'
        WHERE id = $1 AND attempts = $2`,
      [id, attempts, seconds],
    );
  }

  async keepLeases(jobs: RunningJob[], periodic: string[]): Promise<void> {
    if (jobs.length > 0) await this.moveLeases(jobs, LEASE);
    if (periodic.length > 0)
      await this.pool.query(`UPDATE periodic_job SET run_at = ${LEASE} WHERE name = ANY($1)`, [periodic]);
  }

  /** A process that stops leaves what it could not finish to the others, at once. */
  async giveBack(jobs: RunningJob[], periodic: string[]): Promise<void> {
    if (jobs.length > 0) await this.moveLeases(jobs, 'now()');
    if (periodic.length > 0)
      await this.pool.query('UPDATE periodic_job SET run_at = now() WHERE name = ANY($1)', [periodic]);
  }

  private async moveLeases(jobs: RunningJob[], to: string): Promise<void> {
    await this.pool.query(
      `UPDATE job SET run_at = ${to} FROM unnest($1::uuid[], $2::int[]) AS mine(id, attempts)
        WHERE job.id = mine.id AND job.attempts = mine.attempts`,
      [jobs.map(({ id }) => id), jobs.map(({ attempts }) => attempts)],
    );
  }

  /** Makes rows for periodic jobs that are new. */
  async plan(definitions: PeriodicDefinition[]): Promise<void> {
    for (const { name, schedule } of definitions)
      await this.pool.query(
        `INSERT INTO periodic_job (name, run_at) VALUES ($1, ${nextRunSql(schedule, false)}) ON CONFLICT DO NOTHING`,
        [name],
      );
  }

  /** @param outcome how many things were done, or why it failed */
  async ran({ name, schedule }: PeriodicDefinition, outcome: number | undefined | Error): Promise<void> {
    const failure = outcome instanceof Error ? outcome.message : null;
    const done = typeof outcome === 'number' ? outcome : null;
    await this.pool.query(
      `UPDATE periodic_job SET run_at = ${nextRunSql(schedule, done === 0)}, finished_at = now(), done = $2,
              last_error = $3 WHERE name = $1`,
      [name, done, failure],
    );
  }
}
