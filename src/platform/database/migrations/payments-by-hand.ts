import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff say of a payment that they enter: its day, and the number of the receipt that they gave. */
export class PaymentsByHand1795820400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE movement ADD received_on date, ADD receipt_number varchar(30)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE movement DROP COLUMN received_on, DROP COLUMN receipt_number');
    await db.query(
      "DELETE FROM sql_in_force WHERE name IN ('payments/sql/journal.sql', 'payments/sql/movement.sql')",
    );
  }
}
