import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many persons each colleague read on a day, and whom of them: the same row, read again, is no second one. */
export class CountReads1764003200001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE person_read (
        day date NOT NULL,
        reader_id uuid NOT NULL,
        role text NOT NULL,
        reader_name text NOT NULL,
        rows integer NOT NULL,
        told_at timestamptz,
        CONSTRAINT person_read_pkey PRIMARY KEY (day, reader_id, role)
      );
      CREATE TABLE person_read_row (
        day date NOT NULL,
        reader_id uuid NOT NULL,
        record_id uuid NOT NULL,
        CONSTRAINT person_read_row_pkey PRIMARY KEY (day, reader_id, record_id)
      );
      CREATE TABLE person_read_limit (
        single boolean NOT NULL DEFAULT true CONSTRAINT person_read_limit_pkey PRIMARY KEY
          CONSTRAINT person_read_limit_single CHECK (single),
        rows_a_day integer NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE person_read, person_read_row, person_read_limit');
  }
}
