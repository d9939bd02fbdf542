import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['delegate', 'inquiry'];

/** Flags what robots seem to have sent. Few rows are, so that the index that finds them costs nothing. */
export class AddSuspect1763700006002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await db.query(`
        ALTER TABLE ${table} ADD suspect boolean NOT NULL DEFAULT false;
        CREATE INDEX ${table}_suspect ON ${table} (created_at, id) WHERE suspect;
      `);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`ALTER TABLE ${table} DROP COLUMN suspect;`);
  }
}
