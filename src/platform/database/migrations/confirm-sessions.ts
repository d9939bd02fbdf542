import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the password was given again in a session. */
export class ConfirmSessions1763700010004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE staff_session ADD confirmed_at timestamptz;');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE staff_session DROP COLUMN confirmed_at;');
  }
}
