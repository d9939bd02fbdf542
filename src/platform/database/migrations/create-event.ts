import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first event, which every delegate of before belongs to. */
const FIRST_EVENT = '019a8f0e-7c1b-7d3a-9f21-000000000001';

/**
 * Events as records, so that several may exist. A statement that adds delegates to an event with a limit locks the
 * event and counts under that lock: of those who come at once, no more get through than there are places.
 */
export class CreateEvent1763772000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL statement_timeout = 0;
      CREATE TABLE event (
        id uuid CONSTRAINT event_pkey PRIMARY KEY,
        slug varchar(60) NOT NULL CONSTRAINT event_slug_key UNIQUE
          CONSTRAINT event_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        name varchar(150) NOT NULL,
        kind varchar(100),
        summary varchar(2000),
        starts_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL,
        venue_name varchar(150) NOT NULL,
        venue_street varchar(200),
        venue_city varchar(100),
        venue_country varchar(100),
        fee_centavos integer NOT NULL,
        includes varchar(500),
        gcash_name varchar(100),
        gcash_number varchar(30),
        gcash_qr varchar(600),
        pay_by_gcash varchar(1000),
        pay_by_bank_transfer varchar(1000),
        pay_by_cash varchar(1000),
        payment_due_at timestamptz(3),
        capacity integer,
        registration_opens_at timestamptz(3),
        registration_closes_at timestamptz(3),
        state varchar(20) NOT NULL DEFAULT 'draft'
          CONSTRAINT event_state_known CHECK (state IN ('draft', 'published', 'cancelled')),
        details jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT event_ends_after_start CHECK (ends_at > starts_at),
        CONSTRAINT event_fee_range CHECK (fee_centavos BETWEEN 0 AND 100000000),
        CONSTRAINT event_capacity_range CHECK (capacity BETWEEN 1 AND 1000000)
      );
      CREATE INDEX event_starts_at ON event (starts_at, id);

      INSERT INTO event (id, slug, name, kind, summary, starts_at, ends_at, venue_name, venue_street, venue_city,
        venue_country, fee_centavos, includes, gcash_name, gcash_number, gcash_qr, pay_by_gcash, pay_by_bank_transfer,
        pay_by_cash, payment_due_at, state)
      VALUES ('${FIRST_EVENT}', 'common-ground-2027', 'Common Ground 2027', 'Church Leaders’ Conference',
        'Two days for pastors, ministry leaders and church treasurers on land, buildings and stewardship: how congregations find a home, pay for it, and open it to their town.',
        '2027-02-19T08:30:00+08:00', '2027-02-20T16:30:00+08:00', 'Harborview Convention Hall', 'Cebu Business Park',
        'Cebu City', 'Philippines', 150000, 'Meals on both days, workbook and certificate', 'Stealth Land Events',
        '0900 550 2027',
        '00020101021127580012com.p2pqrpay0111GXCHPHM2XXX0208999644030411090055020275204601653036085802PH5919STEALTH LAND EVENTS6009Cebu City6304C9B9',
        'Send the amount in the GCash app, and keep a screenshot of the receipt.',
        'Write to events@stealthland.ph with your name and church. We answer with the bank, the account’s number and its name, which is that of the event. Keep the receipt of the transfer.',
        'Pay at the registration desk on the first morning, from 7:30 am. You need no receipt before that: your name is on the list.',
        '2027-02-05T23:59:59+08:00', 'published');

      ALTER TABLE delegate ADD event_id uuid NOT NULL DEFAULT '${FIRST_EVENT}'
        CONSTRAINT delegate_event_id REFERENCES event (id);
      CREATE INDEX delegate_event ON delegate (event_id, created_at, id);

      -- Suspected spam takes no place: a robot must not close an event.
      CREATE FUNCTION event_places_taken(of_event uuid) RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT count(*)::integer FROM delegate WHERE event_id = of_event AND NOT spam $$;

      CREATE FUNCTION refuse_more_than_capacity() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE limited record;
        BEGIN
          FOR limited IN SELECT id, capacity FROM event WHERE capacity IS NOT NULL
            AND id IN (SELECT event_id FROM added) ORDER BY id FOR NO KEY UPDATE
          LOOP
            IF event_places_taken(limited.id) > limited.capacity THEN
              RAISE EXCEPTION 'The event is full.' USING ERRCODE = '23514', CONSTRAINT = 'event_is_full';
            END IF;
          END LOOP;
          RETURN NULL;
        END $$;
      -- After the foreign key's own trigger, which waits for whoever is changing the event.
      CREATE TRIGGER delegate_within_capacity AFTER INSERT ON delegate REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_more_than_capacity();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER delegate_within_capacity ON delegate;
      DROP FUNCTION refuse_more_than_capacity;
      DROP FUNCTION event_places_taken;
      ALTER TABLE delegate DROP COLUMN event_id;
      DROP TABLE event;
    `);
  }
}
