import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every backup that was made or failed, so that all processes know when the last good one was. */
export class CreateBackupRun1763760000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE backup_run (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT backup_run_pkey PRIMARY KEY,
        finished_at timestamptz NOT NULL DEFAULT now(),
        file text NOT NULL,
        bytes bigint NOT NULL DEFAULT 0,
        row_total bigint NOT NULL DEFAULT 0,
        upload_total bigint NOT NULL DEFAULT 0,
        copies integer NOT NULL DEFAULT 0,
        failure text
      );
      CREATE INDEX backup_run_finished_at ON backup_run (finished_at DESC) WHERE failure IS NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE backup_run');
  }
}
