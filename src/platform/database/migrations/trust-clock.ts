import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last moment that is known to be right (trusted-clock.ts); one row, once something has started. */
export class TrustClock1764001000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE trusted_clock (
        one boolean NOT NULL DEFAULT true CONSTRAINT trusted_clock_pkey PRIMARY KEY CONSTRAINT trusted_clock_one CHECK (one),
        at timestamptz NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE trusted_clock');
  }
}
