import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a job is told: ids, never personal data. What is shown or sent is read when the job runs. */
export type JobPayload = Record<string, string | number>;

/** Work that must happen after a commit, once. It is removed when done, and kept with `failed_at` when given up. */
@Entity('job')
@Index('job_kind_key', ['kind', 'key'], { unique: true, where: 'key IS NOT NULL' })
@Index('job_due', ['kind', 'run_at'], { where: 'failed_at IS NULL' })
export class Job {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'job_pkey' })
  id: string;

  @Column('text') kind: string;

  /** Two jobs of one kind with the same key are one; null: not compared. */
  @Column('text', { nullable: true }) key: string | null;

  @Column('jsonb', { default: {} }) payload: JobPayload;

  /** Not before. While a worker has it: the end of its lease, after which another may take it. */
  @Column('timestamptz', { default: () => 'now()' }) run_at: Date;

  /** How often a worker has taken it. */
  @Column('integer', { default: 0 }) attempts: number;

  /** Says which worker has it: each claim makes a new one; null: nobody has it. */
  @Column('uuid', { nullable: true }) lease: string | null;

  @Column('text', { nullable: true }) last_error: string | null;

  /** When it was given up. */
  @Column('timestamptz', { nullable: true }) failed_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' }) created_at: Date;
}

/** Work that is done by the clock. One row per name, which is also its lock across processes. */
@Entity('periodic_job')
export class PeriodicJob {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'periodic_job_pkey' }) name: string;

  /** The next time; while it runs: the end of the lease. */
  @Column('timestamptz') run_at: Date;

  /** Says which worker runs it, as with a job. */
  @Column('uuid', { nullable: true }) lease: string | null;

  @Column('timestamptz', { nullable: true }) started_at: Date | null;
  @Column('timestamptz', { nullable: true }) finished_at: Date | null;

  /** How many things the last run did; null: it failed, or does not count. */
  @Column('integer', { nullable: true }) done: number | null;

  /** Why the last run failed; null: it did not. */
  @Column('text', { nullable: true }) last_error: string | null;

  /** How often it failed since it last did not. */
  @Column('integer', { default: 0 }) failures: number;
}
