import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What editors propose for the site, and whether they must: until an admin says so, they publish themselves. */
export class Proposals1795908363000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE content_pointer ADD needs_approval boolean NOT NULL DEFAULT false');
    await db.query(`CREATE TABLE content_proposal (
      id uuid NOT NULL,
      does text NOT NULL,
      versions uuid[] NOT NULL,
      of_release uuid,
      over_release uuid,
      publish_at timestamptz,
      note text,
      state text NOT NULL DEFAULT 'waiting',
      answer text,
      release_id uuid,
      plan_id uuid,
      by_kind text NOT NULL,
      by_id uuid NOT NULL,
      by_name text NOT NULL,
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      decided_by_id uuid,
      decided_by_name text,
      decided_at timestamptz,
      CONSTRAINT content_proposal_pkey PRIMARY KEY (id),
      CONSTRAINT content_proposal_of FOREIGN KEY (of_release) REFERENCES content_release(id),
      CONSTRAINT content_proposal_over FOREIGN KEY (over_release) REFERENCES content_release(id),
      CONSTRAINT content_proposal_release FOREIGN KEY (release_id) REFERENCES content_release(id),
      CONSTRAINT content_proposal_plan FOREIGN KEY (plan_id) REFERENCES content_plan(id),
      CONSTRAINT content_proposal_does CHECK (does IN ('publish', 'undo', 'roll back')),
      CONSTRAINT content_proposal_state CHECK (state IN ('waiting', 'published', 'planned', 'sent back', 'withdrawn')))`);
    await db.query("COMMENT ON TABLE content_proposal IS 'What editors propose to change on the site'");
    await db.query(
      'CREATE INDEX content_proposal_released ON content_proposal (release_id) WHERE release_id IS NOT NULL',
    );
    await db.query(
      'CREATE INDEX content_proposal_planned ON content_proposal (plan_id) WHERE plan_id IS NOT NULL',
    );
    await db.query("CREATE INDEX content_proposal_waiting ON content_proposal (at) WHERE state = 'waiting'");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE content_proposal');
    await db.query('ALTER TABLE content_pointer DROP needs_approval');
  }
}
