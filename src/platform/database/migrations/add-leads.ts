import type { MigrationInterface, QueryRunner } from 'typeorm';

const AGREES = 'inquiry_agree_terms_true';

/**
 * Inquiries that came another way than by the site's forms. Whoever called agreed to nothing, and may have given one way to
 * reach them alone. A next step has an hour and may be a viewing; a colleague's are also a calendar, known by its key.
 */
export class AddLeads1764000300001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE inquiry
        ALTER phone_number DROP NOT NULL,
        ALTER email DROP NOT NULL,
        ADD channel text NOT NULL DEFAULT 'website' CONSTRAINT inquiry_channel_known CHECK
          (channel IN ('website', 'telephone', 'walk-in', 'messenger', 'referral', 'agent', 'other')),
        ADD external_id varchar(200),
        ADD next_step_time varchar(5) CONSTRAINT inquiry_next_step_time_of_day CHECK
          (next_step_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        ADD next_step_kind text NOT NULL DEFAULT 'task' CONSTRAINT inquiry_next_step_kind_known CHECK
          (next_step_kind IN ('task', 'viewing')),
        ADD next_step_project varchar(200),
        ADD next_step_place varchar(200),
        DROP CONSTRAINT ${AGREES},
        ADD CONSTRAINT ${AGREES} CHECK (agree_terms OR channel <> 'website'),
        ADD CONSTRAINT inquiry_reachable CHECK (phone_number IS NOT NULL OR email IS NOT NULL);
      CREATE UNIQUE INDEX inquiry_external_id ON inquiry (external_id) WHERE external_id IS NOT NULL;
      CREATE INDEX inquiry_viewing ON inquiry (next_step_on, id) WHERE next_step_kind = 'viewing';
      ALTER TABLE staff ADD calendar_key uuid;
      CREATE UNIQUE INDEX staff_calendar_key ON staff (calendar_key);
      CREATE TABLE list_view (
        id uuid CONSTRAINT list_view_pkey PRIMARY KEY,
        staff_id uuid NOT NULL CONSTRAINT list_view_staff_id_fkey REFERENCES staff ON DELETE CASCADE,
        resource text NOT NULL,
        name varchar(60) NOT NULL,
        filter jsonb NOT NULL,
        sort jsonb NOT NULL,
        shared boolean NOT NULL DEFAULT false,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX list_view_name ON list_view (staff_id, resource, name);
    `);
  }

  /** What the columns before could not hold goes: a lead that agreed to nothing, or that has one way to be reached. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM inquiry WHERE phone_number IS NULL OR email IS NULL OR NOT agree_terms;
      ALTER TABLE inquiry
        ALTER phone_number SET NOT NULL,
        ALTER email SET NOT NULL,
        DROP CONSTRAINT ${AGREES},
        DROP CONSTRAINT inquiry_reachable,
        DROP COLUMN channel, DROP COLUMN external_id, DROP COLUMN next_step_time, DROP COLUMN next_step_kind,
        DROP COLUMN next_step_project, DROP COLUMN next_step_place,
        ADD CONSTRAINT ${AGREES} CHECK (agree_terms);
      ALTER TABLE staff DROP COLUMN calendar_key;
      DROP TABLE list_view;
    `);
  }
}
