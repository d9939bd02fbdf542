import type { MigrationInterface, QueryRunner } from 'typeorm';

const SOURCES = [
  ['landing_page', 300],
  ['referrer', 300],
  ['utm_source', 100],
  ['utm_medium', 100],
  ['utm_campaign', 100],
  ['utm_term', 100],
  ['utm_content', 100],
  ['agent_code', 40],
] as const;

/** Of the sources, those that staff filter by; few inquiries have one. */
const FOUND_BY = ['utm_source', 'utm_campaign', 'agent_code'];

const SEARCHED = [
  'first_name',
  'last_name',
  'phone_number',
  'country',
  'project_interest',
  'email',
  'place',
  'where_did_find_about_us',
  'message',
];

const searchText = (columns: string[]) => `
  CREATE OR REPLACE FUNCTION inquiry_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search_text := search_text(concat_ws(E'\\n', ${columns.map((column) => `NEW.${column}`).join(', ')}));
      RETURN NEW;
    END $$;`;

const OPEN = `status IN ('new', 'contacted', 'qualified', 'viewing')`;

/**
 * The work that staff do on an inquiry stands beside what the visitor sent, in the same row, so that lists are filtered
 * and sorted by one index. Only these columns ever change.
 */
export class AddInquiryWork1763785000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE inquiry
        ADD status text NOT NULL DEFAULT 'new' CONSTRAINT inquiry_status_known CHECK
          (status IN ('new', 'contacted', 'qualified', 'viewing', 'reserved', 'lost', 'spam')),
        ADD lost_reason text CONSTRAINT inquiry_lost_reason_known CHECK
          (lost_reason IN ('price', 'location', 'timing', 'bought-elsewhere', 'no-answer', 'not-interested', 'other')),
        ADD assignee_id uuid CONSTRAINT inquiry_assignee_id_fkey REFERENCES staff ON DELETE SET NULL,
        ADD assigned_at timestamptz(3),
        ADD returned_at timestamptz(3),
        ADD answered_at timestamptz(3),
        ADD next_step varchar(200),
        ADD next_step_on date,
        ${SOURCES.map(([name, length]) => `ADD ${name} varchar(${length})`).join(',\n        ')};

      UPDATE inquiry SET status = 'spam' WHERE spam;

      ALTER TABLE inquiry
        ADD CONSTRAINT inquiry_lost_has_reason CHECK ((status = 'lost') = (lost_reason IS NOT NULL)),
        ADD CONSTRAINT inquiry_spam_is_status CHECK ((status = 'spam') = spam);

      CREATE FUNCTION inquiry_spam_status() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.status := 'spam';
          RETURN NEW;
        END $$;
      CREATE TRIGGER inquiry_spam_status BEFORE INSERT ON inquiry
        FOR EACH ROW WHEN (NEW.spam) EXECUTE FUNCTION inquiry_spam_status();

      CREATE INDEX inquiry_open ON inquiry (created_at, id) INCLUDE (assignee_id, answered_at) WHERE ${OPEN};
      CREATE INDEX inquiry_status ON inquiry (status, created_at, id);
      CREATE INDEX inquiry_assignee_id ON inquiry (assignee_id, created_at, id) WHERE assignee_id IS NOT NULL;
      CREATE INDEX inquiry_next_step_on ON inquiry (next_step_on, id);
      ${FOUND_BY.map(
        (column) => `CREATE INDEX inquiry_${column}_key ON inquiry (search_key(${column}) COLLATE "C", id)
          WHERE ${column} IS NOT NULL;`,
      ).join('\n')}
      ${searchText([...SEARCHED, ...FOUND_BY])}

      CREATE TABLE inquiry_note (
        id uuid CONSTRAINT inquiry_note_pkey PRIMARY KEY,
        inquiry_id uuid NOT NULL CONSTRAINT inquiry_note_inquiry_id_fkey REFERENCES inquiry ON DELETE CASCADE,
        kind text NOT NULL CONSTRAINT inquiry_note_kind_known CHECK (kind IN ('note', 'answer')),
        text varchar(5000),
        via text CONSTRAINT inquiry_note_via_known CHECK (via IN ('mail', 'phone', 'whatsapp', 'viber', 'in-person')),
        author_kind text NOT NULL,
        author_id uuid,
        author_name text,
        before jsonb,
        created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        taken_back_at timestamptz(3),
        CONSTRAINT inquiry_note_whole CHECK ((kind = 'note') = (text IS NOT NULL) AND (kind = 'answer') = (via IS NOT NULL))
      );
      CREATE INDEX inquiry_note_inquiry_id ON inquiry_note (inquiry_id, created_at);

      CREATE TABLE inquiry_settings (
        single boolean CONSTRAINT inquiry_settings_pkey PRIMARY KEY DEFAULT true
          CONSTRAINT inquiry_settings_single CHECK (single),
        data jsonb NOT NULL,
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE inquiry_settings;
      DROP TABLE inquiry_note;
      ${searchText(SEARCHED)}
      DROP TRIGGER inquiry_spam_status ON inquiry;
      DROP FUNCTION inquiry_spam_status;
      ALTER TABLE inquiry
        DROP COLUMN status, DROP COLUMN lost_reason, DROP COLUMN assignee_id, DROP COLUMN assigned_at,
        DROP COLUMN returned_at, DROP COLUMN answered_at, DROP COLUMN next_step, DROP COLUMN next_step_on,
        ${SOURCES.map(([name]) => `DROP COLUMN ${name}`).join(', ')};
    `);
  }
}
