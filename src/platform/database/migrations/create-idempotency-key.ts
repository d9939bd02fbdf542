import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first answers to writes that carried an Idempotency-Key, for 24 hours. */
export class CreateIdempotencyKey1763700002005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE idempotency_key (
        key uuid CONSTRAINT idempotency_key_pkey PRIMARY KEY,
        body_hash bytea NOT NULL,
        answer jsonb NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX idempotency_key_created_at ON idempotency_key (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE idempotency_key;');
  }
}
