import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person needs to know their own sessions apart, and a name to end one by that opens nothing. */
export class DescribeSessions1763700010002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff_session
        ADD public_id uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD address text,
        ADD browser text;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE staff_session DROP COLUMN public_id, DROP COLUMN address, DROP COLUMN browser;',
    );
  }
}
