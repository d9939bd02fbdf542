import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody of the staff is writing and has not saved: kept as they type, whatever is missing in it. */
export class KeepUnfinished1764000500001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE content_unfinished (
        kind text NOT NULL,
        slug text NOT NULL,
        by_id uuid NOT NULL CONSTRAINT content_unfinished_by REFERENCES staff (id) ON DELETE CASCADE,
        base_version uuid,
        data json NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT content_unfinished_pkey PRIMARY KEY (kind, slug, by_id)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE content_unfinished');
  }
}
