import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../http/errors/api-error.js';
import { FailedJobView, JobsView, type PeriodicJobView, type WaitingJobs } from './jobs.dto.js';
import { Jobs } from './jobs.js';

/** Tells admins what happens beside the requests. */
@Injectable()
export class JobsReader {
  constructor(
    private readonly pool: Pool,
    private readonly jobs: Jobs,
  ) {}

  async read(): Promise<JobsView> {
    const periodic = await this.rows<Omit<PeriodicJobView, 'description'>>(
      'SELECT name, run_at, started_at, finished_at, done, last_error FROM periodic_job ORDER BY name',
    );
    return {
      periodic: periodic.flatMap((row) => {
        const known = this.jobs.periodic.get(row.name);
        return known ? [{ ...row, description: known.description }] : [];
      }),
      waiting: await this.rows<WaitingJobs>(
        `SELECT kind, count(*)::int AS count, min(created_at) AS oldest FROM job WHERE failed_at IS NULL
          GROUP BY kind ORDER BY kind`,
      ),
      failed: await this.rows<FailedJobView>(
        `SELECT id, kind, payload, attempts, last_error, run_at, failed_at, created_at FROM job
          WHERE last_error IS NOT NULL ORDER BY failed_at DESC NULLS LAST, created_at DESC LIMIT 100`,
      ),
    };
  }

  /** One that a worker has just now is left to it. @throws ApiError 404 when it has been done meanwhile */
  async runNow(id: string): Promise<FailedJobView> {
    const [row] = await this.rows<FailedJobView>(
      `UPDATE job SET run_at = CASE WHEN lease IS NULL THEN now() ELSE run_at END, failed_at = NULL, attempts = 0
        WHERE id = $1 AND last_error IS NOT NULL
       RETURNING id, kind, payload, attempts, last_error, run_at, failed_at, created_at`,
      id,
    );
    if (!row) throw ApiError.notFound('Failed job');
    this.jobs.wake();
    return row;
  }

  private async rows<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, values)).rows;
  }
}
