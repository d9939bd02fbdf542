import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of who changed what. */
export class CreateAudit1763700005001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE audit_entry (
        id uuid CONSTRAINT audit_entry_pkey PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        caller_kind text NOT NULL
          CONSTRAINT audit_entry_caller_kind_known CHECK (caller_kind IN ('staff', 'key', 'anonymous')),
        caller_id uuid,
        caller_name text,
        resource text NOT NULL,
        record_id uuid NOT NULL,
        action text NOT NULL,
        fields text[] NOT NULL,
        before jsonb,
        after jsonb
      );
      CREATE INDEX audit_entry_record_id_at ON audit_entry (record_id, at);
      CREATE INDEX audit_entry_at ON audit_entry (at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE audit_entry;');
  }
}
