import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is due, and what of it is paid. @param paid SQL of what counts for those who are still there */
const view = (paid: string) => `
  CREATE OR REPLACE VIEW registration_money AS
  SELECT r.id AS registration_id, r.event_id, n.active, due.due_centavos, paid.paid_centavos,
         greatest(due.due_centavos - ${paid}, 0) AS owed_centavos,
         greatest(${paid} - due.due_centavos, 0) AS to_return_centavos
    FROM registration r
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE cancelled_at IS NULL AND NOT spam) AS active,
             count(*) FILTER (WHERE cancelled_at IS NOT NULL AND payment_status) AS left_paid
        FROM delegate WHERE registration_id = r.id) n
    CROSS JOIN LATERAL (
      -- The total of a registration that was paid still holds the shares of those who left it since.
      SELECT CASE WHEN n.active = 0 THEN 0
             ELSE r.total_centavos::bigint * n.active / (n.active + n.left_paid) END AS due_centavos) due
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount_centavos), 0)::bigint AS paid_centavos FROM movement
       WHERE registration_id = r.id) paid`;

/**
 * What was paid for people who were removed stays with the organizer, and says so: what is to be returned is told from it, also
 * where nobody of a registration is left.
 */
export class KeepMoneyOfRemoved1764003100001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      ALTER TABLE registration ADD removed_centavos integer NOT NULL DEFAULT 0;
      UPDATE registration r SET removed_centavos = m.paid_centavos FROM registration_money m
       WHERE m.registration_id = r.id AND m.paid_centavos > 0
         AND NOT EXISTS (SELECT FROM delegate d WHERE d.registration_id = r.id)`);
    await db.query(view('(paid.paid_centavos - least(r.removed_centavos, greatest(paid.paid_centavos, 0)))'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(view('paid.paid_centavos'));
    await db.query('ALTER TABLE registration DROP COLUMN removed_centavos');
  }
}
