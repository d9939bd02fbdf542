import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner lists the ways to pay: what is offered is checked where people register, and old records keep theirs. */
export class FreePaymentModes1763806000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE delegate DROP CONSTRAINT delegate_payment_mode_known');
  }

  /** Rows that have another one stay as they are. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE delegate ADD CONSTRAINT delegate_payment_mode_known
      CHECK (payment_mode IN ('gcash', 'bank-transfer', 'cash')) NOT VALID`);
  }
}
