import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each movement of money is a row that is never changed. What was paid before is taken over: a registration that is paid
 * has paid its total. `registration_money` is where what is paid, owed and to be returned is computed, for everybody.
 */
export class CreateLedger1763910000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      CREATE TABLE movement (
        id uuid NOT NULL,
        registration_id uuid NOT NULL,
        event_id uuid NOT NULL,
        kind varchar(20) NOT NULL,
        amount_centavos bigint NOT NULL,
        currency varchar(3) NOT NULL DEFAULT 'PHP',
        channel varchar(20) NOT NULL,
        reference varchar(30),
        proof_id uuid,
        entered_by_name text,
        note varchar(500),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT movement_pkey PRIMARY KEY (id),
        CONSTRAINT movement_event_id FOREIGN KEY (event_id) REFERENCES event (id),
        CONSTRAINT movement_kind_known CHECK (kind IN ('payment', 'refund', 'correction')),
        CONSTRAINT movement_amount_sign CHECK (amount_centavos <> 0 AND (kind <> 'payment' OR amount_centavos > 0)
          AND (kind <> 'refund' OR amount_centavos < 0)));
      CREATE INDEX movement_registration ON movement (registration_id, created_at, id);
      CREATE INDEX movement_event ON movement (event_id, channel);

      CREATE FUNCTION keep_movement() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND NEW.reference IS NULL AND NEW.note IS NULL AND NEW.proof_id IS NULL
           AND (OLD.id, OLD.registration_id, OLD.event_id, OLD.kind, OLD.amount_centavos, OLD.currency, OLD.channel,
                OLD.entered_by_name, OLD.created_at)
           IS NOT DISTINCT FROM (NEW.id, NEW.registration_id, NEW.event_id, NEW.kind, NEW.amount_centavos, NEW.currency,
                NEW.channel, NEW.entered_by_name, NEW.created_at) THEN
          RETURN NEW; -- A person is erased: their words go, the money stays.
        END IF;
        RAISE EXCEPTION 'A movement of money is never changed: enter a correction' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER movement_kept BEFORE UPDATE OR DELETE ON movement FOR EACH ROW EXECUTE FUNCTION keep_movement();

      INSERT INTO movement (id, registration_id, event_id, kind, amount_centavos, channel, reference, entered_by_name, created_at)
      SELECT gen_random_uuid(), r.id, r.event_id, 'payment', r.total_centavos, coalesce(p.channel, d.channel), p.reference,
             p.verified_by_name, coalesce(p.verified_at, r.created_at)
        FROM registration r
        JOIN (SELECT registration_id, min(payment_mode) AS channel FROM delegate WHERE payment_status GROUP BY 1) d
          ON d.registration_id = r.id
        LEFT JOIN payment p ON p.registration_id = r.id
       WHERE r.total_centavos > 0;

      CREATE VIEW registration_money AS
      SELECT r.id AS registration_id, r.event_id, n.active, due.due_centavos, paid.paid_centavos,
             greatest(due.due_centavos - paid.paid_centavos, 0) AS owed_centavos,
             greatest(paid.paid_centavos - due.due_centavos, 0) AS to_return_centavos
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
           WHERE registration_id = r.id) paid;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW registration_money; DROP TABLE movement; DROP FUNCTION keep_movement()');
  }
}
