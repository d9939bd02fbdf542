import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['delegate', 'inquiry'];

/** Whether mail to the address of a record does not arrive, so that staff take the telephone. */
export class AddMailFails1763780000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await db.query(`
        ALTER TABLE ${table} ADD mail_fails boolean NOT NULL DEFAULT false;
        CREATE INDEX ${table}_mail_fails ON ${table} (created_at, id) WHERE mail_fails;`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`ALTER TABLE ${table} DROP COLUMN mail_fails;`);
  }
}
