import type { MigrationInterface, QueryRunner } from 'typeorm';

const guard = (networks: string) => `
  CREATE OR REPLACE FUNCTION refuse_more_than_capacity() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE limited record;
    BEGIN
      FOR limited IN SELECT * FROM event WHERE capacity IS NOT NULL
        AND id IN (SELECT event_id FROM added) ORDER BY id FOR NO KEY UPDATE
      LOOP
        IF event_places_taken(limited.id) > limited.capacity THEN
          RAISE EXCEPTION 'The event is full.' USING ERRCODE = '23514', CONSTRAINT = 'event_is_full';
        END IF;
        IF ${networks} THEN
          RAISE EXCEPTION 'Too many places of one network.' USING ERRCODE = '23514', CONSTRAINT = 'event_network_places';
        END IF;
      END LOOP;
      RETURN NULL;
    END $$;`;

const SHARES = `EXISTS (SELECT FROM (SELECT DISTINCT registration_id FROM added
          WHERE event_id = limited.id AND NOT spam) own
         WHERE registration_over_share(own.registration_id, event_share(limited.capacity, limited.network_places), limited.capacity))`;

/** As hold-places.ts has it. */
const UNPAID = `limited.network_places IS NOT NULL AND EXISTS (
          SELECT FROM registration own JOIN added ON added.registration_id = own.id
           WHERE own.network IS NOT NULL AND NOT added.spam AND (
                 unpaid_places_of(limited.id, own.network, NULL) > limited.network_places
              OR unpaid_places_of(limited.id, NULL, own.site) > 2 * limited.network_places))`;

/**
 * One network has a share of an event's places, a tenth and at least five, unless the owner says another number: 100 was
 * what nobody had chosen, and "no limit" is now as many as there can be. Counted are places that nobody paid for. Those
 * whose contact opened a mailed link are counted apart, and one group of them may be larger than the share; of a free event
 * only those of the same person are. What waits to be confirmed holds nothing, but no network asks for more than there is.
 * Places that are paid in cash end too.
 */
export class SharePlaces1764003000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE event ALTER network_places DROP DEFAULT, ADD cash_held_until timestamptz(3);
      UPDATE event SET network_places = CASE WHEN network_places IS NULL THEN 1000000 END
        WHERE network_places IS NULL OR network_places = 100;

      CREATE FUNCTION event_share(capacity integer, network_places integer) RETURNS integer
        LANGUAGE sql IMMUTABLE AS $$ SELECT coalesce(network_places, greatest(5, (capacity + 9) / 10)) $$;

      CREATE FUNCTION registration_over_share(of_registration uuid, share integer, most_asked integer) RETURNS boolean
        LANGUAGE sql STABLE AS $$
        WITH asked AS (
          SELECT r.id, r.network, r.site, own.network AS own_network, own.site AS own_site, r.total_centavos = 0 AS free,
                 count(*) AS places, bool_or(d.unconfirmed) AS open,
                 coalesce(r.contact_email, min(d.email)) AS contact
            FROM registration own JOIN registration r ON r.event_id = own.event_id
             AND (r.network = own.network OR r.site = own.site)
            JOIN delegate d ON d.registration_id = r.id
           WHERE own.id = of_registration AND d.cancelled_at IS NULL AND NOT d.spam
             AND (NOT d.payment_status OR r.total_centavos = 0)
           GROUP BY r.id, own.id),
        known AS (
          SELECT *, EXISTS (SELECT FROM confirmed_address c WHERE c.address = fold_address(contact)) AS sure FROM asked),
        counted AS (
          SELECT places, open, sure, network = own_network AS near FROM known
           WHERE NOT (free AND sure) OR fold_address(contact) = (SELECT fold_address(contact) FROM known WHERE id = of_registration)),
        sums AS (
          SELECT width.far, coalesce(sum(places) FILTER (WHERE open), 0) AS asked,
                 coalesce(sum(places) FILTER (WHERE NOT open AND NOT sure), 0) AS unsure,
                 coalesce(sum(places) FILTER (WHERE NOT open AND sure), 0) AS sure,
                 count(*) FILTER (WHERE NOT open AND sure) AS groups
            FROM counted CROSS JOIN (VALUES (1), (2)) width (far) WHERE near OR far = 2 GROUP BY far)
        SELECT EXISTS (SELECT FROM sums WHERE unsure > far * share OR (sure > far * share AND groups > 1)
          OR asked > far * most_asked) $$;

      ${guard(SHARES)}
      DROP FUNCTION unpaid_places_of;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION unpaid_places_of(of_event uuid, of_network text, of_site text) RETURNS integer
        LANGUAGE sql STABLE AS $$
        SELECT count(*)::integer FROM registration r JOIN delegate d ON d.registration_id = r.id
         WHERE r.event_id = of_event AND (r.network = of_network OR r.site = of_site)
           AND NOT d.payment_status AND NOT d.spam AND d.cancelled_at IS NULL $$;
      ${guard(UNPAID)}
      DROP FUNCTION registration_over_share;
      DROP FUNCTION event_share;
      UPDATE event SET network_places = CASE WHEN network_places IS NULL THEN 100 END
        WHERE network_places IS NULL OR network_places = 1000000;
      ALTER TABLE event ALTER network_places SET DEFAULT 100, DROP COLUMN cash_held_until;
    `);
  }
}
