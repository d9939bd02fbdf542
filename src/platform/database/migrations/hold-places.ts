import type { MigrationInterface, QueryRunner } from 'typeorm';

const offered = `(SELECT coalesce(sum(places), 0) FROM waiting_entry
                 WHERE event_id = of_event AND state = 'offered' AND offered_until > now())::integer`;
const counted = (more: string) => `
  CREATE OR REPLACE FUNCTION event_places_taken(of_event uuid) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT (SELECT count(*) FROM delegate
             WHERE event_id = of_event AND (NOT spam OR payment_status) AND cancelled_at IS NULL${more})::integer
         + ${offered} $$;`;

const guard = (networks: string) => `
  CREATE OR REPLACE FUNCTION refuse_more_than_capacity() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE limited record;
    BEGIN
      FOR limited IN SELECT * FROM event WHERE capacity IS NOT NULL
        AND id IN (SELECT event_id FROM added) ORDER BY id FOR NO KEY UPDATE
      LOOP
        IF event_places_taken(limited.id) > limited.capacity THEN
          RAISE EXCEPTION 'The event is full.' USING ERRCODE = '23514', CONSTRAINT = 'event_is_full';
        END IF;${networks}
      END LOOP;
      RETURN NULL;
    END $$;`;

/** Counted under the event's lock, as the capacity is: of those who come at once, no more get through. */
const NETWORKS = `
        IF limited.network_places IS NOT NULL AND EXISTS (
          SELECT FROM registration own JOIN added ON added.registration_id = own.id
           WHERE own.network IS NOT NULL AND NOT added.spam AND (
                 unpaid_places_of(limited.id, own.network, NULL) > limited.network_places
              OR unpaid_places_of(limited.id, NULL, own.site) > 2 * limited.network_places)) THEN
          RAISE EXCEPTION 'Too many unpaid places.' USING ERRCODE = '23514', CONSTRAINT = 'event_network_places';
        END IF;`;

/**
 * Unpaid places are held for a time and then given back; one network holds only so many of them; a large group counts
 * once its e-mail is confirmed. Whoever fits goes on while a group that waits does not. What is registered already was
 * promised without an end, and has none.
 */
export class HoldPlaces1763900000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      ALTER TABLE event ADD hold_hours integer DEFAULT 72
          CONSTRAINT event_hold_hours_range CHECK (hold_hours BETWEEN 1 AND 8760),
        ADD network_places integer DEFAULT 100
          CONSTRAINT event_network_places_range CHECK (network_places BETWEEN 1 AND 1000000);
      ALTER TABLE registration ADD held_until timestamptz(3), ADD network varchar(43), ADD site varchar(43);
      CREATE INDEX registration_held ON registration (held_until, id) WHERE held_until IS NOT NULL;
      CREATE INDEX registration_network ON registration (event_id, network) WHERE network IS NOT NULL;
      CREATE INDEX registration_site ON registration (event_id, site) WHERE site IS NOT NULL;
      ALTER TABLE delegate ADD unconfirmed boolean NOT NULL DEFAULT false;

      CREATE FUNCTION unpaid_places_of(of_event uuid, of_network text, of_site text) RETURNS integer
        LANGUAGE sql STABLE AS $$
        SELECT count(*)::integer FROM registration r JOIN delegate d ON d.registration_id = r.id
         WHERE r.event_id = of_event AND (r.network = of_network OR r.site = of_site)
           AND NOT d.payment_status AND NOT d.spam AND d.cancelled_at IS NULL $$;
      CREATE FUNCTION event_line_fits(of_event uuid, free integer) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT FROM waiting_entry
          WHERE event_id = of_event AND state = 'waiting' AND NOT spam AND places <= free) $$;
      ${counted(' AND (NOT unconfirmed OR payment_status)')}
      ${guard(NETWORKS)}
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ${guard('')}
      ${counted('')}
      DROP FUNCTION event_line_fits;
      DROP FUNCTION unpaid_places_of;
      ALTER TABLE delegate DROP COLUMN unconfirmed;
      ALTER TABLE registration DROP COLUMN held_until, DROP COLUMN network, DROP COLUMN site;
      ALTER TABLE event DROP COLUMN hold_hours, DROP COLUMN network_places;
    `);
  }
}
