import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A place may be given back, or passed on to somebody else. A cancelled delegate stays on the list and takes no place;
 * a ticket whose place was passed on is remembered, so that the door can say what became of it. Links let the contact
 * do this: of a token only its SHA-256 is kept.
 */
export class AddCancellation1763796000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      ALTER TABLE delegate ADD cancelled_at timestamptz(3), ADD cancelled_because varchar(300);
      CREATE INDEX delegate_cancelled ON delegate (created_at, id) WHERE cancelled_at IS NOT NULL;
      ALTER TABLE event ADD changes_close_at timestamptz(3);

      CREATE TABLE former_ticket (
        uuid uuid CONSTRAINT former_ticket_pkey PRIMARY KEY,
        delegate_id uuid NOT NULL CONSTRAINT former_ticket_delegate_id REFERENCES delegate (id) ON DELETE CASCADE,
        event_id uuid NOT NULL CONSTRAINT former_ticket_event_id REFERENCES event (id) ON DELETE CASCADE,
        ended_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX former_ticket_delegate ON former_ticket (delegate_id);
      CREATE INDEX former_ticket_event ON former_ticket (event_id);
      CREATE INDEX former_ticket_door ON former_ticket (substr(sha256(uuid_send(uuid)), 1, 16));

      CREATE TABLE registration_link (
        hash text CONSTRAINT registration_link_pkey PRIMARY KEY,
        registration_id uuid NOT NULL
          CONSTRAINT registration_link_registration_id REFERENCES registration (id) ON DELETE CASCADE,
        purpose text NOT NULL CONSTRAINT registration_link_purpose_known CHECK (purpose IN ('change')),
        expires_at timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX registration_link_registration ON registration_link (registration_id);

      CREATE OR REPLACE FUNCTION event_places_taken(of_event uuid) RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT (SELECT count(*) FROM delegate WHERE event_id = of_event AND NOT spam AND cancelled_at IS NULL)::integer
             + (SELECT coalesce(sum(places), 0) FROM waiting_entry
                 WHERE event_id = of_event AND state = 'offered' AND offered_until > now())::integer $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION event_places_taken(of_event uuid) RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT (SELECT count(*) FROM delegate WHERE event_id = of_event AND NOT spam)::integer
             + (SELECT coalesce(sum(places), 0) FROM waiting_entry
                 WHERE event_id = of_event AND state = 'offered' AND offered_until > now())::integer $$;
      DROP TABLE registration_link;
      DROP TABLE former_ticket;
      ALTER TABLE event DROP COLUMN changes_close_at;
      ALTER TABLE delegate DROP COLUMN cancelled_at, DROP COLUMN cancelled_because;
    `);
  }
}
