import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each payment received has a running number, which its acknowledgement bears; those before by the order of entry. */
export class PaymentNumbers1795837200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE movement ADD payment_number integer');
    // One of them refuses every change of a movement.
    await db.query('ALTER TABLE movement DISABLE TRIGGER USER');
    await db.query(
      `UPDATE movement m SET payment_number = n.number
         FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS number FROM movement WHERE kind = 'payment') n
        WHERE m.id = n.id`,
    );
    await db.query('ALTER TABLE movement ENABLE TRIGGER USER');
    // Mails of a part that was paid were such acknowledgements: those that still wait are sent as one.
    const [partly] = (await db.query(
      "SELECT id FROM mail WHERE template = 'partly-paid' LIMIT 1",
    )) as object[];
    if (partly)
      await db.query(
        `UPDATE mail SET template = 'payment-received', key = 'payment-received:' || m.id
           FROM delegate d JOIN movement m ON m.registration_id = d.registration_id AND m.kind = 'payment'
          WHERE mail.template = 'partly-paid' AND d.id = mail.record_id AND m.created_at = mail.created_at`,
      );
    await db.query('CREATE UNIQUE INDEX movement_payment_number ON movement (payment_number)');
    await db.query(
      "ALTER TABLE movement ADD CONSTRAINT movement_payment_numbered CHECK ((kind = 'payment') = (payment_number IS NOT NULL))",
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER IF EXISTS movement_numbered ON movement');
    await db.query('DROP FUNCTION IF EXISTS number_payment()');
    await db.query('ALTER TABLE movement DROP COLUMN payment_number');
    await db.query("DELETE FROM sql_in_force WHERE name = 'payments/sql/movement.sql'");
  }
}
