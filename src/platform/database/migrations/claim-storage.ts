import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which storage holds the pictures that this database names (storage-claim.ts); one row, once something has started. */
export class ClaimStorage1764000100001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE storage_claim (
        one boolean NOT NULL DEFAULT true CONSTRAINT storage_claim_pkey PRIMARY KEY CONSTRAINT storage_claim_one CHECK (one),
        storage text NOT NULL,
        shown text NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE storage_claim');
  }
}
