import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PDFs that pages of the site lead to, such as a home's plan: each once, under a name made of its content. */
export class KeepContentFiles1764002200001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE content_file (
        hash text CONSTRAINT content_file_pkey PRIMARY KEY,
        name text NOT NULL,
        size integer NOT NULL,
        bytes bytea NOT NULL,
        by_id uuid,
        by_name text,
        uploaded_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE content_file');
  }
}
