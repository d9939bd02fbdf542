import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Viewings are booked: in hours that staff state, by visitors who take one. */
export class Viewings1795882205000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE viewing_hours (
      id uuid NOT NULL CONSTRAINT viewing_hours_pkey PRIMARY KEY,
      staff_id uuid NOT NULL CONSTRAINT viewing_hours_staff_id_fkey REFERENCES staff(id) ON DELETE CASCADE,
      project varchar(100),
      days integer[] NOT NULL,
      opens varchar(5) NOT NULL,
      closes varchar(5) NOT NULL,
      minutes integer NOT NULL,
      at_once integer NOT NULL,
      how text NOT NULL,
      place varchar(200),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT viewing_hours_days_of_week CHECK (cardinality(days) > 0 AND days <@ ARRAY[1, 2, 3, 4, 5, 6, 7]),
      CONSTRAINT viewing_hours_closes_later CHECK (closes > opens),
      CONSTRAINT viewing_hours_range CHECK (minutes BETWEEN 10 AND 480 AND at_once BETWEEN 1 AND 100),
      CONSTRAINT viewing_hours_how_known CHECK (how IN ('site', 'video', 'both')))`);
    await db.query('CREATE INDEX viewing_hours_staff_id ON viewing_hours (staff_id)');
    await db.query(`CREATE TABLE viewing_day_off (
      id uuid NOT NULL CONSTRAINT viewing_day_off_pkey PRIMARY KEY,
      staff_id uuid CONSTRAINT viewing_day_off_staff_id_fkey REFERENCES staff(id) ON DELETE CASCADE,
      first_day date NOT NULL,
      last_day date NOT NULL,
      name varchar(100),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT viewing_day_off_ends_later CHECK (last_day >= first_day))`);
    await db.query(`CREATE TABLE viewing (
      id uuid NOT NULL CONSTRAINT viewing_pkey PRIMARY KEY,
      inquiry_id uuid NOT NULL CONSTRAINT viewing_inquiry_id_fkey REFERENCES inquiry(id) ON DELETE CASCADE,
      staff_id uuid,
      project varchar(100) NOT NULL,
      starts_at timestamptz(3) NOT NULL,
      minutes integer NOT NULL,
      how text NOT NULL,
      video_link varchar(500),
      time_zone varchar(60) NOT NULL,
      state text NOT NULL DEFAULT 'booked',
      called_off_by text,
      sequence integer NOT NULL DEFAULT 0,
      reminded_at timestamptz(3),
      network text,
      site text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      changed_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT viewing_how_known CHECK (how IN ('site', 'video')),
      CONSTRAINT viewing_state_known CHECK (state IN ('booked', 'called-off')),
      CONSTRAINT viewing_called_off_by_known CHECK (called_off_by IN ('visitor', 'staff')),
      CONSTRAINT viewing_called_off_by_somebody CHECK ((state = 'called-off') = (called_off_by IS NOT NULL)))`);
    await db.query('CREATE INDEX viewing_inquiry_id ON viewing (inquiry_id)');
    await db.query('CREATE INDEX viewing_starts_at ON viewing (starts_at)');
    await db.query('CREATE INDEX viewing_staff_id ON viewing (staff_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE viewing');
    await db.query('DROP TABLE viewing_day_off');
    await db.query('DROP TABLE viewing_hours');
  }
}
