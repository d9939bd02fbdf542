import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who waits for places at a full event. Places that are offered are taken until the offer ends, so that nobody else
 * gets them meanwhile.
 */
export class CreateWaitingList1763794000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE waiting_entry (
        id uuid CONSTRAINT waiting_entry_pkey PRIMARY KEY,
        uuid uuid NOT NULL CONSTRAINT waiting_entry_uuid_key UNIQUE,
        event_id uuid NOT NULL CONSTRAINT waiting_entry_event_id REFERENCES event (id),
        places smallint NOT NULL CONSTRAINT waiting_entry_places_range CHECK (places BETWEEN 1 AND 50),
        contact_first_name varchar(100) NOT NULL,
        contact_last_name varchar(100) NOT NULL,
        contact_email varchar(254) NOT NULL,
        contact_phone_number varchar(15) NOT NULL,
        asked jsonb NOT NULL,
        state varchar(20) NOT NULL DEFAULT 'waiting'
          CONSTRAINT waiting_entry_state_known CHECK (state IN ('waiting', 'offered', 'accepted', 'ended', 'left')),
        offered_until timestamptz(3),
        registration_id uuid CONSTRAINT waiting_entry_registration_id REFERENCES registration (id) ON DELETE SET NULL,
        spam boolean NOT NULL DEFAULT false,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        decided_at timestamptz(3)
      );
      CREATE INDEX waiting_entry_line ON waiting_entry (event_id, created_at, id);
      CREATE INDEX waiting_entry_open ON waiting_entry (event_id, state) WHERE state IN ('waiting', 'offered');

      CREATE OR REPLACE FUNCTION event_places_taken(of_event uuid) RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT (SELECT count(*) FROM delegate WHERE event_id = of_event AND NOT spam)::integer
             + (SELECT coalesce(sum(places), 0) FROM waiting_entry
                 WHERE event_id = of_event AND state = 'offered' AND offered_until > now())::integer $$;
      CREATE FUNCTION event_has_line(of_event uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT FROM waiting_entry WHERE event_id = of_event AND state = 'waiting' AND NOT spam) $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION event_places_taken(of_event uuid) RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT count(*)::integer FROM delegate WHERE event_id = of_event AND NOT spam $$;
      DROP FUNCTION event_has_line;
      DROP TABLE waiting_entry;
    `);
  }
}
