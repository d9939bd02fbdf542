import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each taking of a job has a token, so that only who has it now ends it; a periodic job counts how often it failed. */
export class AddJobLeases1763800000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE job ADD lease uuid;
      ALTER TABLE periodic_job ADD lease uuid, ADD failures integer NOT NULL DEFAULT 0;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE job DROP COLUMN lease;
      ALTER TABLE periodic_job DROP COLUMN lease, DROP COLUMN failures;
    `);
  }
}
