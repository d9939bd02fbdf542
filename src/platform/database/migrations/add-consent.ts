import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people agreed to, in the words that were shown to them. Older records have none. */
export class AddConsent1763760000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE inquiry ADD consent_text varchar(500)');
    await db.query('ALTER TABLE delegate ADD consent_text varchar(500)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE inquiry DROP COLUMN consent_text');
    await db.query('ALTER TABLE delegate DROP COLUMN consent_text');
  }
}
