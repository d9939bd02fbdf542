import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { v4 } from 'uuid';
import type { JobDefinition, PeriodicDefinition } from './definitions.js';
import type { JobPayload } from './job.entity.js';

interface NewJob {
  kind: string;
  payload: JobPayload;
  /** The same kind and key again, while the first is not done, makes no second job. */
  key?: string;
  /** Seconds to wait before the first try; a negative number puts it before jobs that were added up to so many seconds ago. */
  delay?: number;
}

/** For programs without services, as a restore: the server that starts next runs them. */
export async function addJobs(tx: EntityManager, jobs: NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await tx.query(
    `INSERT INTO job (id, kind, payload, key, run_at)
     SELECT gen_random_uuid(), kind, payload, key, now() + coalesce(delay, 0) * interval '1 second'
       FROM jsonb_to_recordset($1) AS new(kind text, payload jsonb, key text, delay float8)
     ON CONFLICT (kind, key) WHERE key IS NOT NULL DO NOTHING`,
    [JSON.stringify(jobs)],
  );
  Jobs.written(tx);
}

/** Marks a transaction in which a job was written. */
const WROTE_JOBS = 'wroteJobs';

/**
 * Work that must happen after a commit: features register what they can do, and write jobs in the transaction of the
 * change that causes them, so that neither exists without the other. JobRunner runs them.
 */
@Injectable()
export class Jobs implements OnModuleInit {
  readonly kinds = new Map<string, JobDefinition>();
  readonly periodic = new Map<string, PeriodicDefinition>();
  private wakeUp: () => void = () => undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Called by features in onModuleInit. */
  handle(definition: JobDefinition): void {
    if (this.kinds.has(definition.kind)) throw new Error(`The job ${definition.kind} is registered twice`);
    this.kinds.set(definition.kind, definition);
  }

  /** Called by features in onModuleInit. */
  every(definition: PeriodicDefinition): void {
    if (this.periodic.has(definition.name)) throw new Error(`${definition.name} is registered twice`);
    this.periodic.set(definition.name, definition);
  }

  /** Adds a job in the caller's transaction; it is run once that has committed. */
  add(tx: EntityManager, ...jobs: NewJob[]): Promise<void> {
    return addJobs(tx, jobs);
  }

  /** Jobs were written in this transaction by SQL: the runner looks for them once it has committed. */
  static written(tx: EntityManager): void {
    if (tx.queryRunner) tx.queryRunner.data[WROTE_JOBS] = true;
  }

  /** A job as a row, for a statement that inserts it beside the record that it is about (activity/inserts.ts). */
  static row(kind: string, payload: JobPayload): object {
    return { id: v4(), kind, payload };
  }

  /** Looks for due work now rather than at the next poll: after a commit that did not go through TypeORM. */
  wake(): void {
    this.wakeUp();
  }

  onWake(wakeUp: () => void): void {
    this.wakeUp = wakeUp;
  }

  onModuleInit(): void {
    const wakeAfter = (runner: QueryRunner) => {
      if (runner.data[WROTE_JOBS] !== true) return;
      delete runner.data[WROTE_JOBS];
      this.wake();
    };
    const subscriber: EntitySubscriberInterface = {
      afterTransactionCommit: ({ queryRunner }) => wakeAfter(queryRunner),
    };
    this.dataSource.subscribers.push(subscriber);
  }
}
