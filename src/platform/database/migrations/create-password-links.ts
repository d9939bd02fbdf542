import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which staff set their password, and who asked for one. */
export class CreatePasswordLinks1763780000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE password_link (
        hash text CONSTRAINT password_link_pkey PRIMARY KEY,
        staff_id uuid NOT NULL
          CONSTRAINT password_link_staff_id_fkey REFERENCES staff (id) ON DELETE CASCADE,
        purpose text NOT NULL CONSTRAINT password_link_purpose_known CHECK (purpose IN ('reset', 'invitation')),
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX password_link_staff_id ON password_link (staff_id);
      CREATE TABLE password_request (
        id uuid CONSTRAINT password_request_pkey PRIMARY KEY,
        email citext NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE password_request; DROP TABLE password_link;');
  }
}
