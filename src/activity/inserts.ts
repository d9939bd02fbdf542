import { Injectable } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { insertOnce, replayOf, type Insert, type Once } from '../platform/idempotency/insert-once.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { ActivityLog } from './activity-log.js';

/** What strangers send becomes a record: in one statement with its key, its activity and its jobs. */
@Injectable()
export class Inserts {
  constructor(
    private readonly pool: Pool,
    private readonly activity: ActivityLog,
    private readonly jobs: Jobs,
  ) {}

  /** At most once per key. @throws ApiError 409 when the key was used for something else; see insertOnce */
  once<Row extends QueryResultRow>(
    insert: Insert,
    key: string | undefined,
    body: object,
  ): Promise<Once<Row>> {
    return insertOnce<Row>(this.pool, insert, key, body, () => {
      this.activity.committed();
      this.jobs.wake();
    });
  }

  /** Whoever was let in before, and lost the answer, gets it again. @throws what refuses everybody else now */
  async firstAnswer<Row extends QueryResultRow>(
    refused: unknown,
    insert: Insert,
    key: string | undefined,
    body: object,
  ): Promise<Once<Row>> {
    const again = await replayOf<Row>(this.pool, insert, key, body);
    if (!again) throw refused;
    return again;
  }
}
