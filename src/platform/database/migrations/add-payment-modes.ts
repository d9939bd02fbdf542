import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ways to pay are data of the event; without any, the owner's list for all events holds. */
export class AddPaymentModes1764001600001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE event ADD payment_modes jsonb,
      ADD CONSTRAINT event_payment_modes_list CHECK (jsonb_typeof(payment_modes) = 'array' AND jsonb_array_length(payment_modes) BETWEEN 1 AND 12)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE event DROP COLUMN payment_modes');
  }
}
