import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work that happens after a commit, and work that is done by the clock. */
export class CreateJobs1763751000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE job (
        id uuid CONSTRAINT job_pkey PRIMARY KEY,
        kind text NOT NULL,
        key text,
        payload jsonb NOT NULL DEFAULT '{}',
        run_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        failed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX job_kind_key ON job (kind, key) WHERE key IS NOT NULL;
      CREATE INDEX job_due ON job (kind, run_at) WHERE failed_at IS NULL;

      CREATE TABLE periodic_job (
        name text CONSTRAINT periodic_job_pkey PRIMARY KEY,
        run_at timestamptz NOT NULL,
        started_at timestamptz,
        finished_at timestamptz,
        done integer,
        last_error text
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE job; DROP TABLE periodic_job;');
  }
}
