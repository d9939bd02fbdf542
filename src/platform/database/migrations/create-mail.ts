import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sortIndex, textIndex } from './listed-table.js';

/** Mails as records, and which of them staff want. */
export class CreateMail1763763000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE mail (
        id uuid CONSTRAINT mail_pkey PRIMARY KEY,
        template text NOT NULL,
        to_address text NOT NULL,
        subject text,
        resource text NOT NULL,
        record_id uuid NOT NULL,
        recipient_id uuid,
        key text,
        state text NOT NULL DEFAULT 'queued' CONSTRAINT mail_state_known
          CHECK (state IN ('queued', 'sent', 'retrying', 'failed', 'uncertain', 'withheld')),
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        handing_over_at timestamptz,
        uncertain_at timestamptz,
        next_attempt_at timestamptz,
        sent_at timestamptz,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        search_text text
      );
      CREATE INDEX mail_record ON mail (record_id);
      CREATE INDEX mail_created_at ON mail (created_at, id);
      CREATE INDEX mail_to_address ON mail (to_address, created_at);
      CREATE UNIQUE INDEX mail_key ON mail (key) WHERE key IS NOT NULL;
      CREATE INDEX mail_unsent ON mail (state) WHERE state IN ('withheld', 'failed', 'uncertain');
      ${['template', 'to_address', 'subject'].map((column) => textIndex('mail', column)).join('\n')}
      ${sortIndex('mail', 'sent_at')}

      CREATE INDEX mail_search_text ON mail USING gin (search_text gin_trgm_ops) WITH (gin_pending_list_limit = 65536);

      CREATE FUNCTION mail_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.search_text := search_text(concat_ws(E'\\n', NEW.to_address, NEW.subject));
          RETURN NEW;
        END $$;
      CREATE TRIGGER mail_search_text BEFORE INSERT OR UPDATE OF to_address, subject ON mail
        FOR EACH ROW EXECUTE FUNCTION mail_search_text();
      CREATE TRIGGER mail_count_inserted AFTER INSERT ON mail REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER mail_count_deleted AFTER DELETE ON mail REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER mail_count_updated AFTER UPDATE ON mail FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
      CREATE TRIGGER mail_count_emptied AFTER TRUNCATE ON mail FOR EACH STATEMENT EXECUTE FUNCTION count_rows();

      ALTER TABLE staff ADD inquiry_mail text NOT NULL DEFAULT 'at-once'
          CONSTRAINT staff_inquiry_mail_known CHECK (inquiry_mail IN ('at-once', 'daily', 'none')),
        ADD proofs_mail boolean NOT NULL DEFAULT true;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE staff DROP COLUMN inquiry_mail, DROP COLUMN proofs_mail;
      DROP TABLE mail;
      DROP FUNCTION mail_search_text;
      DELETE FROM row_count WHERE table_name = 'mail';
    `);
  }
}
