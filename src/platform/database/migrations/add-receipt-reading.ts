import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was read from the picture of a receipt: advice beside what the payer and staff say. */
export class AddReceiptReading1763792000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE proof ADD read_at timestamptz(3), ADD read_amount_centavos bigint, ADD read_reference varchar(30),
        ADD read_paid_on date, ADD read_receiver varchar(150), ADD read_receiver_is_ours boolean;
      CREATE INDEX proof_read_reference ON proof (channel, read_reference) WHERE read_reference IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE proof DROP COLUMN read_at, DROP COLUMN read_amount_centavos, DROP COLUMN read_reference,
        DROP COLUMN read_paid_on, DROP COLUMN read_receiver, DROP COLUMN read_receiver_is_ours;
    `);
  }
}
