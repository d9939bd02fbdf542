import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sortIndex, textIndex } from './listed-table.js';

/** Removed records lie here for a while; their own tables know nothing of them. */
export class CreateBin1763771000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE bin_entry (
        id uuid CONSTRAINT bin_entry_pkey PRIMARY KEY,
        resource text NOT NULL,
        name text NOT NULL,
        about text,
        rows jsonb NOT NULL,
        history jsonb NOT NULL,
        files text[] NOT NULL DEFAULT '{}',
        removed_by text,
        removed_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX bin_entry_files ON bin_entry USING gin (files);
      CREATE INDEX bin_entry_lexemes ON bin_entry USING gin (search_lexemes(name, coalesce(about, '')));
      ${textIndex('bin_entry', 'name')}
      ${sortIndex('bin_entry', 'removed_at')}

      CREATE TRIGGER bin_entry_count_inserted AFTER INSERT ON bin_entry REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER bin_entry_count_deleted AFTER DELETE ON bin_entry REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER bin_entry_count_updated AFTER UPDATE ON bin_entry
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER bin_entry_count_emptied AFTER TRUNCATE ON bin_entry
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE bin_entry;
      DELETE FROM row_count WHERE table_name = 'bin_entry';
    `);
  }
}
