import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff accounts, their sessions, and API keys. */
export class CreateStaffAccess1763700001001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE EXTENSION IF NOT EXISTS citext;

      CREATE TABLE staff (
        id uuid CONSTRAINT staff_pkey PRIMARY KEY,
        email citext NOT NULL,
        name text NOT NULL,
        role text NOT NULL CONSTRAINT staff_role_known CHECK (role IN ('admin', 'staff')),
        password_hash text NOT NULL,
        password_changed_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX staff_email ON staff (email);

      CREATE TABLE staff_session (
        id text CONSTRAINT staff_session_pkey PRIMARY KEY,
        staff_id uuid NOT NULL CONSTRAINT staff_session_staff_id_fkey REFERENCES staff ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL
      );
      CREATE INDEX staff_session_staff_id ON staff_session (staff_id);

      CREATE TABLE api_key (
        id uuid CONSTRAINT api_key_pkey PRIMARY KEY,
        name text NOT NULL,
        scopes text[] NOT NULL,
        key_hash text NOT NULL,
        expires_at timestamptz,
        last_used_at timestamptz,
        created_by uuid CONSTRAINT api_key_created_by_fkey REFERENCES staff ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX api_key_key_hash ON api_key (key_hash);
    `);
  }

  // citext stays: another migration may use it, and an unused extension harms nobody.
  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE api_key; DROP TABLE staff_session; DROP TABLE staff;');
  }
}
