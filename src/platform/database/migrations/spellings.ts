import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which spellings of a church or ministry are one name. */
export class Spellings1795895161000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE spelling (
      id uuid NOT NULL CONSTRAINT spelling_pkey PRIMARY KEY,
      kind varchar(10) NOT NULL,
      key text COLLATE "C" NOT NULL,
      written varchar(200) NOT NULL,
      name varchar(200) NOT NULL,
      by_name text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT spelling_kind_known CHECK (kind IN ('church', 'ministry')),
      CONSTRAINT spelling_once UNIQUE (kind, key))`);
    await db.query('CREATE INDEX spelling_name ON spelling (kind, name)');
    await db.query('CREATE INDEX spelling_created_at ON spelling (created_at, id)');
    await db.query("SELECT count_table('spelling')");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE spelling');
    await db.query('DROP FUNCTION IF EXISTS count_respelled()');
    await db.query("DELETE FROM sql_in_force WHERE name = 'registrations/sql/spelling.sql'");
    await db.query("DELETE FROM row_count WHERE table_name = 'spelling'");
  }
}
