import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The sums of the ledger are read from the indexes alone: of an event with 10,000 registrations and 30,000 movements in
 * half the time (docs/scaling.md).
 */
export class CoverMoney1764002000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      DROP INDEX movement_registration;
      CREATE INDEX movement_registration ON movement (registration_id, created_at, id) INCLUDE (amount_centavos);
      DROP INDEX delegate_registration;
      CREATE INDEX delegate_registration ON delegate (registration_id) INCLUDE (cancelled_at, spam, payment_status);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      DROP INDEX movement_registration;
      CREATE INDEX movement_registration ON movement (registration_id, created_at, id);
      DROP INDEX delegate_registration;
      CREATE INDEX delegate_registration ON delegate (registration_id);`);
  }
}
