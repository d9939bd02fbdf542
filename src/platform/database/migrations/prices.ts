import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An event may have several prices, and each place keeps the one that it was made with. Whoever is registered keeps an equal
 * share of the total, so that what is due stays as it was; the first of them has what does not divide.
 */
export class Prices1795882048000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE event ADD prices jsonb,
      ADD CONSTRAINT event_prices_list CHECK (jsonb_typeof(prices) = 'array' AND jsonb_array_length(prices) BETWEEN 1 AND 20)`);
    await db.query(`ALTER TABLE delegate ADD price_id uuid, ADD price_name varchar(60), ADD price_centavos integer,
      ADD price_code varchar(30)`);
    await db.query(`
      WITH shared AS (
        SELECT d.id, r.total_centavos AS total,
               count(*) FILTER (WHERE d.cancelled_at IS NULL OR d.payment_status) OVER registrations AS counted,
               (d.cancelled_at IS NULL OR d.payment_status) AS is_counted,
               count(*) FILTER (WHERE d.cancelled_at = r.last) OVER registrations AS left_last,
               row_number() OVER (PARTITION BY r.id, d.cancelled_at IS NULL OR d.payment_status ORDER BY d.id) AS n
          FROM delegate d JOIN (SELECT own.id, own.total_centavos, max(o.cancelled_at) AS last
            FROM registration own JOIN delegate o ON o.registration_id = own.id GROUP BY own.id) r ON r.id = d.registration_id
        WINDOW registrations AS (PARTITION BY r.id))
      UPDATE delegate d SET price_centavos = CASE
               WHEN counted = 0 THEN total / greatest(left_last, 1)
               ELSE total / counted + CASE WHEN is_counted AND n = 1 THEN total % counted ELSE 0 END END
        FROM shared WHERE shared.id = d.id`);
    // Who lies in the bin comes back with the share that the others have, or with the whole of their own registration.
    await db.query(`
      UPDATE bin_entry b SET rows = (
        SELECT jsonb_agg(CASE WHEN part ->> 'table' <> 'delegate' THEN part ELSE jsonb_set(part, '{rows}', (
                 SELECT jsonb_agg(one || jsonb_build_object('price_centavos', coalesce(
                          (SELECT min(price_centavos) FROM delegate WHERE registration_id = (one ->> 'registration_id')::uuid
                              AND (cancelled_at IS NULL OR payment_status)),
                          (SELECT total_centavos FROM registration WHERE id = (one ->> 'registration_id')::uuid),
                          (SELECT (own ->> 'total_centavos')::integer FROM jsonb_array_elements(b.rows) other,
                                  jsonb_array_elements(other -> 'rows') own WHERE other ->> 'table' = 'registration' LIMIT 1),
                          0)))
                   FROM jsonb_array_elements(part -> 'rows') one)) END)
          FROM jsonb_array_elements(b.rows) part)
       WHERE resource = 'delegates'
         AND EXISTS (SELECT FROM jsonb_array_elements(b.rows) part WHERE part ->> 'table' = 'delegate' AND jsonb_array_length(part -> 'rows') > 0)`);
    await db.query(`ALTER TABLE delegate ALTER price_centavos SET NOT NULL,
      ADD CONSTRAINT delegate_price_range CHECK (price_centavos >= 0)`);
    await db.query('DROP INDEX delegate_registration');
    await db.query(
      `CREATE INDEX delegate_registration ON delegate (registration_id) INCLUDE (cancelled_at, spam, payment_status, price_centavos)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER IF EXISTS delegate_has_price ON delegate');
    await db.query('DROP TRIGGER IF EXISTS delegate_within_prices ON delegate');
    await db.query('DROP FUNCTION IF EXISTS fill_price, refuse_over_prices, price_over, price_uses');
    await db.query('DROP VIEW IF EXISTS registration_listed, registration_money');
    await db.query(`DELETE FROM sql_in_force WHERE name IN ('registrations/sql/prices.sql',
      'registrations/sql/registration-money.sql', 'registrations/sql/registration-listed.sql')`);
    await db.query('DROP INDEX delegate_registration');
    await db.query(`ALTER TABLE delegate DROP COLUMN price_id, DROP COLUMN price_name, DROP COLUMN price_centavos,
      DROP COLUMN price_code`);
    await db.query(
      'CREATE INDEX delegate_registration ON delegate (registration_id) INCLUDE (cancelled_at, spam, payment_status)',
    );
    await db.query('ALTER TABLE event DROP COLUMN prices');
  }
}
