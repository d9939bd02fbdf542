import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By when a password that somebody else made must be changed; nobody is asked about those of before. */
export class AddPasswordDue1763700010001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE staff ADD password_due_at timestamptz;');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE staff DROP COLUMN password_due_at;');
  }
}
