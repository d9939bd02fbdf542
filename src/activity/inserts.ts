import { Injectable } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { insertRows, type Rows } from '../platform/database/insert-rows.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import {
  Idempotency,
  type Keep,
  type Once,
  type Sent,
  type Write,
} from '../platform/idempotency/idempotency.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { ActivityLog } from './activity-log.js';

/** Stores a record and what belongs to it. @returns the row of the first table */
export type Insert = <Row extends QueryResultRow>(rows: Rows) => Promise<Row>;

/** What strangers send becomes a record: at most once per key, in one statement with its activity and its jobs. */
@Injectable()
export class Inserts {
  constructor(
    private readonly pool: Pool,
    private readonly idempotency: Idempotency,
    private readonly activity: ActivityLog,
    private readonly jobs: Jobs,
  ) {}

  /** @param write see Idempotency; `first` makes the record by `insert` @throws ApiError 409; what `first` throws */
  once<Row>(
    sent: Sent,
    { first, ...write }: Omit<Write<Row>, 'first'> & { first: (insert: Insert) => Promise<Row> },
  ): Promise<Once<Row>> {
    return this.idempotency.once<Row>(sent, {
      ...write,
      first: (keep) => first((rows) => this.insert(rows, keep)),
    });
  }

  private async insert<Row extends QueryResultRow>(rows: Rows, keep: Keep): Promise<Row> {
    const [[record] = []] = Object.values(rows) as { id: string }[][];
    const made = await this.pool.query<Row>(insertRows(rows, record && keep(record.id)));
    const [row] = made.rows;
    if (!row) throw ApiError.conflict('key_in_use', 'This Idempotency-Key is in use; try again.');
    this.activity.committed();
    this.jobs.wake();
    return row;
  }
}
