import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a picture was ever kept where the claim says: from then on it stays there (storage-claim.ts). */
export class UseStorageClaim1764002100001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE storage_claim ADD used boolean NOT NULL DEFAULT false');
    await db.query('UPDATE storage_claim SET used = EXISTS (SELECT FROM proof)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE storage_claim DROP COLUMN used');
  }
}
