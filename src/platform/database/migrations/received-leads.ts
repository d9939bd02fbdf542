import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a lead of another program asked, and a hash of what was sent. */
export class ReceivedLeads1795908486000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE inquiry ADD received_at timestamptz(3), ADD sent_hash text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE inquiry DROP COLUMN received_at, DROP COLUMN sent_hash');
  }
}
