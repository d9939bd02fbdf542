import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the last change of the work on an inquiry took the place of, so that it can be taken back. */
export class KeepLastWork1764003300012 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE inquiry ADD last_work jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE inquiry DROP last_work');
  }
}
