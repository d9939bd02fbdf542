import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who holds the cash of a movement, what was counted of it, and which movements came by one cheque or sum. */
export class CashCounts1795883618000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE movement ADD holder_id uuid, ADD shared_payment_id uuid');
    await db.query("CREATE INDEX movement_cash ON movement (event_id, holder_id) WHERE channel = 'cash'");
    await db.query(
      'CREATE INDEX movement_shared ON movement (shared_payment_id) WHERE shared_payment_id IS NOT NULL',
    );
    await db.query(
      `CREATE TABLE cash_count (
         id uuid CONSTRAINT cash_count_pkey PRIMARY KEY,
         event_id uuid NOT NULL CONSTRAINT cash_count_event_id REFERENCES event (id),
         holder_id uuid,
         holder_name text,
         expected_centavos bigint NOT NULL,
         counted_centavos bigint NOT NULL,
         because varchar(300),
         counted_by_id uuid,
         counted_by_name text,
         created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
         CONSTRAINT cash_count_explained CHECK (expected_centavos = counted_centavos OR because IS NOT NULL))`,
    );
    await db.query('CREATE INDEX cash_count_event ON cash_count (event_id, created_at)');
    await db.query(
      `CREATE TABLE cash_counted (
         movement_id uuid CONSTRAINT cash_counted_pkey PRIMARY KEY
           CONSTRAINT cash_counted_movement_id REFERENCES movement (id),
         cash_count_id uuid NOT NULL CONSTRAINT cash_counted_cash_count_id REFERENCES cash_count (id))`,
    );
    await db.query('CREATE INDEX cash_counted_count ON cash_counted (cash_count_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE cash_counted');
    await db.query('DROP TABLE cash_count');
    await db.query('DROP FUNCTION IF EXISTS keep_cash_count()');
    await db.query('ALTER TABLE movement DROP COLUMN holder_id, DROP COLUMN shared_payment_id');
    await db.query(
      "DELETE FROM sql_in_force WHERE name IN ('payments/sql/movement.sql', 'payments/sql/cash.sql')",
    );
  }
}
