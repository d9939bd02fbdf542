import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody leaves behind: inquiries that wait for a manager, and whose links to drafts there are. */
export class HandOver1764003150001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE inquiry ADD awaits_manager boolean NOT NULL DEFAULT false;
      CREATE INDEX inquiry_awaits_manager ON inquiry (created_at, id) WHERE awaits_manager;
      ALTER TABLE content_preview ADD by_id uuid;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE inquiry DROP awaits_manager;
      ALTER TABLE content_preview DROP by_id;
    `);
  }
}
