import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account may rest, and says when it was last used. */
export class DisableStaff1763780000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE staff ADD disabled_at timestamptz, ADD last_signed_in_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE staff DROP COLUMN disabled_at, DROP COLUMN last_signed_in_at');
  }
}
