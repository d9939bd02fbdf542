import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A backup tells how many uploads it found missing, instead of failing for them. */
export class MissingUploads1795797600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE backup_run ADD missing integer NOT NULL DEFAULT 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE backup_run DROP COLUMN missing');
  }
}
