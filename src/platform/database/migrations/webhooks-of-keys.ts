import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which key added or last changed an endpoint. */
export class WebhooksOfKeys1795910337000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE webhook_endpoint ADD made_by_key uuid');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE webhook_endpoint DROP COLUMN made_by_key');
  }
}
