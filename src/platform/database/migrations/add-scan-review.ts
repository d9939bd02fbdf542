import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a device hands in after it was signed out waits for somebody's word. */
export class AddScanReview1763902000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE door_scan ADD in_review boolean NOT NULL DEFAULT false;
      CREATE INDEX door_scan_in_review ON door_scan (by_id) WHERE in_review;`);
  }

  /** What waits stays undone. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE door_scan DROP COLUMN in_review');
  }
}
