import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Publications for a time to come: the versions that become public then, and what came of it. */
export class PlanPublications1764001500001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE content_plan (
        id uuid CONSTRAINT content_plan_pkey PRIMARY KEY,
        at timestamptz NOT NULL,
        versions uuid[] NOT NULL,
        note text,
        state text NOT NULL DEFAULT 'waiting'
          CONSTRAINT content_plan_state CHECK (state IN ('waiting', 'published', 'failed', 'taken back')),
        failure text,
        payment_allowed boolean NOT NULL,
        release_id uuid CONSTRAINT content_plan_release REFERENCES content_release (id),
        by_kind text NOT NULL,
        by_id uuid NOT NULL,
        by_name text NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX content_plan_released ON content_plan (release_id) WHERE release_id IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE content_plan');
  }
}
