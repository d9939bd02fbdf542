import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second factor that each account may switch on, and commands on the server as authors of changes. */
export class CreateSecondFactor1763700010003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff ADD second_factor_since timestamptz;

      ALTER TABLE audit_entry
        DROP CONSTRAINT audit_entry_caller_kind_known,
        ADD CONSTRAINT audit_entry_caller_kind_known
          CHECK (caller_kind IN ('staff', 'key', 'anonymous', 'server'));

      CREATE TABLE second_factor (
        staff_id uuid CONSTRAINT second_factor_pkey PRIMARY KEY
          CONSTRAINT second_factor_staff_id_fkey REFERENCES staff ON DELETE CASCADE,
        secret text NOT NULL,
        last_step integer NOT NULL DEFAULT 0,
        recovery_hashes text[] NOT NULL DEFAULT '{}'
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE second_factor;
      ALTER TABLE staff DROP COLUMN second_factor_since;
      DELETE FROM audit_entry WHERE caller_kind = 'server';
      ALTER TABLE audit_entry
        DROP CONSTRAINT audit_entry_caller_kind_known,
        ADD CONSTRAINT audit_entry_caller_kind_known CHECK (caller_kind IN ('staff', 'key', 'anonymous'));
    `);
  }
}
