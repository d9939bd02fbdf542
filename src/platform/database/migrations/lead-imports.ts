import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of leads are kept as batches, which can be taken back. */
export class LeadImports1795910955000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE lead_import (
      id uuid NOT NULL CONSTRAINT lead_import_pkey PRIMARY KEY,
      file_name varchar(200) NOT NULL,
      file_hash varchar(64),
      by_id uuid NOT NULL,
      by_name text NOT NULL,
      added integer NOT NULL DEFAULT 0,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      taken_back_at timestamptz(3),
      taken_back_by text,
      taken_back integer,
      CONSTRAINT lead_import_taken_back_whole CHECK (
        (taken_back_at IS NULL) = (taken_back_by IS NULL) AND (taken_back_at IS NULL) = (taken_back IS NULL)))`);
    await db.query('CREATE INDEX lead_import_created_at ON lead_import (created_at, id)');
    await db.query(
      'ALTER TABLE inquiry ADD import_id uuid, ADD CONSTRAINT inquiry_import_id_fkey FOREIGN KEY (import_id) REFERENCES lead_import (id)',
    );
    await db.query('CREATE INDEX inquiry_import_id ON inquiry (import_id) WHERE import_id IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE inquiry DROP COLUMN import_id');
    await db.query('DROP TABLE lead_import');
  }
}
